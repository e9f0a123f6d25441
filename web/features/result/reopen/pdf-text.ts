import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { MarkedText } from "#schema/result.ts";

/** A line further below the last than so many times its height begins a paragraph. */
const PARAGRAPH_GAP = 1.7;

type Line = { text: string; y: number; height: number };

/** What pdf.js gives for a run of text: `transform[5]` is its baseline, counted from the foot of the page. */
type Run = { str: string; transform: number[]; height: number; hasEOL: boolean };

function linesOf(runs: readonly Run[]): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const { str, transform, height, hasEOL } of runs) {
    open ??= { text: "", y: transform[5] ?? 0, height };
    open.text += str;
    open.height = Math.max(open.height, height);
    if (!hasEOL) continue;
    lines.push(open);
    open = undefined;
  }
  return open ? [...lines, open] : lines;
}

function paragraphsOf(lines: readonly Line[]): string[] {
  const paragraphs: string[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    if (line.text.trim() === "") continue;
    const gap = last ? last.y - line.y : Number.POSITIVE_INFINITY;
    const goesOn = last && gap >= 0 && gap < PARAGRAPH_GAP * Math.max(last.height, line.height);
    if (goesOn) paragraphs.push(`${paragraphs.pop()} ${line.text.trim()}`);
    else paragraphs.push(line.text.trim());
    last = line;
  }
  return paragraphs;
}

/** The text of a PDF, page by page. Throws what pdf.js throws. */
export async function readPdf(file: File): Promise<MarkedText> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const document = await task.promise;
    let text = "";
    const pages: MarkedText["pages"] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const runs = items.filter((item): item is Extract<typeof item, { str: string }> => "str" in item);
      const start = text.length;
      text += `${paragraphsOf(linesOf(runs)).join("\n")}\n`;
      pages.push({ number, start, end: text.length });
      page.cleanup();
    }
    return { text, pages, headings: [] };
  } finally {
    await task.destroy();
  }
}
