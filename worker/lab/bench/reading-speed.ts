/** How long reading takes beside a program that only takes the text out. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "unpdf";
import { median } from "#worker/lab/measure.ts";
import { picturesInMemory } from "#worker/reading/drawn-pictures.ts";
import { readStep } from "#worker/reading/read.ts";
import type { ReadingState, ReadingTools } from "#worker/reading/reading-step.ts";
import { SAMPLE } from "./rules.ts";
import { textPdf } from "./text-pdf.ts";

const RUNS = 15;
const WARM_UP = 5;
const PAGES = [2, 100];

const noRecognition = () => Promise.reject(new Error("These pages hold no picture."));

async function readWhole(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const tools: ReadingTools = { ocrModel: noRecognition, drawn: picturesInMemory() };
  const source = { format: "pdf", fileName: "material.pdf", bytes: async () => bytes.slice() } as const;
  let state: ReadingState | null = null;
  for (;;) {
    const step = await readStep(source, state, tools);
    if (step.done) return;
    state = step.state;
  }
}

async function medianOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP; run++) await work();
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** What takes the bare text out: poppler's pdftotext where it is installed, else unpdf. */
function bareReader(folder: string, bytes: Uint8Array<ArrayBuffer>): { name: string; read(): unknown } {
  const path = join(folder, "pages.pdf");
  writeFileSync(path, bytes);
  const read = () => spawnSync("pdftotext", ["-q", path, join(folder, "pages.txt")]);
  return read().status === 0
    ? { name: "pdftotext", read }
    : { name: "unpdf's bare text", read: () => extractText(bytes.slice()) };
}

/** Prints how long PDFs of text take to be read with blocks, zones, hidden text and links, as multiples of taking their bare text out. */
export async function benchReading(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "abpi-pages-"));
  try {
    for (const pages of PAGES) {
      const bytes = await textPdf(Array(pages).fill(SAMPLE));
      const bare = bareReader(folder, bytes);
      const [own, least] = [await medianOf(() => readWhole(bytes)), await medianOf(bare.read)];
      console.log(
        `Reading ${pages} pages of text: ${own.toFixed(0)} ms; ${bare.name} ${least.toFixed(0)} ms: ${(own / least).toFixed(1)} times`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
