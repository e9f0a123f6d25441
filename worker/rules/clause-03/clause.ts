import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { awaitedAndSold } from "./awaited-and-sold.ts";
import { beforeItsTime } from "./before-its-time.ts";
import { earlyCourting } from "./early-courting.ts";
import { employeeShares } from "./employee-shares.ts";
import { postedEarly } from "./posted-early.ts";
import { preAuthorisation } from "./pre-authorisation.ts";
import { undertakingForgotten } from "./undertaking-forgotten.ts";
import { undertakingRepeat } from "./undertaking-repeat.ts";

const NEIGHBOURING_LAW = phrases(
  "guarantee|guaranteed ..2 results|cure|relief",
  "bought|purchased|rented list",
  "personal|patient data ..6 sold|shared|passed|without",
  "under|children ..1 18s|sixteen|16",
  "pixel|retargeting|lookalike|tracking",
);

const PERSONAL_GIFT = phrases(
  "gift|gifts|voucher|vouchers|hamper|hampers|tickets|ticket|chocolates|champagne|flowers|wine|token|tokens|ipad|cash|present|presents",
);

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "pre-authorisation": {
    headline: "Promotes a medicine before it is licensed",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Hold this material until the licence is granted, or keep to a plain statement of the medicine's status.",
  },
  "awaited-and-sold": {
    headline: "Asks for action before the licence is granted",
    asks: "a medicine must not be promoted before it is authorised (Clauses 3.1 and 11.1)",
    action: "remove",
    advice: "Take the call out; until the licence is granted nothing may be asked of readers.",
  },
  "early-courting": {
    headline: "Builds demand for a medicine not yet licensed",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Check the licence status; hold these words until the medicine is licensed.",
  },
  "posted-early": {
    headline: "Promotion planned before the licence is granted",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Hold the activity until the licence has been granted.",
  },
  "employee-shares": {
    headline: "Staff spread news of an unlicensed medicine",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "remove",
    advice: "Have the like, share or comment withdrawn and take out the instruction.",
  },
  "undertaking-repeat": {
    headline: "Repeats what an earlier ruling found in breach",
    asks: "an undertaking must be kept (Clause 3.3)",
    action: "remove",
    advice: "Take out whatever repeats the claim that was ruled in breach, here and in every other material.",
  },
  "before-its-time": {
    headline: "May promote a medicine or use not yet licensed in the UK",
    asks: "a medicine must not be promoted before its marketing authorisation (Clause 3.1)",
    action: "substantiate",
    advice:
      "Show the UK marketing authorisation that covers it; until it is granted, say nothing that promotes the medicine.",
  },
  "undertaking-forgotten": {
    headline: "Repeats what an undertaking or ruling covers",
    asks: "an undertaking must be complied with (Clause 3.3)",
    action: "ask",
    advice: "Compare the words with the ruling and the undertaking; withdraw what they cover.",
  },
};

/** Clause 3: Obligations. */
export const clause03: Clause = {
  number: 3,
  engaged: () => false,
  checks: [
    preAuthorisation,
    earlyCourting,
    postedEarly,
    employeeShares,
    undertakingRepeat,
    beforeItsTime,
    undertakingForgotten,
    awaitedAndSold,
  ],
  words: WORDS,
  human: [
    {
      requirement: "3.personal-gifts",
      engaged: (facts) => ["hcp", "payers"].includes(facts.submission.audience) && hasPhrase(PERSONAL_GIFT, facts),
      look: "Check that nothing offered to an individual is for personal benefit: gifts, tickets, vouchers, cash and personal services are barred outright (3.5), whatever 19.1 says of inducement.",
    },
    {
      requirement: "3.law-and-codes",
      engaged: (facts) => hasPhrase(NEIGHBOURING_LAW, facts),
      look: "Check this against neighbouring rules as well: the advertising regulations, data protection and the rules of the platform.",
    },
  ],
};
