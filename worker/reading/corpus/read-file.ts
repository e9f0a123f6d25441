import "./wasm-modules.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import type { Material } from "../material.ts";
import type { ReadingState } from "../read.ts";

/** What became of a file. `step` is told after each step, so that a step without end can be seen from outside. */
export type Told = { step: number } | { outcome: Outcome };

export type Outcome =
  | { kind: "read"; text: string; hidden: string; unread: string[]; pages: number; problems: string[] }
  | { kind: "message"; message: string }
  | { kind: "crash"; message: string };

const { readStep } = await import("../read.ts");
const { detectFormat } = await import("../detect-format.ts");
const { checkMaterial } = await import("../check-material.ts");

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

async function readWhole(path: string, tell: (told: Told) => void): Promise<Material | null> {
  const bytes = new Uint8Array(readFileSync(path));
  const format = detectFormat(bytes.subarray(0, 2048), path);
  if (!format) return null;
  let state: ReadingState | null = null;
  for (let count = 1; ; count++) {
    const source = { format, fileName: path, bytes: async () => bytes.slice() };
    const step = await readStep(source, state, { ocrModel: async () => model });
    tell({ step: count });
    if (step.done) return step.material;
    state = structuredClone(step.state);
  }
}

async function outcomeOf(path: string, tell: (told: Told) => void): Promise<Outcome> {
  try {
    const material = await readWhole(path, tell);
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

parentPort?.on("message", async (path: string) => {
  const tell = (told: Told) => parentPort?.postMessage(told);
  tell({ step: 0 });
  tell({ outcome: await outcomeOf(path, tell) });
});
