import { standsIn } from "#worker/text/may-match.ts";
import { clip, hitsIn } from "../engine/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { unmarked } from "./words.ts";

const ARTWORK =
  /\bsamples?\b[^.\n]{0,40}\b(?:artwork|carton|outer|label|pack copy|blister|side panel|front panel)\b|\b(?:artwork|carton|outer|label|pack copy|blister|side panel|front panel)\b[^.\n]{0,40}\bsamples?\b/i;
const LEGEND = /not for resale/i;

function find(facts: Facts): Hit[] {
  const stripped = hitsIn(
    facts,
    unmarked(facts),
    (words) =>
      `“${clip(words)}”: every sample must be marked as a free medical sample, not for resale, and come with the SPC.`,
    "Keep the marking and enclose the SPC.",
  );
  if (stripped.length > 0 || !standsIn(ARTWORK, facts.view.text) || standsIn(LEGEND, facts.view.text)) return stripped;
  return [
    {
      at: null,
      issue: "The sample’s artwork lacks the words that mark it as free and not for resale.",
      fix: { kind: "insert", at: "end", text: "\nFree medical sample - not for resale. SPC enclosed." },
    },
  ];
}

/** Clause 21.5: samples are marked as free and not for resale, and come with the SPC. */
export const marking: Check = {
  id: "clause-21/marking",
  requirement: "21.sample-marking",
  severity: "MEDIUM",
  duty: "must",
  themes: ["samples"],
  applies: (facts) => facts.dealings.samples,
  find,
  examples: {
    flagged: [
      { text: "Sample pack artwork\nFront panel: Zelvorin (zelvotriptan) 10 mg", why: "no legend" },
      {
        text: "Sample packs for the field\n[[Remove the sample sticker before you leave them.]]",
        channel: "sales",
        why: "marking removed",
      },
    ],
    clean: [
      {
        text: "Samples are sent on request.\nThe blister carries the days of the week.",
        why: "no artwork of a sample",
      },
      { text: "Sample pack artwork\nFront panel: Free medical sample - not for resale. SPC enclosed.", why: "marked" },
      { text: "Freepost reply card\nNo stamp needed\n[ ] Please send me samples.", why: "postage" },
      { text: "Sample packs are marked and come with the SPC.", why: "both stated" },
    ],
    inapplicable: [{ text: "Carton artwork for Zelvorin 10 mg tablets", why: "not a sample" }],
  },
};
