import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Migraine is on the run: every attack stopped in its tracks.]]",
      why: "a rout",
    },
    { text: "Tavorel (tavorimib)\nPromotional material\n[[Migraine has met its match.]]", why: "a victory" },
    { text: "Tavorel (tavorimib)\nPromotional material\n[[Problem solved, once and for all.]]", why: "all-embracing" },
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
};
