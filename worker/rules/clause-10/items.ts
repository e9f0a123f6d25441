import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const ITEM =
  "pen|pens|pencil|pencils|notepad|notepads|pad|pads|notebook|notebooks|usb|memory|bag|bags|mug|mugs|lanyard|lanyards|umbrella|umbrellas|mousemat|torch|keyring|keyrings|calendar|calendars|diary|diaries";
const BRANDED = phrases(
  `@product ..2 ${ITEM}`,
  `${ITEM} ..6 printed|carry|carrying|branded|bearing|marked|with|showing ..4 @product|brand|logo`,
  `product|brand|logo|branded ..2 ${ITEM}`,
);
const FROM_STAND = phrases(`${ITEM} ..8 stand|booth|exhibition`, `stand|booth ..10 ${ITEM}`);
const GIVEN = phrases(
  "collect|pick|available|free|given|give|giving|take|receive|get|handed|hand|each|every|will|are|is|we|come|visit|claim|away",
);
const CONTEXT = phrases(
  "injection|insulin|pre|prefilled|filled|autoinjector|dose|autoinjectors pen|pens",
  "pen|pens ..3 injection|injector|injectors|needle|needles|device|training|dose|mg|patients|patient",
  "gauze|incontinence|eye|heat|absorbent pad|pads",
  "symptom|headache|injection|patient|migraine|bladder|seizure|food|pain diary|diaries|calendar|bag|notebook",
  "diary|diaries|calendar|bag|bags ..3 patients|patient",
  "bags of|saline",
  "infusion bag|bags",
);

/** Clauses 10.5 and 10.6: pens and pads only, without a medicine's name, and none from stands. */
export const items = written({
  id: "clause-10/items",
  requirement: "10.no-medicine-name-on-items",
  severity: "MEDIUM",
  duty: "must",
  themes: ["meetings-and-hospitality", "exhibition-and-congress", "inducement-and-gifts"],
  when: [
    { audience: ["hcp"], is: ["a meeting"] },
    { audience: ["hcp"], channel: "conference" },
    { audience: ["hcp"], says: [FROM_STAND] },
  ],
  faults: [
    {
      says: [...BRANDED, ...FROM_STAND],
      near: GIVEN,
      unless: CONTEXT,
      issue:
        "{words}: only one pen or pencil and one notepad may be given, at the company’s own meeting, without a medicine’s name, and nothing from a stand.",
      advice:
        "Leave out the give-away, or limit it to a pen and a pad without a medicine’s name at the company’s own meeting.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Zelvorin (zelvotriptan) for migraine\n[[Zelvorin pens available at stand 14.]]",
        channel: "conference",
        why: "a branded pen from a stand",
      },
      {
        text: "You are invited to our symposium. [[Every delegate receives a notepad printed with the Zelvorin (zelvotriptan) logo.]]",
        why: "a brand on a pad",
      },
    ],
    clean: [
      {
        text: "You are invited to our meeting. Each delegate may take one Northgate Pharma pen and one pad.",
        why: "company name only",
      },
      {
        text: "Companies will not give out gifts, pens or pads at their stands. You are invited to visit.",
        channel: "conference",
        why: "none given",
      },
      {
        text: "See the Zelvorin (zelvotriptan) pre-filled pen at stand 14.",
        channel: "conference",
        why: "the pen is the medicine",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no meeting and no give-away" }],
  },
});
