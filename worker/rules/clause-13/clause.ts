import type { Clause, ClauseWords } from "../types.ts";
import { extraInformation } from "./extra-information.ts";
import { misused } from "./misused.ts";
import { placement } from "./placement.ts";
import { requiredItems } from "./required-items.ts";
import { size } from "./size.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  placement: {
    headline: "Abbreviated advertisement in the wrong medium",
    asks: "it may appear only in a printed professional publication (Clause 13.2)",
    action: "add",
    advice: "Add full prescribing information, or publish it in a printed professional publication only.",
  },
  size: {
    headline: "Abbreviated advertisement too large",
    asks: "it must be no larger than 420 square centimetres (Clause 13.3)",
    action: "add",
    advice: "Add prescribing information, or reduce the advertisement to 420 square centimetres.",
  },
  "required-items": {
    headline: "Abbreviated advertisement lacks a required item",
    asks: "it must carry every item that Clause 13.4 lists",
    action: "add",
    advice: "Add the missing item.",
  },
  "extra-information": {
    headline: "Abbreviated advertisement gives too much",
    asks: "it may carry only what Clause 13 permits",
    action: "ask",
    advice:
      "Keep to the items that Clause 13 allows and lose none of them, or use a full advertisement with prescribing information.",
  },
  misused: {
    headline: "Abbreviated advertisement used where it may not be",
    asks: "abbreviated advertisements are for printed professional publications only (Clause 13.1)",
    action: "ask",
    advice: "Use a full advertisement with prescribing information.",
  },
};

/** Clause 13: Abbreviated Advertisements. */
export const clause13: Clause = {
  number: 13,
  engaged: ({ promotion, obligatory }) => promotion.owesObligatoryItems && obligatory.abbreviated.claimed,
  checks: [placement, size, requiredItems, extraInformation, misused],
  words: WORDS,
  human: [],
};
