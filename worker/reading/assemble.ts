import { classifyBlocks } from "./classify.ts";
import type { DraftBlock, DraftPage } from "./draft.ts";
import { TextBudget } from "./limits.ts";
import type { HiddenText, Material, SourceFormat } from "./material.ts";

/** Letters of the tag block look like nothing at all and spell out words. Single ones stand in flags. */
const TAGS = /[\u{E0020}-\u{E007E}]{4,}/gu;
/** Variation selectors come one at a time; a row of them is bytes in disguise. */
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{4,}/gu;

const codes = (run: string) => [...run].map((char) => char.codePointAt(0) ?? 0);

function bytesOf(run: string): string {
  const bytes = codes(run).map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const tagsOf = (run: string) => String.fromCharCode(...codes(run).map((code) => code - 0xe0000));

/** Words in a text that are spelt with characters which have no shape; `page` where the text has one. */
function shapelessWords(text: string, page: number | null): HiddenText[] {
  const runs = [
    ...[...text.matchAll(TAGS)].map(([run]) => tagsOf(run)),
    ...[...text.matchAll(SELECTORS)].map(([run]) => bytesOf(run)),
  ];
  return runs.map((words) => ({ text: words, where: "characters without a shape", page }));
}

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
