import { isStudyInvitation } from "../concepts/dealings.ts";
import { clip, hitsIn } from "../engine/hits.ts";
import type { Check } from "../types.ts";
import { paidByStart } from "./words.ts";

/** Clause 22.1: fair pay for work done, never by prescription or patient started. */
export const studyPay: Check = {
  id: "clause-22/study-pay",
  requirement: "22.payment-reasonable",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "inducement-and-gifts"],
  applies: (facts) => isStudyInvitation(facts) && facts.dealings.sums.length > 0,
  find: (facts) =>
    hitsIn(
      facts,
      paidByStart(facts),
      (words) =>
        `“${clip(words)}” pays by patient started, not for work done. Pay in a study must be fair market value and no inducement to prescribe.`,
      "Pay a fair sum for the time that the records take.",
    ),
  examples: {
    flagged: [
      {
        text: "Join our observational programme.\n[[We pay £200 for each patient you start on Zelvorin.]]",
        why: "by patient started",
      },
      { text: "Take part in our registry.\n[[Each newly switched patient earns you £60.]]", why: "by switch" },
    ],
    clean: [
      {
        text: "Join our registry. Your hospital receives £48 for each completed set of records, fair market value for 70 minutes.",
        why: "for work done",
      },
      {
        text: "Take part in our observational study: £40 per hour for completing case report forms.",
        why: "by the hour",
      },
    ],
    inapplicable: [{ text: "Zelvorin costs £20 for each patient.", why: "no study" }],
  },
};
