import { type Reading, SAID } from "./reading.ts";

/** Words of medicine, illness and those who deal with them, by how they begin. */
const HEALTH =
  /^(?:medic(?!al$)|medical|patient|prescri|pharma|clinic|doctor|nurs|gps?$|nhs$|hospital|health|disease|illness|symptom|therap|treat(?:s|ed|ing|ment)|drugs?$|vaccin|tablet|capsule|inject|inhal|dos(?:e|es|ing|age)$|cancer|diabet|asthma|infect|pain(?:ful)?$|trials?$|adverse|antibiotic|surg|diagnos|chronic|immun|cardi|epilep|allerg|smpc$|spc$|mhra$|abpi$|pmcpa$|hcps?$|biotech|biologic|skin$|wrinkle|botox|filler|weight$|migraine|arthritis|psoria|tumour|wound|blood|heart|lung|liver|kidney|licen[cs]ed$|congress|symposium|therapeutic|brand|representative)/;

/** Words that speak of health now and then. */
const HEALTH_PERHAPS =
  /^(?:jabs?$|spray|approv|stud(?:y|ies)$|research|scien|relief|charit|grants?$|donat|safety|wellbeing|carers?$|condition|code$|company|policy|fda$|option|launch|campaign|disclos|payment)/;

interface HealthWords {
  distinct: number;
  /** Share of all words. */
  share: number;
}

type Words = Reading["names"]["words"];

function wordsLike(pattern: RegExp, words: Words): HealthWords {
  const found = words.filter(({ norm }) => pattern.test(norm));
  return {
    distinct: new Set(found.map(({ norm }) => norm.slice(0, 5))).size,
    share: found.length / Math.max(1, words.length),
  };
}

/** The words of a text without sentences that were said before: said again, they make no text longer, and what it says of
 * health no smaller a share. */
function wordsSaidOnce({ text, names }: Reading): Words {
  const said = new Set<string>();
  const again: { start: number; end: number }[] = [];
  for (const { 0: words, index: start } of text.matchAll(SAID)) {
    const key = words.trim();
    if (said.has(key)) again.push({ start, end: start + words.length });
    said.add(key);
  }
  let next = 0;
  return names.words.filter(({ start }) => {
    while ((again[next]?.end ?? Infinity) <= start) next++;
    return start < (again[next]?.start ?? Infinity);
  });
}

/** Fewer words than these tell too little to say that a text is about something else. */
const FEWEST_WORDS = 60;
/** In a shorter text every word counts that may be about health. */
const MANY_WORDS = 300;

/** How much speaks for a text that has nothing to do with medicines; 0 where it names one. */
export function farFromMedicine(reading: Reading): number {
  const words = wordsSaidOnce(reading);
  if (words.length < FEWEST_WORDS) return 0;
  if (reading.names.medicines.some(({ entry }) => !entry.isPerhaps && entry.isPrescription)) return 0;
  const { distinct, share } = wordsLike(HEALTH, words);
  if (words.length < MANY_WORDS) {
    const perhaps = distinct === 0 ? wordsLike(HEALTH_PERHAPS, words).distinct : Infinity;
    return perhaps === 0 ? 5 : perhaps <= 2 && words.length >= MANY_WORDS / 2 ? 4 : 0;
  }
  if (share < 0.003) return 6;
  return share < 0.007 && distinct <= 6 ? 4 : 0;
}

/** A text with fewer different words of health than these hardly speaks of it. */
const FEWEST_HEALTH_WORDS = 4;

/** Whether the text speaks of medicine, illness or care at all. */
export const speaksOfHealth = (reading: Reading): boolean =>
  wordsLike(HEALTH, reading.names.words).distinct >= FEWEST_HEALTH_WORDS;

/** Words of illness and treatment, which tell that a text is of medicines where neither the shape of a name nor a mark does. */
export const ON_HEALTH =
  /\b(?:medicines?|medication|tablets?|pills?|capsules?|injections?|jabs?|prescri\w+|dos(?:e|es|ing)|\d ?mg|treat(?:s|ed|ments?)?|therap(?:y|ies)|vaccines?|drugs?|inhalers?|patients?|doctors?|nurses?|GPs?|\p{L}+ologists?|pharmac\w+|symptoms?|disease|licen[cs]ed?|approv\w+|authoris\w+|pain|migraine|asthma|eczema|psoriasis|diabetes|cancer|\p{L}+itis)\b/iu;
const NEAR_CHARS = 200;
/** A post of fewer characters has no room to say what it is about. */
const ROOM_CHARS = 600;
/** Whether a place in a text stands among words of illness and treatment. */
export const isNearMedicine = (text: string, at: number): boolean =>
  text.length < ROOM_CHARS || ON_HEALTH.test(text.slice(Math.max(0, at - NEAR_CHARS), at + NEAR_CHARS));
