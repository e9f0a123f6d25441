import { stemOf } from "#worker/text/stems.ts";
import type { BaseFacts } from "./types.ts";

/** Words that say nothing of what was measured. */
const EMPTY = new Set(
  `the and with for from that this than was were are not has had have been its his her their our your you who which what when where how
  per cent patient patients people adult adults women men child children participants subjects study studies trial trials week weeks month months
  year years day days hour hours median mean average primary secondary endpoint outcome result results difference significant significantly
  statistically compared versus against placebo vehicle control group arm treatment treated treat taking given receiving using use used dose doses
  once twice daily tablet tablets capsule capsules injection inhaler cream spray drops more most fewer less lower higher greater better faster
  longer superior reduction reduced reduces reduce reducing reductions cut cuts fall fell drop increase increased improvement improved improves
  improve improving all any every each one two three four five six seven eight nine ten half at least about over under after before during while
  only also but both same other others another into onto out off may can could will would should must did does done shows shown showed show seen
  reported recorded occurred baseline total overall rate rates risk relative absolute percentage points ratio hazard odds interval confidence
  references reference figure table page health professionals uk data evidence analysis medicine medicines therapy licensed mg micrograms`.split(
    /\s+/,
  ),
);

/** Words that mean the same in results of trials. */
const SAME = new Map(
  Object.entries({
    mortality: "death",
    died: "death",
    alive: "death",
    die: "death",
    dying: "death",
    deaths: "death",
    fatal: "death",
    lives: "death",
    life: "death",
    live: "death",
    survival: "death",
    survive: "death",
    hospitalisation: "admission",
    hospitalisations: "admission",
    hospitalised: "admission",
    admission: "admission",
    admissions: "admission",
    infarction: "infarction",
    infarctions: "infarction",
    exacerbation: "exacerbation",
    hospital: "admission",
    hospitals: "admission",
    inpatient: "admission",
    bed: "admission",
    beds: "admission",
    fit: "seizure",
    fits: "seizure",
    convulsions: "seizure",
    breaks: "fracture",
    broken: "fracture",
    birthdays: "death",
    heart: "heart",
    cardiac: "heart",
    cardiovascular: "heart",
    coronary: "heart",
    attacks: "attack",
    attack: "attack",
    haemorrhage: "bleeding",
    haemorrhages: "bleeding",
  }),
);

/** What a word is about: its stem, or that of the word that means the same. */
const topicOf = (word: string) => stemOf(SAME.get(word) ?? word);

/** What a row of words is about: stems of its nouns and verbs, without names of medicines and companies, numbers and
 * the common coin of trial reports. */
export function topicsOf(base: BaseFacts, first: number, last: number): string[] {
  const topics = new Set<string>();
  for (let at = first; at < last; at++) {
    const word = base.tokens[at]?.norm ?? "";
    if (word.length < 3 || EMPTY.has(word) || base.tokenRoles[at] || !/^\p{L}/u.test(word)) continue;
    topics.add(topicOf(word));
  }
  return [...topics];
}

/** Whether two rows of words have a topic in common. */
export function sharesTopic(a: readonly string[], b: readonly string[]): boolean {
  return a.some((topic) => b.includes(topic));
}
