import type { Material } from "#worker/reading/material.ts";

/** A material of one page made of plain text, as the reader would make it of a text file. */
export function materialFromText(text: string): Material {
  return {
    format: "text",
    text,
    pages: [{ number: 1, start: 0, end: text.length, source: "text", confidence: null }],
    blocks: [],
    links: [],
    hidden: [],
    unread: [],
  };
}

/** Lines on nothing that the Code could touch, unlike all that the classifier has learnt from. */
export const HOUSEHOLD = [
  "Unscrew the drain plug beneath the drum and let the water run into a shallow tray.",
  "Rinse the lint filter under a cold tap and scrub the mesh with an old toothbrush.",
  "Descale the kettle monthly with vinegar or citric acid, then boil and discard twice.",
  "Tighten the hinge screws of the oven door with a crosshead screwdriver.",
  "Vacuum the condenser coils behind the refrigerator every autumn.",
  "Oil squeaky castors sparingly and wipe surplus grease from the carpet.",
  "Bleed each radiator with its brass key until no hissing remains.",
  "Never plug the toaster into an extension lead beside the sink.",
  "Store spare fuses and bulbs in the cupboard beneath the stairs.",
];
