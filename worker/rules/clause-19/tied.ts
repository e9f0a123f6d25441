import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { tellsWhatItGoesWith } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { bargains } from "../dealings/bargain.ts";
import { NO_LINK } from "../dealings/ties.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { tiedToProduct } from "./exchange.ts";

/* Where a piece pays by the patient, ties what it gives to a medicine, or offers to change treatments. */

/** Payment reckoned by patients, prescriptions or packs. */
const PER_PATIENT = phrases(
  "@money ..2 a|per|each patient|prescription|switch|start",
  "@money|payment|fee|bonus|paid|pay|earn|receive ..10 per|each|every ..4 patient|patients|prescription|prescriptions|switch|start|initiation|pack|packs|conversion|order|adult|adults",
  "per|each|every ..4 patient|patients|prescription|prescriptions|switch|start|pack|packs|conversion ..14 @money|bonus|payment|paid|receive|earn",
);
const STARTS = phrases(
  `start|starts|started|starting|${SWITCH}|change|changed|prescribe|prescribed|prescription|prescriptions|initiate|initiated|initiation|move|moved|new|pack|packs|put|placed|conversion|order|dispensed|transferred`,
  "for the first time",
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
const NAMED = phrases("formulary|switch|switching|our ..2 medicine|product|treatment|brand");

/** What a benefit can be tied to is named: a medicine of the company, or "the formulary", "our product". */
const namesWhatItServes = (facts: Facts): boolean =>
  facts.products.some((p) => p.role === "own") || bargains(facts).length > 0 || hasPhrase(NAMED, facts);

/** Payment of others than the company's own staff by the patient, prescription or pack. */
export const paidByPatient = (facts: Facts): Match[] =>
  ownWords(PER_PATIENT, facts).filter(
    (m) =>
      !(facts.briefing.isBriefing && hasPhrase(STAFF_PAY, facts, [m.sentence])) &&
      // A grant that is reckoned by the patient pays for patients, whatever the sentence calls them.
      (hasPhrase(STARTS, facts, [m.sentence]) || (facts.dealings.grant && !facts.dealings.study)) &&
      !hasPhrase(WORK_DONE, facts, [m.sentence]),
  );

/** Sentences that tie what the company gives to the use of a medicine. */
export function tiedBenefits(facts: Facts): Sentence[] {
  if (!namesWhatItServes(facts)) return [];
  return [...bargains(facts), ...tiedToProduct(facts)].filter(
    (s) =>
      !hasPhrase(DECLARES, facts, [s]) &&
      !tellsWhatItGoesWith(wordsOf(facts, s)) &&
      !(hasPhrase(OF_TRADE, facts, [s]) && !hasPhrase(NAMED, facts, [s])) &&
      !(hasPhrase(FOR_ITS_USE, facts, [s]) && !hasPhrase(NOT_FOR_ITS_USE, facts, [s])) &&
      !(facts.briefing.isBriefing && hasPhrase(STAFF_PAY, facts, [s])) &&
      !hasPhrase(RECKONED, facts, [s]),
  );
}

/** Offers to change patients to the company's medicine, in which no prescriber chooses. */
export const switchServices = (facts: Facts): Match[] =>
  namesWhatItServes(facts)
    ? ownWords(SWITCH_WORK, facts).filter(
        (m) =>
          !hasPhrase(CLINICIAN_DECIDES, facts, [m.sentence]) &&
          !hasPhrase(PAPER_CHANGES, facts, [m.sentence]) &&
          !hasPhrase(NO_LINK, facts, [m.sentence]),
      )
    : [];
