import { classifyBlocks } from "./classify.ts";
import type { DraftBlock, DraftPage } from "./draft.ts";
import { TextBudget } from "./limits.ts";
import type { Material, SourceFormat } from "./material.ts";
import { shapelessWords } from "./shapeless.ts";

const SEPARATOR: Record<DraftBlock["joint"], string> = { apart: "\n\n", line: "\n", cell: "   ", continued: " " };

/** Puts pages together into one text with exact offsets. A page begins where its first block begins. Throws
 * `UnreadableFileError` where they hold more than can be checked. */
export function assembleMaterial(format: SourceFormat, pages: DraftPage[], unread: Material["unread"]): Material {
  const budget = new TextBudget();
  for (const page of pages) budget.spendPage(page);
  const material: Material = { format, text: "", pages: [], blocks: [], links: [], hidden: [], unread };
  const parts: string[] = [];
  let length = 0;
  const append = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  for (const page of pages) {
    let pageStart: number | null = null;
    for (const block of classifyBlocks(page.blocks)) {
      if (length > 0) append(SEPARATOR[pageStart === null && block.joint === "line" ? "apart" : block.joint]);
      const start = length;
      pageStart ??= start;
      append(block.text);
      material.blocks.push({ kind: block.kind, start, end: length, page: page.number, fontSize: block.fontSize });
      for (const link of block.links) {
        material.links.push({ start: start + link.start, end: start + link.end, target: link.target });
      }
    }
    const { number, source, confidence } = page;
    material.pages.push({ number, source, confidence, start: pageStart ?? length, end: length });
    material.hidden = material.hidden.concat(page.hidden);
    for (const block of page.blocks) material.hidden.push(...shapelessWords(block.text, number));
  }
  material.text = parts.join("");
  return material;
}
