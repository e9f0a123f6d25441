import { deflateSync } from "node:zlib";
import { picturesInMemory } from "../reading/drawn-pictures.ts";
import { readPdfStep } from "../reading/pdf/read-pdf.ts";
import type { ReadingState } from "../reading/reading-step.ts";

/* PDF files of one page, written by hand and read to the end. */

const unneeded = () => Promise.reject(new Error("not needed"));
const tools = { ocrModel: unneeded, drawn: picturesInMemory() };

/** Reads to the end and returns the text, and how many steps it took. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; steps: number }> {
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => new Uint8Array(bytes) } as const;
  let state: ReadingState | null = null;
  for (let steps = 1; ; steps++) {
    const step = await readPdfStep(source, state, tools, { open: unneeded, recognise: unneeded });
    if (step.done) return { text: step.material.text, steps };
    state = structuredClone(step.state);
  }
}

/** A PDF of one page with this content, packed. */
export function pageOf(content: string): Uint8Array {
  const data = deflateSync(Buffer.from(content, "latin1"));
  const says = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>",
    `<</Filter/FlateDecode/Length ${data.length}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const objects = says.map((words, at) => {
    const stream = at === 3 ? [Buffer.from("\nstream\n"), data, Buffer.from("\nendstream")] : [];
    return Buffer.concat([Buffer.from(`\n${at + 1} 0 obj\n${words}`), ...stream, Buffer.from("\nendobj")]);
  });
  return Buffer.concat([Buffer.from("%PDF-1.7"), ...objects, Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF")]);
}
