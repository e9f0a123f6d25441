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

/** In the body of a page that is painted so. */
export function onPage(page: PageSize, behind: Backdrop): Setting {
  const width = Math.max(0, page.width - page.left - page.right);
  const room = { before: page.left, width, after: page.right };
  return { behind, hiddenAs: null, tableLook: NO_LOOK, shapeLook: NO_LOOK, room };
}
