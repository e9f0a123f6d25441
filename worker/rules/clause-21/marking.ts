import { written } from "../checks/written.ts";
import { unmarked } from "./words.ts";

const ARTWORK =
  /\bsamples?\b[^.\n]{0,40}\b(?:artwork|carton|outer|label|pack copy|blister|side panel|front panel)\b|\b(?:artwork|carton|outer|label|pack copy|blister|side panel|front panel)\b[^.\n]{0,40}\bsamples?\b/i;
const LEGEND = /not for resale/i;

/** Clause 21.5: samples are marked as free and not for resale, and come with the SPC. */
export const marking = written({
  id: "clause-21/marking",
  requirement: "21.sample-marking",
  severity: "MEDIUM",
  duty: "must",
  themes: ["samples"],
  when: { is: ["an offer of samples"] },
  faults: [
    {
      places: unmarked,
      issue: "{words}: every sample must be marked as a free medical sample, not for resale, and come with the SPC.",
      advice: "Keep the marking and enclose the SPC.",
    },
    {
      alone: true,
      when: { says: ARTWORK },
      missing: LEGEND,
      issue: "The sample’s artwork lacks the words that mark it as free and not for resale.",
      add: "\nFree medical sample - not for resale. SPC enclosed.",
    },
  ],
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
});
