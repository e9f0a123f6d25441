import { expect, test } from "vitest";
import { mutate, seeded } from "#worker/lab/corpus/mutate.ts";
import { checkMaterial } from "./check-material.ts";
import { picturesInMemory } from "./drawn-pictures.ts";
import { type SourceFormat, UnreadableFileError } from "./material.ts";
import { readStep } from "./read.ts";
import { fixture } from "./test-tools.ts";

const MUTANTS = 150;
/** What counts as hanging: far beyond what a loaded machine makes of a moment. */
const MOST_MS = 30_000;

/** Reads a step of a mutant, two where there is one more: a second shows what the first has saved. Recognition itself is
 * left out, being slow and the same for every picture. */
async function tryReading(format: SourceFormat, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const source = { format, fileName: "mutant", bytes: async () => bytes.slice() };
  const tools = {
    ocrModel: () => Promise.reject(new UnreadableFileError("No recognition here.")),
    drawn: picturesInMemory(),
  };
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
  ["small-progressive.jpg", "image"],
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
