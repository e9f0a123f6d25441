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
    hospitalisation: "admis",
    hospitalisations: "admis",
    hospitalised: "admis",
    admission: "admis",
    admissions: "admis",
    infarction: "infar",
    infarctions: "infar",
    exacerbation: "exace",
    hospital: "admis",
    hospitals: "admis",
    inpatient: "admis",
    bed: "admis",
    beds: "admis",
    fit: "seizu",
    fits: "seizu",
    convulsions: "seizu",
    breaks: "fract",
    broken: "fract",
    birthdays: "death",
    heart: "heart",
    cardiac: "heart",
    cardiovascular: "heart",
    coronary: "heart",
    attacks: "attac",
    attack: "attac",
    haemorrhage: "bleed",
    haemorrhages: "bleed",
  }),
);

/** A word cut to what its forms share: "heals", "healing" and "healed" are one. */
function stem(word: string): string {
  const known = SAME.get(word);
  if (known) return known;
  const bare = word.replace(/(?:ations?|ions?|ings?|ances?|ences?|ments?|ies|ed|es|s|e|al|ly)$/, "");
  return (bare.length >= 3 ? bare : word).slice(0, 5);
}

/** What a row of words is about: stems of its nouns and verbs, without names of medicines and companies, numbers and
 * the common coin of trial reports. */
export function topicsOf(base: BaseFacts, first: number, last: number): string[] {
  const topics = new Set<string>();
  for (let at = first; at < last; at++) {
    const word = base.tokens[at]?.norm ?? "";
    if (word.length < 3 || EMPTY.has(word) || base.tokenRoles[at] || !/^\p{L}/u.test(word)) continue;
    topics.add(stem(word));
  }
  return [...topics];
}

/** Whether two rows of words have a topic in common. */
export function sharesTopic(a: readonly string[], b: readonly string[]): boolean {
  return a.some((topic) => b.includes(topic));
}
