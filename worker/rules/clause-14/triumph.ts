import { written } from "../checks/written.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { PLAIN_PRAISE, TRIUMPH } from "../concepts/triumph.ts";

const COMBINATIONS = [
  {
    all: [TRIUMPH],
    none: [PLAIN_PRAISE, PUT_RIGHT, NEVER_SAY],
    noneBeside: [CANDID],
    why: "makes more of the medicine than any result can show",
  },
];
/** The layout of a page, people with a title, printed items, and risks, which are no praise of a medicine. */
const OF_OTHER_THINGS =
  /^\W*(?:\(?\d{1,2}\)? ?)?hero\b|\[hero\b|\b(?:hero (?:graph|image|unit|tile|panel)|champions|natural history|(?:greatest|highest) risk|(?:card|leaflet|poster|artwork|proof)\b[^.;]{0,60}\blooks?)\b|\b(?:fatal|overdose)\b/i;

/** 14.4: praise by a figure of speech exaggerates as much as a superlative does. */
export const triumph = written({
  id: "clause-14/triumph",
  requirement: "14.no-superlatives",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["exaggerated-claim", "unsubstantiated-claim"],
  when: {
    audience: ["hcp", "payers"],
    is: ["a medicine"],
    notKinds: ["agreement", "research", "recruitment", "no-medicine", "product-document"],
    says: TRIUMPH,
  },
  meetings: [
    {
      ideas: COMBINATIONS,
      near: "a statement",
      unless: ["a direction for the layout", OF_OTHER_THINGS],
      rule: "Exaggerated and all-embracing claims must not be made (Clause 14.4).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Migraine is on the run: every attack stopped in its tracks.]]",
        why: "a rout",
      },
      { text: "Tavorel (tavorimib)\nPromotional material\n[[Migraine has met its match.]]", why: "a victory" },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Problem solved, once and for all.]]",
        why: "all-embracing",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib)\nPromotional material\nPatients are waiting for an appointment in many clinics.",
        why: "a plain fact",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nTavorel is one of several options for migraine.",
        why: "a plain place",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[Hero, full width] For migraine in adults\nTwo headache champions speak to small groups.",
        why: "a part of a page, and people",
      },
      {
        text: "Tavorel (tavorimib)\nBriefing\nThe line on a new era was deleted before certification.",
        why: "put right",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no praise" }],
  },
});
