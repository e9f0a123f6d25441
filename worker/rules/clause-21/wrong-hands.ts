import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";

/* Samples for people who may not have them. */

/** What samples are called. */
export const PACKS =
  "sample|samples|pack|packs|box|boxes|inhaler|inhalers|tube|tubes|bottle|bottles|card|kit|kits|starter";
const PACK = phrases(
  "sample|samples|pack|packs|box|boxes|them|some|starter|kit|kits|inhalers|tubes|bottles|free|supply|stock",
);
/** Further people whom an offer takes in. */
const INCLUDED = phrases("welcome|too|also|as well|included|round|likewise|share|sharing");
const PACK_NOUN = phrases(`${PACKS}|try|free`);
/** An outlet of the practice where no prescriber signs. */
const LEFT_AT = phrases(
  "leave|left|drop|dropped|hand|post|deliver ..5 with|at|in|on ..5 office|desk|reception|counter|kitchen|post|pigeonhole|cupboard|fridge|secretary|dispensary|porter|porters|lodge|mailroom",
);

/** People who may not prescribe, and people outside the professions. */
const NON_PRESCRIBERS = phrases(
  "front|reception desk",
  "receptionist|receptionists|reception|secretary|secretaries|administrator|administrators|clerk|clerks",
  `${CARE_PLACE}|office|gym|business|shop|finance|procurement manager|managers|staff`,
  "non prescribing|prescriber|prescribers",
  "colleagues|staff|nurses|those|members|people|others ..2 not|cannot|never ..2 prescribe|prescribing|qualified",
  `${CARE_PLACE}|community pharmacist|pharmacists|pharmacies|technician|technicians|chemist`,
  "pass|hand|give ..2 round|around|on ..4 team|staff|colleagues|others",
  "charity|charities|gym|gyms|shops|schools|patients|patient|relatives|carers|public|friends|family|journalists|influencers",
  "healthcare|care|nursing assistant|assistants|student|students",
  "any|all|every ..1 member|members|staff|colleague|colleagues ..3 team|practice|staff|surgery|unit",
  "whoever|anyone|anybody|everyone|everybody",
  "budget holder|holders|payer|payers|commissioner|commissioners",
);
const PRESCRIBING = phrases(
  "receptionist|receptionists|secretary|secretaries|nurses|pharmacists|staff|clerks|students|manager|managers ..2 not|never|cannot",
  "independent|supplementary|who|qualified prescriber|prescribers|prescribing|prescribe",
  "qualified ..2 prescribe",
);
const RECIPIENT = phrases(
  "leave|leaving|left|drop|hand|give|giving|send|supply|supplied|offer|place|post|available|order|request|receptive|for|to|i|from|ordering|orders|requesting|asking|ask|with|have|take|collect|too|welcome|get|receive",
);
/** What patients may do with a sample that a prescriber gave. */
const FOR_PATIENT = phrases(
  "your|each|the|one|a patient|patients ..6 time|settle|start|try|begin|benefit|needs|need",
  "for|with|on ..2 your ..2 patient|patients",
);

/** The sentences that are read for samples: all of the piece itself but the statement on side effects. */
export const sampleSentences = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((s) => s.zone !== "ae-statement"),
);

/** Offers of samples to people who may not have them. */
export function toNonPrescribers(facts: Facts): Match[] {
  const offers = sampleSentences(facts);
  const before = ({ index }: Sentence) => offers.filter((s) => s.index < index && s.index >= index - 2);
  const welcomed = ownWords(NON_PRESCRIBERS, facts, offers).filter(
    ({ sentence }) =>
      hasPhrase(INCLUDED, facts, [sentence]) &&
      !hasPhrase(PRESCRIBING, facts, [sentence]) &&
      hasPhrase(PACK_NOUN, facts, [sentence, ...before(sentence)]),
  );
  return [...welcomed, ...offered(facts)];
}

/** The paper by which a pharmacist supplies a medicine; a kit that comes with it is furniture of the clinic. */
const DIRECTION = phrases("patient group ..1 direction|directions", "pgd|pgds");

function namesPack(facts: Facts, sentence: Sentence): boolean {
  if (hasPhrase(DIRECTION, facts, [sentence]) && !hasPhrase(GIVEN_PACKS, facts, [sentence])) return false;
  return findPhrases(PACK, facts, [sentence]).some(
    // "Some of our friends" are people.
    (m) => facts.tokens[m.first]?.norm !== "some" || facts.tokens[m.first + 1]?.norm !== "of",
  );
}

const NON_PRESCRIBING = phrases("non prescribing");
const ANYONE = [...NON_PRESCRIBERS, ...LEFT_AT];

function offered(facts: Facts): Match[] {
  return ownWords(ANYONE, facts, sampleSentences(facts)).filter((m) => {
    const form = /\[ ?[xX✓]? ?\]|☐|□/.test(wordsOf(facts, m.sentence));
    const told = hasPhrase(RECIPIENT, facts, [m.sentence]) && namesPack(facts, m.sentence);
    const excused = hasPhrase(FOR_PATIENT, facts, [m.sentence]) || hasPhrase(PRESCRIBING, facts, [m.sentence]);
    const prescribing = findPhrases(NON_PRESCRIBING, facts, [m.sentence]).length > 0;
    return (form || told) && (prescribing || form || !excused);
  });
}

export const GIVEN_PACKS = phrases(
  "sample|samples|pack|packs|box|boxes|inhaler|inhalers|tube|tubes|bottle|bottles|stock",
);
