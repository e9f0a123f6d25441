import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";

const RECIPIENTS = phrases(
  `professional|professionals|doctors|doctor|nurses|pharmacists|makers|organisations|${CARE_PLACE}|consultants`,
);
/** Names left out although nobody was asked; a total for those who refused is allowed. */
const NAMES_LEFT_OUT = phrases(
  `individual|named|single|each|separate ..2 ${CARE_PLACE}|organisations|organisation|doctors|recipients|professionals ..4 not|never ..3 listed|shown|named|given|published|broken|separated|identified`,
  "not|without|no ..6 by name|recipient|organisation|hospital|individual",
  `one|single|combined total|figure|sum|line ..6 all|every ..3 ${CARE_PLACE}|organisations|doctors|professionals`,
  "consent|permission|agreement ..4 not|never ..3 sought|asked|requested|obtained|collected|looked",
  "not|never|nobody|without ..4 asked|asking|sought|seeking|requested ..4 consent|permission|agreement",
  "names|individual|individuals|recipients ..8 not|never ..3 shown|given|published|disclosed|listed ..10 policy|simplicity|simpler|short|brief|space|choice|confidential|commercial",
);

/** Clause 28.1: transfers of value are published for each recipient; a total only for those who withhold consent. */
export const named = written({
  id: "clause-28/named",
  requirement: "28.trigger-payment",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  when: { is: ["a disclosure page"], says: [RECIPIENTS] },
  faults: [
    {
      denies: NAMES_LEFT_OUT,
      near: RECIPIENTS,
      issue:
        "{words} gives a total where nobody was asked. Transfers of value are published for each recipient, and in total only for those who do not agree to be named.",
      advice: "Ask the recipients, publish by name, and give a total only for those who refuse.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Our payments in 2024: transfers of value\nPublished 20 June 2025\n[[Doctors: £40,000 in total, as consent was not sought.]]",
        audience: "patients",
        channel: "website",
        why: "nobody asked",
      },
      {
        text: "Transparency: transfers of value, calendar year 2024\n[[Health professionals: £9,000; names are not shown for simplicity.]]",
        audience: "patients",
        channel: "website",
        why: "names left out by choice",
      },
    ],
    clean: [
      {
        text: "Transparency: transfers of value, calendar year 2024\nHealth professionals are named on Disclosure UK; the sums of those who refused consent are in one total.",
        audience: "patients",
        channel: "website",
        why: "a total for refusals only",
      },
      {
        text: "Transparency: transfers of value, calendar year 2024\nPatients are not named. Doctors are listed one by one.",
        audience: "patients",
        channel: "website",
        why: "professionals are named",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no disclosure" }],
  },
});
