import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { ITEM } from "./words.ts";

const FOR_PATIENTS = phrases(`${PATIENT}`);

const BRANDED = phrases(
  `@product ..3 ${ITEM}`,
  `brand|branded|logo|product ..3 ${ITEM}`,
  `${ITEM} ..6 branded|printed|carry|carries|carrying|bearing|with|showing ..4 @product|brand|logo`,
);

const ESSENTIAL = phrases(
  "essential|needed|necessary|correct|required ..6 use|name|identify",
  "starter|titration|dosing|dose|injection|training|demonstration|sharps|travel|sample ..3 kit|kits|pack|box|device|pens",
);

/** A medicine in one container is taken in place of the same in another. */
const CHANGED = phrases(
  "move|moves|moved|moving|switch|switching|change|changing|changed|transfer ..8 from",
  "bottle|bottles|box|kit ..1 with|without|of ..1 preservative|tablets|capsules|drops|solution|syrup",
);

const LUXURY = phrases(
  "deluxe|luxury|cashmere|leather|designer|premium|electronic|tablet|smartwatch ..4 patient|patients|bag|bags|blanket|diary|item|items",
);

const ANY_ITEM = phrases(ITEM);

/** Clause 19.2: patient support items are inexpensive, useful, and unbranded unless the name is essential for use. */
export const patientItems = written({
  id: "clause-19/patient-items",
  requirement: "19.patient-item-unbranded",
  severity: "MEDIUM",
  duty: "must",
  themes: ["inducement-and-gifts", "patient-material"],
  when: { audience: ["hcp"], says: [FOR_PATIENTS, ANY_ITEM] },
  faults: [
    {
      says: BRANDED,
      near: FOR_PATIENTS,
      unless: [...ESSENTIAL, ...CHANGED],
      issue:
        "{words}: items passed to patients may carry the company’s name, but a medicine’s name only where it is essential for correct use.",
      advice: "Offer the item without the medicine’s name.",
    },
    {
      says: LUXURY,
      near: FOR_PATIENTS,
      issue: "{words}: items for patients must be inexpensive and of direct benefit to their care.",
      advice: "Leave the item out.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Zelvorin (zelvotriptan)\n[[Order a Zelvorin lunch bag for each of your patients.]]",
        why: "a branded bag",
      },
      { text: "[[We can send leather organisers for your patients.]] Diaries are in the box.", why: "a costly item" },
    ],
    clean: [
      { text: "Plain injection diary with the company name, for you to pass to patients.", why: "company name only" },
      {
        text: "The Zelvorin (zelvotriptan) training kit shows patients how to use the pen.",
        why: "the name is essential for use",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no item" }],
  },
});
