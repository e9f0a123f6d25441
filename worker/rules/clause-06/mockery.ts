import { wordsOf } from "#worker/text/words-of.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { combined } from "../concepts/combine.ts";
import { concept } from "../concepts/concept.ts";
import { KNOWN_KIND, RIVAL, TESTED } from "../concepts/rivals.ts";
import { PROFESSION, SCORN } from "../concepts/scorn.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { examples } from "./mockery.examples.ts";

/** People who find a thing hard to handle are not run down. */
const FOUND_HARD = concept(
  "find|finds|found|call|calls|called|thought|think ..6 awkward|fiddly|fiddlier|messy|clunky|clumsy|confusing|dreadful|awful|nightmare",
  "struggle|struggles|struggling|wrestle|wrestling|fumble|fumbling|trouble ..2 with|to ..4 pen|device|inhaler|cap|injector|needle|injection|vial|packs|blister|form|software",
);

/** Patients who have had no such medicine yet, who are still unwell, and awkward subjects: nobody is run down. */
const OF_PATIENTS =
  /\b\p{L}+[- ]na[iï]ve\b|\bstill (?:breathless|in pain|wheezy|unwell|having)\b|\bawkward questions?\b|\bdoes anyone\b[^.;]{0,10}\bneed\b|\bcan be (?:very )?embarrassing\b/iu;
const isOfOthers =
  (facts: Facts) =>
  ({ sentence }: { sentence: Sentence }) =>
    !OF_PATIENTS.test(wordsOf(facts, sentence));

const FAIR = [NEVER_SAY, PUT_RIGHT, TESTED, CANDID];

const COMBINATIONS = [
  {
    all: [SCORN, RIVAL],
    none: FAIR,
    why: "runs down another company, its medicine or those who use it instead of comparing facts",
  },
  { all: [SCORN, KNOWN_KIND], none: FAIR, why: "runs down other medicines instead of comparing facts" },
];
const OF_PEOPLE = [
  {
    all: [SCORN, PROFESSION],
    none: [...FAIR, FOUND_HARD],
    why: "runs down health professionals or their opinions",
  },
];

/** 6.6 and 6.7: neither other companies' medicines nor the opinions of health professionals are disparaged. */
export const mockery: Check = {
  id: "clause-06/mockery",
  requirement: "6.competitor-not-disparaged",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["disparagement"],
  applies: (facts) => facts.products.length > 0 && facts.sentences.some((sentence) => SCORN.has(facts, sentence)),
  find: (facts) => {
    const ofMedicines = combined(
      COMBINATIONS,
      facts,
      "Other companies and their products must not be disparaged (Clause 6.6).",
      isOfOthers(facts),
    );
    const ofPeople = combined(
      OF_PEOPLE,
      facts,
      "Health professionals and their opinions must not be disparaged (Clause 6.7).",
      isOfOthers(facts),
    );
    const taken = new Set(ofMedicines.map((hit) => hit.at?.start));
    return [...ofMedicines, ...ofPeople.filter((hit) => !taken.has(hit.at?.start))];
  },
  examples,
};
