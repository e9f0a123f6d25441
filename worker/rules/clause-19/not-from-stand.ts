import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { ITEM } from "./words.ts";

const FROM_STAND = phrases(
  "collect|pick|take|help|available|get|grab|ask|claim ..10 stand|booth|exhibition",
  "stand|booth ..8 collect|pick|take|grab|give|giving|available|free",
);

const PATIENT_ITEM = phrases(
  `patient|patients ..4 ${ITEM}|support|items|packs|booklets|leaflets|materials|cards|aids`,
  `${ITEM}|booklets|leaflets|cards ..4 patient|patients`,
);

const STAND = phrases("stand|booth|exhibition");

/** Clause 19.2: patient support items are not handed out from exhibition stands. */
export const notFromStand = written({
  id: "clause-19/not-from-stand",
  requirement: "19.not-from-stand",
  severity: "MEDIUM",
  duty: "must",
  themes: ["exhibition-and-congress", "inducement-and-gifts"],
  when: { audience: ["hcp"], says: [STAND, PATIENT_ITEM] },
  faults: [
    {
      says: FROM_STAND,
      near: PATIENT_ITEM,
      issue: "{words}: items for patients must not be given out from an exhibition stand.",
      advice: "Let people ask for the items through the company instead.",
    },
  ],
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
});
