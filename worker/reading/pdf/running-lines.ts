import type { DraftBlock, DraftPage } from "../draft.ts";

/** A line repeats when it stands at the same edge of at least so many pages, and of at least this share of them. */
const FEWEST_PAGES = 2;
const SHARE_OF_PAGES = 0.5;

/** Page numbers differ from page to page and are no difference. */
const keyOf = (block: DraftBlock) => `${block.edge}:${block.text.replace(/\d+/g, "#").toLowerCase()}`;

function repeatedKeys(pages: DraftPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.blocks.filter((block) => block.edge !== null).map(keyOf));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const fewest = Math.max(FEWEST_PAGES, pages.length * SHARE_OF_PAGES);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([key]) => key));
}

/** Says running headers once, on the first page that has them, and running footers once, on the last, so that neither
 * interrupts a paragraph that goes over a page break. */
export function sayRunningLinesOnce(pages: DraftPage[]): DraftPage[] {
  const repeated = repeatedKeys(pages);
  const lastPageOf = new Map<string, number>();
  for (const page of pages) for (const block of page.blocks) if (block.edge) lastPageOf.set(keyOf(block), page.number);
  const said = new Set<string>();
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => {
      const key = keyOf(block);
      if (block.edge === null || !repeated.has(key)) return [block];
      const isHere = block.edge === "top" ? !said.has(key) : lastPageOf.get(key) === page.number;
      said.add(key);
      return isHere ? [{ ...block, kind: block.edge === "top" ? ("header" as const) : ("footer" as const) }] : [];
    }),
  }));
}

const isUnfinished = (block: DraftBlock | undefined) =>
  block !== undefined &&
  (block.kind === "paragraph" || block.kind === "list-item") &&
  ((/[\p{L},–-]$/u.test(block.text) && block.text.length > 40) || ASKS_FOR_MORE.test(block.text));

/** A label, or a part of an address, that nothing stands behind yet: what comes next begins with a capital. */
const ASKS_FOR_MORE =
  /\b(?:holder|address|manufacturer|numbers?|available from|Ltd|Limited|plc|House|Park|Road|Street|Lane|Way)\b[^.\n]{0,50}[:,]$/;

/** Moves what stands at the edge of a page before its last paragraph, so that this can go on over the page break. */
function paragraphLast(blocks: DraftBlock[]): DraftBlock[] {
  const last = blocks.findLastIndex((block) => block.edge === null);
  return last < 0 ? blocks : [...blocks.slice(0, last), ...blocks.slice(last + 1), ...blocks.slice(last, last + 1)];
}

/** Puts paragraphs together again that a page break cut: the rest, on the next page, follows on the same line. */
export function joinOverPageBreaks(pages: DraftPage[]): DraftPage[] {
  const result: DraftPage[] = [];
  for (const page of pages) {
    const [first, ...others] = page.blocks;
    const before = result.at(-1);
    const last = before?.blocks.findLast((block) => block.edge === null);
    const goesOn =
      first?.kind === "paragraph" && (/^[\p{Ll}(]/u.test(first.text) || ASKS_FOR_MORE.test(last?.text ?? ""));
    if (first && before && goesOn && isUnfinished(last)) {
      result[result.length - 1] = { ...before, blocks: paragraphLast(before.blocks) };
      result.push({ ...page, blocks: [{ ...first, joint: "continued" }, ...others] });
    } else result.push(page);
  }
  return result;
}
