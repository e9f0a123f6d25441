import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { PRESCRIBE, SWITCH } from "../vocabulary/prescribing.ts";

const KIN =
  "spouse|spouses|husband|husbands|wife|wives|partner|partners|family|families|companion|companions|children|kids";
const PAYS = "pay|pays|paid|cover|covers|covered|fund|funds|funded|refund|meet|buy|fly|flies";
const JOURNEY = "flight|flights|travel|fare|fares|hotel|room|rooms|stay|expenses|trip|ticket|tickets|nights";
/** Whoever comes along travels, stays or eats at the company's cost. */
const KIN_TREATED = phrases(
  `${KIN} ..6 ${JOURNEY} ..4 ${PAYS}|free|us|cost|expense|included`,
  `${PAYS} ..4 ${KIN} ..4 ${JOURNEY}`,
  `${KIN} ..6 ${JOURNEY}|included|welcome|invited ..4 ${PAYS}|free|us|expense|cost`,
  `${KIN} ..4 ${PAYS}|free ..4 ${JOURNEY}|us`,
  `${KIN} ..2 travel|travels|fly|flies|stay|stays|come|comes ..1 free`,
  `${KIN} ..10 flight|flights|ticket|tickets|fare|fares ..2 ${PAYS}|free`,
  `we|us ..2 fly|take|host|treat|invite ..10 ${KIN}`,
  `${KIN} ..4 guests of`,
  `${KIN} ..12 we|company ..1 ${PAYS}`,
);
const LEISURE =
  "holiday|cruise|safari|weekend|spa|villa|yacht|ski|skiing|hamper|hampers|wine|golf|beach|resort|getaway|regatta|opera|casino|race|races|prix|wimbledon|monaco";
const TREATED = phrases(
  `${LEISURE} ..10 ${PAYS}|free|expense|guests|guest|treat|courtesy|await|awaits|reward`,
  `${LEISURE}|nights|days ..8 on|with|by us`,
  `${PRESCRIBE} ..4 we ..2 send|treat|reward`,
  "week|fortnight|days|nights ..2 in|at|by ..10 paid|expense|free|us|treat",
  `${PAYS}|free|guests|guest|treat|enjoy|win|wins|collect|collects|reward|earn|earns|choose|receive|receives|invited|invite|fly|flies ..10 ${LEISURE}`,
);
/** It is for those who prescribe, or for prescribing. */
const FOR_PRESCRIBING = phrases(
  `prescribers|${PRESCRIBE}|prescriptions|scripts|loyalty`,
  `${CLINICIAN}|${CARE_PLACE} ..4 start|starts|${SWITCH}`,
  `start|starts|starting|${SWITCH} ..3 ${PATIENT}`,
  "target|targets|starts|packs|conversions",
  `${CARE_PLACE} ..4 use|uses`,
  "you|your|doctors|gps",
);
/** What somebody dear to the reader is given. */
const FOR_KIN = [
  /\b(?:your|his|her) (?:son|daughter|nephew|niece|wife|husband|partner|brother|sister|children)(?:['’]s)?\b/i,
  /\b(?:internship|placement|work experience|summer post|scholarship|school fees|tuition)\b/i,
];
/** Seats at what people go to for pleasure. */
const SEATS = [
  /\b(?:tickets?|seats?|passes|box|debenture)\b/i,
  /\b(?:rugby|football|cricket|opera|concert|theatre|wimbledon|ascot|races|festival|grand prix|musical|ballet)\b/i,
  /\b(?:yours|your name|waiting for you|for you and|on (?:us|me)|with our (?:thanks|compliments)|guests?)\b/i,
];
/** A meal or a journey, and who pays. */
const MEAL_PAID = [
  /\b(?:lunch|dinner|supper|tea|drinks) at (?:the |an? )?\p{Lu}[\p{L}'’ ]{2,30} (?:is|are) on (?:us|me|\p{Lu}\p{L}+)\b/iu,
  /\b(?:table for two|flights|opera)\b[^.]{0,50}\bon (?:us|me|our account|\p{Lu}\p{L}+)[.!]/u,
  /\b(?:lunch|dinner|supper)\b[^.]{0,50}\b(?:to say thank you|nothing to discuss|no agenda)\b/i,
];
/** A pleasure as part of what professionals are called together for. */
const PLEASURE = /\b(?:golf|fado|spa|skiing|sailing|casino|vineyard|cabaret|safari)\b/i;
const CALLED_TOGETHER = /\b(?:advisory board|hour of (?:discussion|talks?|work)|delegates|consultants|\w+ologists)\b/i;

/** Whether the words give readers, or those dear to them, something in kind. */
const isInKind = (words: string): boolean =>
  [FOR_KIN, SEATS, [PLEASURE, CALLED_TOGETHER]].some((all) => all.every((one) => one.test(words))) ||
  MEAL_PAID.some((one) => one.test(words));

const REFUSED =
  /\b(?:not|never|no|nobody|cannot|without|declin\w+|refus\w+|own (?:cost|expense)|themselves|yourself)\b/i;

/** Whether the words offer readers a journey or a pleasure that the company pays for. */
function isTreat(facts: Facts, sentence: Sentence): boolean {
  if (REFUSED.test(wordsOf(facts, sentence))) return false;
  if (isInKind(wordsOf(facts, sentence))) return true;
  if (hasPhrase(KIN_TREATED, facts, [sentence])) return true;
  return hasPhrase(TREATED, facts, [sentence]) && hasPhrase(FOR_PRESCRIBING, facts, [sentence]);
}

/** 10.1 and 19.1: those who prescribe are not treated to journeys and pleasures, nor are those who come with them. */
export const treatedAway: Check = {
  id: "clause-10/treated-away",
  requirement: "10.no-guests-entertainment",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality", "inducement-and-gifts"],
  applies: ({ submission, products, event }) =>
    ["hcp", "payers"].includes(submission.audience) && (products.length > 0 || event.isEvent),
  find: (facts) => {
    const single = ownSentences(facts).filter(
      (s) => s.zone !== "direction" && isStatement(facts, s) && isTreat(facts, s),
    );
    return single.map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} offers those who prescribe, or those who come with them, a journey or a pleasure at the company's cost. Hospitality must be modest, only at meetings and never for others, and nothing may be given for prescribing (Clauses 10.1 and 19.1).`,
      ),
    );
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\n[[Your nephew can start his internship at Ashbourne on Monday.]]",
        why: "a place for somebody dear to the reader",
      },
      {
        text: "Tavorel (tavorimib)\n[[Lunch at the Ivy is on us.]]\n[[Two tickets for the rugby are yours.]]",
        why: "a meal and a game",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Prescribers of Tavorel are invited to a week in Monaco with their spouses, all paid by us.]]",
        why: "a week away for those who prescribe",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Attend our congress in Monaco, your family's flights paid.]]",
        why: "the family's flights",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) for dementia\nAsk your patient and her daughter whether the holiday brought a change. Golf is no part of the meeting for consultants.",
        why: "patients' lives, and a pleasure that is refused",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nDelegates pay their own travel; spouses cannot be funded.",
        why: "refused",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nMrs Hay could go on holiday with her family again; one tablet a week.",
        why: "a patient's holiday",
      },
    ],
    inapplicable: [
      { text: "Win a weekend at the seaside for your family.", audience: "patients", why: "not to professionals" },
    ],
  },
};
