import type { BlockKind, HiddenText } from "./material.ts";

/** A block before it has its place in the text. `links` are offsets into `text`. */
export interface DraftBlock {
  kind: BlockKind;
  /** One line: no line break inside. */
  text: string;
  /** In points, or null where the source does not say. */
  fontSize: number | null;
  /** How the block follows the one before it: after a blank line, on the next line, beside it as the next cell of
   * a table row, or as the rest of a paragraph that a page break cut. */
  joint: "apart" | "line" | "cell" | "continued";
  links: { start: number; end: number; target: string }[];
  /** Where a page's running header or footer would be, else null. */
  edge: "top" | "bottom" | null;
}

/** A page as read, before all pages are put together. Plain data: it is saved between steps. */
export interface DraftPage {
  number: number;
  source: "text" | "ocr";
  confidence: number | null;
  blocks: DraftBlock[];
  hidden: HiddenText[];
}

/** A draft block with the usual values filled in. */
export function draftBlock(text: string, rest: Partial<DraftBlock> = {}): DraftBlock {
  return { kind: "paragraph", fontSize: null, joint: "line", links: [], edge: null, ...rest, text };
}
