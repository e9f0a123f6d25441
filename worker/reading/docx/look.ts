import type { ParagraphPlacement } from "./visibility/paragraph-placement.ts";
import type { Fill, RunVisibility } from "./visibility/run-look.ts";

/** Properties that decide what a reader sees; undefined where nothing is said. Lengths in points. */
export interface Look extends RunVisibility, ParagraphPlacement {
  isHidden?: boolean | undefined;
  isBold?: boolean | undefined;
  /** What a table's style paints its cells in. */
  cellFill?: Fill | undefined;
  size?: number | undefined;
  /** The size of text that is marked as of a complex script, whatever its letters are. */
  sizeComplex?: number | undefined;
  isComplex?: boolean | undefined;
  font?: string | undefined;
  spaceBefore?: number | undefined;
  spaceAfter?: number | undefined;
  isHeading?: boolean | undefined;
  list?: { id: string; level: number } | undefined;
}
