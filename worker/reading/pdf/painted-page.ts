import type { Colour } from "../contrast.ts";
import type { Clip, ClipOutline } from "./cover.ts";
import { type Box, IDENTITY, type Matrix } from "./geometry.ts";
import type { LetterPlace, Place } from "./text-position.ts";
import type { Blend } from "./visibility/blend.ts";
import type { Outline } from "./visibility/outline.ts";

/* What was painted on a page, as far as it decides which words a reader sees, and how the next thing would be. */

/** All the colours that something is painted in: none where nothing is left on the page, null where they are not known. */
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

/** One colour or several that a letter is painted in; null where they are not known. */
export interface Ink {
  colours: Colours;
  opacity: number;
  blend: Blend;
}

/** How a character was painted: with its inks, none where it is invisible. `below` is how many shapes had been painted
 * before it; nothing is painted outside `reach` and each of
 * `clipOutlines`. */
export interface PaintedCharacter extends LetterPlace {
  character: string;
  inks: readonly Ink[];
  /** Whether its layer is on. */
  isShown: boolean;
  reach: Box | null;
  clipOutlines: readonly ClipOutline[];
  below: number;
  hasSpaceBefore: boolean;
}

/** Something painted that text may stand on or under, in the page's own coordinates. */
export interface Shape {
  box: Box;
  /** Null where all of the box is painted. */
  outline: Outline | null;
  rule: "nonzero" | "evenodd";
  reach: Box | null;
  /** Null where they are not known, as of a picture. */
  colours: Colours;
  opacity: number;
  blend: Blend;
  /** Whether parts of it may be missing: it is masked, or clipped to an odd form, or a picture that may be see-through. */
  isPartial: boolean;
  isPicture: boolean;
}

/** Text of a form field, a note or a stamp, which is no part of the page's own text. */
export interface AddedText extends Place {
  text: string;
  width: number;
  hasSpaceBefore: boolean;
  painting: PaintedCharacter[];
}

export interface PaintedPage {
  characters: PaintedCharacter[];
  shapes: Shape[];
  added: AddedText[];
}

/** A page's drawing operations as pdf.js lists them. */
export interface Operations {
  fnArray: number[];
  argsArray: unknown[];
}
