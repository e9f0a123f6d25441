import type { DraftBlock } from "./draft.ts";

const LIST_ITEM = /^(?:[•●▪◦‣–—*-]|\(?(?:\d{1,2}|[a-z])[.)])\s+\S/;
const REFERENCE_HEADING = /^references?\s*:?$/i;
const REFERENCE_LINE = /^references?\s*:\s*\S/i;
const NUMBERED = /^\[?\(?\d{1,3}[.)\]]?\s+\S/;
const FOOTNOTE = /^(?:[*†‡§¶]|\d{1,2}\s?[A-Z])/;

/** Whether a line opens with a bullet, a dash or a list number. */
export function isListItem(line: string): boolean {
  return LIST_ITEM.test(line);
}

/** Names reference lists and list items by their words, alike in every format. Kinds that the source itself states
 * (headings, table cells, headers …) stay as they are. */
export function classifyBlocks(blocks: DraftBlock[]): DraftBlock[] {
  let inReferences = false;
  return blocks.map((block) => {
    const text = block.text.trim();
    if (REFERENCE_HEADING.test(text)) {
      inReferences = true;
      return { ...block, kind: "heading" as const };
    }
    inReferences &&= block.kind !== "heading" && NUMBERED.test(text);
    if (block.kind !== "paragraph" && block.kind !== "list-item") return block;
    if (inReferences || REFERENCE_LINE.test(text)) return { ...block, kind: "reference" as const };
    if (/^[*†‡§¶]/.test(text) && FOOTNOTE.test(text) && !isListItem(text))
      return { ...block, kind: "footnote" as const };
    return isListItem(text) ? { ...block, kind: "list-item" as const } : block;
  });
}

/** Whether a line with no styling to go by reads as a heading: short, alone, no full stop, a capital first. */
export function readsAsHeading(line: string, isAlone: boolean): boolean {
  const text = line.trim();
  if (text.length > 70 || !/^[\p{Lu}\d“‘"]/u.test(text) || isListItem(text)) return false;
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
  return isCapitals || (isAlone && !/[.;:,]$/.test(text) && !/\d{4}$/.test(text));
}
