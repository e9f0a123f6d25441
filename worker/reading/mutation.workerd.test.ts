import { expect, test } from "vitest";
import { checkMaterial } from "./check-material.ts";
import { type SourceFormat, UnreadableFileError } from "./material.ts";
import { readStep } from "./read.ts";
import { fixture } from "./test-tools.ts";

const MUTANTS = 150;
const MOST_MS = 5_000;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy that is cut short, has bits turned over, or has a stretch written over by another. */
function mutate(whole: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const place = (length: number) => Math.floor(random() * length);
  const kind = place(4);
  if (kind === 0) return whole.slice(0, place(whole.length));
  const bytes = whole.slice();
  if (kind === 1) bytes.copyWithin(place(bytes.length), place(bytes.length), place(bytes.length));
  else
    for (let turned = kind === 2 ? 1 : 1 + place(60); turned > 0; turned--) {
      const at = place(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << place(8));
    }
  return bytes;
}

/** Reads a step of a mutant, two where there is one more: a second shows what the first has saved. Recognition itself is
 * left out, being slow and the same for every picture. */
async function tryReading(format: SourceFormat, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const source = { format, fileName: "mutant", bytes: async () => bytes.slice() };
  const tools = { ocrModel: () => Promise.reject(new UnreadableFileError("No recognition here.")) };
  try {
    const first = await readStep(source, null, tools);
    const step = first.done ? first : await readStep(source, structuredClone(first.state), tools);
    return step.done ? (checkMaterial(step.material)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.message.length > 15 ? null : "a message that says nothing";
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

test.each([
  ["d001.pdf", "pdf"],
  ["columns.pdf", "pdf"],
  ["scanners.pdf", "pdf"],
  ["everything.docx", "docx"],
  ["d002.docx", "docx"],
  ["spaced.doc", "doc"],
  ["symbols.doc", "doc"],
  ["d002.txt", "text"],
  ["small.png", "image"],
  ["small.jpg", "image"],
  ["small.gif", "image"],
  ["small.webp", "image"],
] as const)(
  "every mutant of %s is read or refused with a message, in time",
  async (name, format) => {
    const whole = await fixture(name);
    const random = seeded(name.length * 7919 + name.charCodeAt(1));
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      const start = Date.now();
      const problem = await tryReading(format, mutate(whole, random));
      expect(problem, `mutant ${mutant}`).toBeNull();
      expect(Date.now() - start, `milliseconds for mutant ${mutant}`).toBeLessThan(MOST_MS);
    }
  },
  120_000,
);
