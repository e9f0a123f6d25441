import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const CONTRACT = phrases(
  "your fee|fees",
  "pay you",
  "you will be paid",
  "receive ..6 @money",
  "@money for each|every|the",
);

const DISCLOSES = phrases("disclose*|disclosure|published|publish|transparency");

/** Clause 30: people under contract are told that payments are published in total. */
export const told = written({
  id: "clause-30/told",
  requirement: "30.contract-reference",
  severity: "LOW",
  duty: "should",
  themes: ["disclosure-transfers-of-value", "contracted-services"],
  when: [
    {
      audience: ["patients"],
      is: ["payments to the public", "an agreement"],
      isNot: ["a disclosure page"],
      says: CONTRACT,
    },
    {
      audience: ["patients"],
      is: ["payments to the public", "an engagement of a person"],
      isNot: ["a disclosure page"],
      says: CONTRACT,
    },
  ],
  faults: [
    {
      missing: DISCLOSES,
      issue: "The agreement should say that such payments are published each year in total.",
      add: "\nPayments of this kind are published each year in total, without names.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Agreement with a patient ambassador\nYour fee is £200 for the talk.",
        audience: "patients",
        channel: "email",
        why: "no word of disclosure",
      },
      {
        text: "Creator agreement\nWe will pay you £150 for each film.",
        audience: "patients",
        channel: "email",
        why: "no word of disclosure",
      },
    ],
    clean: [
      {
        text: "Agreement with a patient ambassador\nYour fee is £200. Payments are published in total each year.",
        audience: "patients",
        channel: "email",
        why: "told",
      },
      {
        text: "Creator agreement\nWe will pay you £150. Such payments are disclosed each year.",
        audience: "patients",
        channel: "email",
        why: "told",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", audience: "patients", why: "nobody is paid" }],
  },
});
