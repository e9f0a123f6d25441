import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { disclosed } from "./disclosed.ts";
import { keptFromView } from "./kept-from-view.ts";
import { named } from "./named.ts";
import { told } from "./told.ts";

const DISCLOSURE_UK = phrases("disclosure uk");

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  disclosed: {
    headline: "Payment kept out of disclosure",
    asks: "transfers of value must be published each year (Clause 28.1)",
    action: "do-not-use",
    advice: "Do not use this material; disclose the payment and correct the record.",
  },
  named: {
    headline: "Recipients grouped without being asked",
    asks: "transfers are published for each recipient who agrees (Clause 28.1)",
    action: "ask",
    advice: "Ask the recipients; give a total only for those who refuse.",
  },
  told: {
    headline: "Recipients not told of disclosure",
    asks: "recipients should be told of the disclosure and its basis (Clause 28.1)",
    action: "add",
    advice: "Tell recipients that payments are published.",
  },
  "kept-from-view": {
    headline: "Payment kept out of disclosure",
    asks: "transfers of value must be published each year (Clause 28.1)",
    action: "do-not-use",
    advice: "Do not use this material; disclose the payment and correct the record.",
  },
};

/** Clause 28: Annual Disclosure of Transfers of Value to Professionals and Healthcare Organisations. */
export const clause28: Clause = {
  number: 28,
  engaged: (facts) => hasPhrase(DISCLOSURE_UK, facts) || facts.dealings.disclosurePage,
  checks: [disclosed, named, told, keptFromView],
  words: WORDS,
  human: [],
};
