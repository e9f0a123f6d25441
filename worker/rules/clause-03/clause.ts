import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause } from "../types.ts";
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
  ],
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
