import type { BaseFacts } from "./types.ts";

/* What the user says that the page around a part carries, where only that part (a transcript, a caption) was handed in. */

const HOST =
  /\b(?:page|site|website|frame|player|platform|screen) (?:\p{L}+ ){0,5}?(?:carries|has|shows|bears|holds|contains|includes|displays)\b/iu;
const LACKS = /\b(?:no|not|without|except|but|lacks?|nor|neither)\b/i;
const ITEMS = {
  adverseEvents: /\badverse[- ]events?(?: reporting)? (?:statement|wording|box|panel)\b/i,
  prescribingInformation: /\bprescribing information\b/i,
};

/** Whether the context says, of the page that holds the piece, that the item is on it. */
export function isOnHost({ submission }: BaseFacts, item: keyof typeof ITEMS): boolean {
  return submission.context
    .split(/[.;\n]/)
    .some((words) => HOST.test(words) && ITEMS[item].test(words) && !LACKS.test(words));
}
