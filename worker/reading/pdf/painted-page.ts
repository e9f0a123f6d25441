import type { ClipOutline } from "./cover.ts";
import type { Box } from "./geometry.ts";
import type { Colours } from "./paint-state.ts";
import type { LetterPlace, Place } from "./text-position.ts";
import type { Blend } from "./visibility/blend.ts";
import type { Outline } from "./visibility/outline.ts";

/* What was painted on a page, as far as it decides which words a reader sees. */

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
