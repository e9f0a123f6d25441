import "#worker/lib/wasm-in-node.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { type Material, UnreadableFileError } from "#worker/reading/material.ts";
import type { ReadingState } from "#worker/reading/reading-step.ts";
import { mutate, seeded } from "./mutate.ts";

/** What became of a file. `step` is told after each step, so that a step without end can be seen from outside. */
export type Told = { step: number } | { outcome: Outcome };

export type Outcome =
  | { kind: "read"; text: string; hidden: string; unread: string[]; pages: number; problems: string[] }
  | { kind: "message"; message: string }
  | { kind: "crash"; message: string };

const { readStep } = await import("#worker/reading/read.ts");
const { picturesInMemory } = await import("#worker/reading/drawn-pictures.ts");
const { detectFormat } = await import("#worker/reading/detect-format.ts");
const { checkMaterial } = await import("#worker/reading/check-material.ts");

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

/** A file to read, or the mutant of it that a seed makes. Recognition of mutants is left out: it is slow, and the same for
 * every picture. */
export interface Task {
  path: string;
  seed: number | null;
}

const noRecognition = () =>
  Promise.reject(new UnreadableFileError("Words in pictures are not recognised in this run."));

async function readWhole({ path, seed }: Task, tell: (told: Told) => void): Promise<Material | null> {
  const whole = new Uint8Array(readFileSync(path));
  const bytes = seed === null ? whole : mutate(whole, seeded(seed));
  const format = detectFormat(whole.subarray(0, 2048), path);
  if (!format) return null;
  const tools = { ocrModel: seed === null ? async () => model.slice() : noRecognition, drawn: picturesInMemory() };
  let state: ReadingState | null = null;
  for (let count = 1; ; count++) {
    const source = { format, fileName: path, bytes: async () => bytes.slice() };
    const step = await readStep(source, state, tools);
    tell({ step: count });
    if (step.done) return step.material;
    state = structuredClone(step.state);
  }
}

async function outcomeOf(task: Task, tell: (told: Told) => void): Promise<Outcome> {
  try {
    const material = await readWhole(task, tell);
    if (!material) return { kind: "message", message: "Not a supported file" };
    const { text, hidden, unread, pages } = material;
    return {
      kind: "read",
      text,
      hidden: hidden.map((passage) => passage.text).join("\n"),
      unread: unread.map(({ reason }) => reason),
      pages: pages.length,
      problems: checkMaterial(material),
    };
  } catch (error) {
    const isClear = error instanceof Error && error.name === "UnreadableFileError";
    return isClear
      ? { kind: "message", message: error.message }
      : { kind: "crash", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", async (task: Task) => {
  const tell = (told: Told) => parentPort?.postMessage(told);
  tell({ step: 0 });
  tell({ outcome: await outcomeOf(task, tell) });
});
