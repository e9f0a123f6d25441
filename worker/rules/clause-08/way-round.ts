import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import {
  AFTER_APPROVAL,
  APPROVAL,
  CHANGED,
  EXEMPT_CLAIMED,
  FOR_LATER,
  IN_USE,
  KEEPS_TO_IT,
  NOT_APPROVED,
  NOT_FINAL,
  OTHER_APPROVAL,
  SIGNS,
  STRETCHED,
  UNFIT_SIGNER,
} from "../concepts/approval.ts";
import { holdsBack } from "../concepts/denial.ts";
import type { Check } from "../types.ts";

/** What only a company's material goes through. */
const OURS = /certif|signator|medical|compliance|\bMLR\b|sign(?:ed)?[- ]?off|regulatory/i;
const OTHERS =
  /\b(?:approved|checked|passed|cleared|signed off) by:? [^.\n]{0,40}\b(?:secretary|editor|committee|network|society|trust|charity|collaborative)\b/i;
const PAPERWORK = /\bpaperwork\b/i;
const PAYMENT = /\b(?:grant|donation|honorarium|sponsorship|made out to|bank transfer)\b/i;
const none = [KEEPS_TO_IT, OTHER_APPROVAL];
const COMBINATIONS = [
  { all: [FOR_LATER, APPROVAL, IN_USE], none, why: "puts the piece to use before it has been approved" },
  { all: [AFTER_APPROVAL, CHANGED], none, why: "changes what had been approved" },
  { all: [UNFIT_SIGNER, SIGNS], none, why: "has somebody certify who may not certify this" },
  { all: [NOT_FINAL, APPROVAL], none, why: "takes a look at something else than the final form for certification" },
  { all: [EXEMPT_CLAIMED], none, why: "does without certification" },
  { all: [STRETCHED], none, why: "makes a certificate cover what it does not" },
];

/** 8.1 to 8.5: whoever may certify has certified the final form, beforehand and within two years. */
export const wayRound: Check = {
  id: "clause-08/way-round",
  requirement: "8.final-form",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["certification"],
  applies: ({ submission, promotion }) => submission.audience !== "investors" && promotion.kind !== "product-document",
  find: (facts) =>
    combined(
      COMBINATIONS,
      facts,
      "Material must be certified in its final form, before any use, by a signatory who may do so, and again within two years (Clause 8).",
      ({ sentence }) =>
        !holdsBack(facts, sentence, NOT_APPROVED) &&
        // The papers of a grant or a fee are no certificate.
        !(
          PAPERWORK.test(wordsOf(facts, sentence)) &&
          !OURS.test(wordsOf(facts, sentence)) &&
          standsIn(PAYMENT, facts.view.text)
        ) &&
        // Who passed the pages of a society or a trust is no matter of the Code.
        !(OTHERS.test(wordsOf(facts, sentence)) && !OURS.test(wordsOf(facts, sentence))),
    ),
  examples: {
    flagged: [
      { text: "[[The flyer is going out at noon and the certificate should arrive on Wednesday.]]", why: "sent first" },
      { text: "[[We enlarged the claim after the doctor had passed it.]]", why: "changed afterwards" },
      { text: "[[Our brand manager signed the booklet, as the doctor was abroad.]]", why: "no signatory" },
      { text: "[[She approved the script only; the finished film was never shown to her.]]", why: "another form" },
    ],
    clean: [
      { text: "The flyer waits until the certificate has arrived.", why: "nothing before certification" },
      {
        text: "A word was changed after approval, so the piece has gone back for a new certificate.",
        why: "certified anew",
      },
      { text: "Brand managers may not sign.", why: "a ban" },
      {
        text: "Midland Lung Network study day\n\nThis page was approved by the network's secretary.",
        why: "a society's page",
      },
      { text: "Smooth gel for lines around the eyes, a medical device", audience: "patients", why: "a device" },
      { text: "Zelvorin was approved in 2021 and is used in adults.", why: "a licence" },
    ],
    inapplicable: [
      { text: "Revenue rose by 4%.", audience: "investors", channel: "website", why: "a report to investors" },
    ],
  },
};
