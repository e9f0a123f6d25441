import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";

const PAYS = phrases(
  "@money a|per|each patient|start|switch",
  "@money|paid|pay|receive|bonus|fee|earn ..10 per|each|every ..6 patient|patients|start|switch|prescription|recruit",
  "per|each|every ..4 patient|start|switch ..10 @money|paid|bonus",
);

const STARTED = phrases(
  `start|starts|started|${SWITCH}|change|changed|prescribe|prescribed|put|initiated|recruited|recruit|new|enrolled|move|moved`,
);

const WORK_RECORDED = phrases("completed|complete ..3 record|records|set|sets|form|forms|visit");

/** Clause 22.1: fair pay for work done, never by prescription or patient started. */
export const studyPay = written({
  id: "clause-22/study-pay",
  requirement: "22.payment-reasonable",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "inducement-and-gifts"],
  when: { is: ["an invitation to a study", "sums of money"] },
  faults: [
    {
      says: PAYS,
      near: STARTED,
      unless: WORK_RECORDED,
      issue:
        "{words} pays by patient started, not for work done. Pay in a study must be fair market value and no inducement to prescribe.",
      advice: "Pay a fair sum for the time that the records take.",
    },
  ],
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
});
