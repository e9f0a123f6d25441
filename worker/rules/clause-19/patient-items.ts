import { clip, hitsIn, meant } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

const ITEM =
  "bag|bags|mug|mugs|diary|diaries|kit|kits|box|lunchbox|blanket|blankets|bottle|toy|toys|puzzle|hat|hats|scarf|towel|wallet|pouch|cooler|calendar|calendars|stickers|planner|planners|organiser|tote|keyring";
const FOR_PATIENTS = phrases("patient|patients|people|children|carers");
const BRANDED = phrases(
  `@product ..3 ${ITEM}`,
  `brand|branded|logo|product ..3 ${ITEM}`,
  `${ITEM} ..6 branded|printed|carry|carries|carrying|bearing|with|showing ..4 @product|brand|logo`,
);
const ESSENTIAL = phrases(
  "essential|needed|necessary|correct|required ..6 use|name|identify",
  "starter|titration|dosing|dose|injection|training|demonstration|sharps|travel|sample ..3 kit|kits|pack|box|device|pens",
);
const LUXURY = phrases(
  "deluxe|luxury|cashmere|leather|designer|premium|electronic|tablet|smartwatch ..4 patient|patients|bag|bags|blanket|diary|item|items",
);
const FROM_STAND = phrases(
  "collect|pick|take|help|available|get|grab|ask|claim ..10 stand|booth|exhibition",
  "stand|booth ..8 collect|pick|take|grab|give|giving|available|free",
);
const PATIENT_ITEM = phrases(
  `patient|patients ..4 ${ITEM}|support|items|packs|booklets|leaflets|materials|cards|aids`,
  `${ITEM}|booklets|leaflets|cards ..4 patient|patients`,
);

function find(facts: Facts): Hit[] {
  const branded = meant(BRANDED, facts).filter(
    (m) => hasPhrase(FOR_PATIENTS, facts, [m.sentence]) && !hasPhrase(ESSENTIAL, facts, [m.sentence]),
  );
  const dear = meant(LUXURY, facts).filter((m) => hasPhrase(FOR_PATIENTS, facts, [m.sentence]));
  return [
    ...hitsIn(
      facts,
      branded,
      (words) =>
        `“${clip(words)}”: items passed to patients may carry the company’s name, but a medicine’s name only where it is essential for correct use.`,
      "Offer the item without the medicine’s name.",
    ),
    ...hitsIn(
      facts,
      dear,
      (words) => `“${clip(words)}”: items for patients must be inexpensive and of direct benefit to their care.`,
      "Leave the item out.",
    ),
  ];
}

function fromStand(facts: Facts): Hit[] {
  const places = meant(FROM_STAND, facts).filter((m) => hasPhrase(PATIENT_ITEM, facts, [m.sentence]));
  return hitsIn(
    facts,
    places,
    (words) => `“${clip(words)}”: items for patients must not be given out from an exhibition stand.`,
    "Let people ask for the items through the company instead.",
  );
}

/** Clause 19.2: patient support items are inexpensive, useful, and unbranded unless the name is essential for use. */
export const patientItems: Check = {
  id: "clause-19/patient-items",
  requirement: "19.patient-item-unbranded",
  severity: "MEDIUM",
  duty: "must",
  themes: ["inducement-and-gifts", "patient-material"],
  applies: (facts) =>
    facts.submission.audience === "hcp" && hasPhrase(FOR_PATIENTS, facts) && hasPhrase(phrases(ITEM), facts),
  find,
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
};

/** Clause 19.2: patient support items are not handed out from exhibition stands. */
export const notFromStand: Check = {
  id: "clause-19/not-from-stand",
  requirement: "19.not-from-stand",
  severity: "MEDIUM",
  duty: "must",
  themes: ["exhibition-and-congress", "inducement-and-gifts"],
  applies: (facts) =>
    facts.submission.audience === "hcp" &&
    hasPhrase(phrases("stand|booth|exhibition"), facts) &&
    hasPhrase(PATIENT_ITEM, facts),
  find: fromStand,
  examples: {
    flagged: [
      { text: "[[Pick up your patient kits at stand 14!]]", channel: "conference", why: "kits from a stand" },
      { text: "[[Collect patient support packs from our booth.]]", channel: "conference", why: "packs from a booth" },
    ],
    clean: [
      {
        text: "Patient kits can be requested through Medical Information; none are given from our stand.",
        channel: "conference",
        why: "not from the stand",
      },
      {
        text: "Visit our stand to hear about patient support materials.",
        channel: "conference",
        why: "nothing taken away",
      },
    ],
    inapplicable: [{ text: "Visit stand 14.", channel: "conference", why: "no patient item" }],
  },
};
