import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { concept } from "../concepts/concept.ts";
import { KNOWN_KIND, RIVAL, TESTED } from "../concepts/rivals.ts";
import { PROFESSION, SCORN } from "../concepts/scorn.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

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
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Their tablets are a lottery: would you give them to your own family?]]",
        why: "a slur on a rival",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Their nasal device jams more often than a fax machine.]]",
        why: "ridicule of a device",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Neurologists who doubt us are behind the times.]]",
        why: "ridicule of an opinion",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib)\nPromotional material\nFor opioid-naive adults who are still breathless on an inhaled steroid.",
        why: "patients, and nobody run down",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nIf a doctor criticises the trial, answer with data and courtesy.",
        why: "respect",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nSome neurologists prefer another triptan, a reasonable choice.",
        why: "respect",
      },
      {
        text: "Tavorel (tavorimib)\nBriefing\nThe joke about the rival's pen was deleted from the slides.",
        why: "put right",
      },
      {
        text: "Tavorel (tavorimib)\nTranscript of the questions\nDOCTOR: Our midwives find the cap fiddly in the dark. Can it be opened with one hand?",
        why: "a thing that is hard to handle",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nPharmacists told us that some people struggle with the inhaler, so we made a film.",
        why: "a thing that is hard to handle",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "nobody else is spoken of" }],
  },
};
