import type { Colour } from "../contrast.ts";
import type { Clip, ClipOutline } from "./cover.ts";
import { type Box, IDENTITY, type Matrix } from "./geometry.ts";
import type { Blend } from "./visibility/blend.ts";

/** All the colours that something is painted in; null where they are not known. */
export type Colours = readonly Colour[] | null;

/** How the next character or shape would be painted. */
export interface PaintState {
  matrix: Matrix;
  fill: Colours;
  stroke: Colours;
  mode: number;
  lineWidth: number;
  fillOpacity: number;
  strokeOpacity: number;
  /** What groups around let through of all that is in them. */
  groupOpacity: number;
  blend: Blend;
  /** How much of light the mask over it lets through at most, 0 to 1; null without a mask. */
  mask: number | null;
  clip: Clip;
  /** The limits of other forms than boxes, as far as they are followed. */
  clipOutlines: readonly ClipOutline[];
  /** The name of the font. */
  font: string | null;
  /** Nothing is painted outside of this box; null where there is no limit. */
  reach: Box | null;
}

const BLACK: Colours = [[0, 0, 0]];

/** Where a page begins. */
export const BLANK: PaintState = {
  ...{ matrix: IDENTITY, fill: BLACK, stroke: BLACK, mode: 0, lineWidth: 1 },
  ...{ fillOpacity: 1, strokeOpacity: 1, groupOpacity: 1, blend: "normal", mask: null, clip: null, reach: null },
  ...{ clipOutlines: [], font: null },
};
