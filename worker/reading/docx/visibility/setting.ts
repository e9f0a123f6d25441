import type { Look } from "../look.ts";
import type { Backdrop } from "./run-look.ts";
import type { PageSize } from "./sections.ts";

/** What is around a paragraph and decides, with its own look, whether it is seen. */
export interface Setting {
  behind: Backdrop;
  /** Why nothing in here is seen, or null. */
  hiddenAs: string | null;
  /** What a table's style says of the look of its text. */
  tableLook: Look;
  /** The look of text that says nothing of its own, in a drawn shape. */
  shapeLook: Look;
  /** Points that a line may begin before, and go on behind, the column it stands in until it is out of sight. */
  room: { before: number; width: number; after: number };
}

const NO_LOOK: Look = {};

/** A page or column no wider than this has no room for a word, in points. */
const NARROWEST = 4;

/** Why nothing in the body of such a page is seen, or null. */
function whyPageUnseen({ width, height, left, top, column = width }: PageSize): string | null {
  if (Math.min(width, height, column) < NARROWEST) return "text on a page too small to show it";
  return left > width - NARROWEST || top > height - NARROWEST ? "text beside the page" : null;
}

/** In the body of a page that is painted so. */
export function onPage(page: PageSize, behind: Backdrop): Setting {
  const width = Math.max(0, page.width - page.left - page.right);
  const room = { before: page.left, width, after: page.right };
  return { behind, hiddenAs: whyPageUnseen(page), tableLook: NO_LOOK, shapeLook: NO_LOOK, room };
}
