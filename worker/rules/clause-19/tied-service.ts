import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { tellsWhatItGoesWith } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { bargains } from "../dealings/bargain.ts";
import { NO_LINK } from "../dealings/ties.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { tiedToProduct } from "./exchange.ts";

/** Payment reckoned by patients, prescriptions or packs. */
const PER_PATIENT = phrases(
  "@money ..2 a|per|each patient|prescription|switch|start",
  "@money|payment|fee|bonus|paid|pay|earn|receive ..10 per|each|every ..4 patient|patients|prescription|prescriptions|switch|start|initiation|pack|packs|conversion|order|adult|adults",
  "per|each|every ..4 patient|patients|prescription|prescriptions|switch|start|pack|packs|conversion ..14 @money|bonus|payment|paid|receive|earn",
);
const STARTS = phrases(
  `start|starts|started|starting|${SWITCH}|change|changed|prescribe|prescribed|prescription|prescriptions|initiate|initiated|initiation|move|moved|new|pack|packs|put|placed|conversion|order|dispensed|transferred`,
);
const WORK_DONE = phrases(
  "completed|complete ..4 record|records|set|sets|form|forms|interview|questionnaire",
  "hour|hourly|minutes|fair market value",
  "same whichever|whatever",
  "compared|comparison|versus|vs|than",
  "difference|against|model|modelled|assumes|assumption|assumptions|estimate|estimated",
  "cost|costs|price|prices|saving|savings|save|saves|saved|budget|cheaper|tariff|spend|spent|annual|annually",
);
/** What the company's own staff earn by sales is no matter for those whom they call on. */
const STAFF_PAY = phrases(
  `you|${REPRESENTATIVE}|team|teams ..3 earn|earns|get|receive|lose`,
  "bonus|commission|incentive|salary",
);
/** A sum that a budget model gives, not one that anybody is paid. */
const RECKONED = phrases(
  "study|trial|randomised|placebo|endpoint|primary",
  "moved|changed|switched|swapped ..6 @money|saved|back",
  "@money ..4 saved|saving|back ..6",
  "model|modelled|assumes|assumption|assumptions|estimate|estimated|scenario",
  "drug|net|budget|acquisition|ingredient ..1 cost|costs|impact|price",
);
/** The conditions of a discount scheme, which is a measure of trade. */
const OF_TRADE = phrases(
  "discount|rebate ..1 scheme ..12",
  "sales data ..12 scheme|wholesaler",
  "discount|discounts|rebate|rebates ..14 purchases|framework|tender|invoice|invoices|packs",
);
/** What a medicine cannot be given without, sold with it as one package, and what nobody needs to give it. */
const FOR_ITS_USE = phrases(
  "order|orders|purchase|purchases|pack|packs|package|price|delivery|bought|supplied ..24 giving|infusion|administration sets|set|pump|pumps|line|lines|needles|apparatus",
  "order|orders|purchase|purchases|pack|packs|package|price|delivery|bought|supplied ..24 sharps|training|trains|nurse|nurses ..8 bin|bins|its|administer|give|use",
);
const NOT_FOR_ITS_USE = phrases(
  `@money|${PAYMENT}|grant|laptop|laptops|voucher|vouchers|course|courses|congress|conference|bonus|reward|if|once|provided|share|formulary|${SWITCH}`,
);
/** A line that says what the piece is and for whom. */
const DECLARES = phrases(
  "this is a|an promotional|advertisement|invitation",
  `promotional|intended|material ..4 for|to ..6 professionals|${CLINICIAN}|teams|paediatricians`,
  "promotional leavepiece|booklet|letter|email|leaflet|brochure|slides|website|page|card|aid|mailing|advertisement|item",
);
/** A company's own staff who carry out the change. */
const SWITCH_WORK = phrases(
  "nurse|nurses|pharmacist|pharmacists|team|service|she|he|they|we ..14 replace|replaces|swap|swaps|exchange|exchanges ..6 with|for|by|to ..2 @product",
  "pharmacists|nurses|team ..14 change|move|switch|convert|transfer ..3 them|it|everyone|all|patients ..2 to|onto|on ..2 @product",
  `nurse|nurses|pharmacist|pharmacists|team|service|reviewer|reviewers|adviser|staff|we|agency ..14 ${SWITCH}|change|changes|move|moves|transfer|transfers|issue|issues ..12 @product`,
  "switch|switching|conversion service|programme|clinic|clinics|nurse|pharmacist|days|support|team ..12 @product|free|charge",
  "no other change|treatment|option|medicine ..8 made|offered|considered|available",
);
/** Not patients but their leaflets, or how they are handed over, change. */
const PAPER_CHANGES = phrases(
  "move|moving|moved|switch|switching|change|changing ..3 to|towards ..2 digital|online|electronic|paperless|printed|new",
  "move|moving|moved|switch|switching|change|changing ..4 leaflet|leaflets|booklet|booklets|website|packaging|label|labels",
);
const CLINICIAN_DECIDES = phrases(
  `${CLINICIAN}|practice|patient ..4 decide|decides|chooses|choose|choice|decision`,
  "full range|choice ..4 treatment|treatments",
  "not|never ..3 switch",
);
const GIVEN = phrases(
  "free|charge|nothing|complimentary|provide|provides|offer|offers|fund|funds|funded|service|support|receive|reward|bonus|discount|donate",
);
const NAMED = phrases("formulary|switch|switching|our ..2 medicine|product|treatment|brand");
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
  const perPatient = ownWords(PER_PATIENT, facts).filter(
    (m) =>
      !(facts.briefing.isBriefing && hasPhrase(STAFF_PAY, facts, [m.sentence])) &&
      // A grant that is reckoned by the patient pays for patients, whatever the sentence calls them.
      (hasPhrase(STARTS, facts, [m.sentence]) || (facts.dealings.grant && !facts.dealings.study)) &&
      !hasPhrase(WORK_DONE, facts, [m.sentence]),
  );
  const named = facts.products.some((p) => p.role === "own") || bargains(facts).length > 0 || hasPhrase(NAMED, facts);
  const tied = [...bargains(facts), ...tiedToProduct(facts)].filter(
    (s) =>
      !hasPhrase(DECLARES, facts, [s]) &&
      !tellsWhatItGoesWith(wordsOf(facts, s)) &&
      !(hasPhrase(OF_TRADE, facts, [s]) && !hasPhrase(NAMED, facts, [s])) &&
      !(hasPhrase(FOR_ITS_USE, facts, [s]) && !hasPhrase(NOT_FOR_ITS_USE, facts, [s])) &&
      !(facts.briefing.isBriefing && hasPhrase(STAFF_PAY, facts, [s])),
  );
  const links = named ? tied.filter((s) => !hasPhrase(RECKONED, facts, [s])) : [];
  const switches = named
    ? ownWords(SWITCH_WORK, facts).filter(
        (m) =>
          !hasPhrase(CLINICIAN_DECIDES, facts, [m.sentence]) &&
          !hasPhrase(PAPER_CHANGES, facts, [m.sentence]) &&
          !hasPhrase(NO_LINK, facts, [m.sentence]),
      )
    : [];
  return [
    ...hitsIn(
      facts,
      perPatient,
      (words) =>
        `“${clip(words)}” pays for prescribing. No payment or benefit may be offered as an inducement to prescribe, supply or recommend a medicine.`,
      "Withdraw the payment.",
    ),
    ...hitsIn(
      facts,
      links,
      (words) =>
        `“${clip(words)}” ties a benefit to the use of a medicine. A service, grant or payment must not depend on prescribing, switching or a formulary decision.`,
      "Offer the benefit without any tie to a medicine, or not at all.",
    ),
    ...hitsIn(
      facts,
      switches,
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
        text: "Zelvorin (zelvotriptan)\n[[We will pay £40 for each patient you start on Zelvorin.]]",
        why: "paid by patient started",
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
