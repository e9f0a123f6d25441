import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { bargains } from "../dealings/bargain.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { switchServices, tiedBenefits } from "./tied.ts";

const GIVEN = phrases(
  "free|charge|nothing|complimentary|provide|provides|offer|offers|fund|funds|funded|service|support|receive|reward|bonus|discount|donate",
);
/** Whether the piece gives professionals or their organisations anything at all. */
function gives(facts: Facts): boolean {
  return (
    facts.dealings.sums.length > 0 ||
    facts.dealings.grant ||
    bargains(facts).length > 0 ||
    hasPhrase(GIVEN, facts, ownSentences(facts))
  );
}

function find(facts: Facts): Hit[] {
  return [
    ...hitsIn(
      facts,
      tiedBenefits(facts),
      (words) =>
        `“${clip(words)}” ties a benefit to the use of a medicine. A service, grant or payment must not depend on prescribing, switching or a formulary decision.`,
      "Offer the benefit without any tie to a medicine, or not at all.",
    ),
    ...hitsIn(
      facts,
      switchServices(facts),
      (words) =>
        `“${clip(words)}” describes a switch service. A company may support a genuine review with a full choice of treatment, never a change to its own medicine.`,
      "Offer a review in which the prescriber chooses among all suitable treatments, or withdraw the service.",
    ),
  ];
}

/** Clause 19.1: no service, payment or support that depends on the use of a medicine. */
export const tiedService: Check = {
  id: "clause-19/tied-service",
  requirement: "19.service-not-tied",
  severity: "HIGH",
  duty: "must",
  themes: ["inducement-and-gifts", "medical-educational-goods-services", "switch-and-therapy-review"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    !facts.dealings.disclosurePage &&
    gives(facts),
  find,
  examples: {
    flagged: [
      {
        text: "Supply proposal for Zelvorin (tavorimib) syringes\n[[As soon as Zelvorin accounts for 55% of your triptan prescriptions, Northgate will pay £6,000 into the clinic's training fund.]]",
        audience: "payers",
        why: "money for a share of use",
      },
      {
        text: "Dear Mr Obi\nBrackley Vascular would be happy to establish a Vascular Nurse Bursary worth £22,000 at the Trust. [[The money can be transferred as soon as Arterosan (pelocoban) has become the default anticoagulant on your ward charts.]]",
        audience: "payers",
        why: "“the money” takes up the sentence before",
      },
      {
        text: "[[If your board lists Glycontra (dapaglide) by the end of March, we will pay for a diabetes specialist nurse for a year.]]",
        audience: "payers",
        why: "a post for a listing",
      },
      {
        text: "[[For every hundred patients moved to Aerivo the federation receives one further nurse day.]]",
        audience: "payers",
        why: "days by patients moved",
      },
      {
        text: "[[Free nurse for practices that switch to Zelvorin.]] Zelvorin (zelvotriptan) is for migraine.",
        why: "a nurse for switching",
      },
      {
        text: "Zelvorin (zelvotriptan) review service\n[[The audit is free once Zelvorin is added to the formulary.]]",
        audience: "payers",
        why: "free after a formulary decision",
      },
      {
        text: "Zelvorin (zelvotriptan)\n[[Our pharmacists will move suitable patients to Zelvorin on your behalf.]] There is no charge.",
        why: "a switch service",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) for migraine in adults. We provide reprints.\nIf you work in a service that needs approval for a non-formulary medicine, the process is described on the formulary website.",
        why: "the reader's own service, and a way to ask",
      },
      {
        text: "Zelvorin (tavorimib). Our nurses offer a free training course.\nZelvorin should be administered in combination with other medicines for heart failure, in place of an ACE inhibitor, and you will place it first in the order of the chart.",
        why: "the directions of the licence",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWith each order of Tavorel the trust receives the giving sets, and a nurse who trains the ward in its use.",
        why: "sold with what it cannot be given without",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults. Our nurses offer a free training course.\nIf your committee is looking at a formulary listing, we can provide evidence to the lead pharmacist when asked.",
        why: "papers for a committee are no benefit",
      },
      {
        text: "Discount scheme: sign-up form\nZelvorin (tavorimib) 40 mg, list price £20.00, discounted price £15.00.\nThe practice agrees that Northgate will be given sales data by the wholesaler, used for the discount scheme if Zelvorin is ordered, and will be sent the rebate each month.",
        why: "terms of trade",
      },
      {
        text: "Zelvorin (zelvotriptan): we support your budget.\nZelvorin costs £23 per prescription compared with £31 when Merimax is prescribed.",
        audience: "payers",
        why: "two prices compared",
      },
      {
        text: "Practice nurse resources: Zelvorin (tavorimib)\nTo save paper we have decided to move to digital leaflets for Zelvorin.",
        channel: "website",
        why: "leaflets change, not patients",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults. We support your practice.\nIn the study patients who added Zelvorin had 1.9 fewer attacks than with placebo. For every 100 patients changed, £14,700 is saved.",
        audience: "payers",
        why: "a result and a sum of savings",
      },
      {
        text: "Incentive scheme, for representatives only\nZelvorin (zelvotriptan) is for migraine. You earn £15 for each new patient in your territory, up to a fifth of basic pay.",
        channel: "sales",
        why: "what staff are paid",
      },
      {
        text: "Promotional booklet - for respiratory physiotherapists and practice nurses who prescribe\nOur free inhaler clinic pack is open to any practice. Pulmenta (roflucast) is for COPD.",
        why: "the heading says who reads it",
      },
      {
        text: "Once the patient has been stable for three months on Cardexel (noltapride), move to yearly review. Our nurse adviser line is open on weekdays.",
        why: "a course of treatment",
      },
      {
        text: "This is a promotional email from Calder Ltd to doctors and pharmacists who prescribe for rosacea. Free webinar: red faces. Rosavel (ivermizole) will be discussed.",
        channel: "email",
        why: "the line says for whom the piece is",
      },
      {
        text: "Zelvorin (zelvotriptan): our offer of a model.\n100 people each using 15 packs a year: £4,985 against £5,125, a difference of £140.",
        audience: "payers",
        why: "a reckoning",
      },
      {
        text: "Nurse training grant open to any practice, independent of prescribing. Zelvorin (zelvotriptan) is made by us.",
        why: "no tie",
      },
      {
        text: "Zelvorin (zelvotriptan)\nOur nurses teach patients who have been prescribed Zelvorin how to inject, at no charge.",
        why: "support for patients already prescribed it",
      },
      {
        text: "Zelvorin (zelvotriptan)\nSwitching each patient saves £40 a year at list price. The calculator is free.",
        audience: "payers",
        why: "a cost, not a payment",
      },
      {
        text: "We provide the service to all trusts, whichever medicine they prescribe.",
        audience: "payers",
        why: "no tie",
      },
    ],
    inapplicable: [
      { text: "Zelvorin is free from lactose.", audience: "patients", why: "not offered to professionals" },
    ],
  },
};
