import "#worker/lib/wasm-in-node.ts";
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import type { DrawnPictures } from "#worker/reading/drawn-pictures.ts";
import type { GreyImage } from "#worker/reading/image/grey.ts";
import { type Material, UnreadableFileError } from "#worker/reading/material.ts";
import type { ReadingState } from "#worker/reading/reading-step.ts";
import { mutate, seeded } from "./mutate.ts";

/** Drawn pictures on disk: as in an object's storage, nothing that it holds is in the memory that is measured. */
function picturesOnDisk(): DrawnPictures {
  const folder = mkdtempSync(join(tmpdir(), "abpi-drawn-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const pictures = new Map<string, { path: string; size: Omit<GreyImage, "data"> }>();
  return {
    async save(name, { data, ...size }) {
      const path = join(folder, String(pictures.size));
      pictures.set(name, { path, size });
      writeFileSync(path, data);
    },
    async load(name) {
      const kept = pictures.get(name);
      if (!kept) throw new Error(`No picture ${name}`);
      return { ...kept.size, data: new Uint8Array(readFileSync(kept.path)) };
    },
    clear: async () => pictures.clear(),
  };
}

/** What became of a file. `step` is told after each step, so that a step without end can be seen from outside. */
export type Told = { step: number } | { outcome: Outcome };

export type Outcome =
  | { kind: "read"; text: string; hidden: string; unread: string[]; pages: number; problems: string[] }
  | { kind: "message"; message: string }
  | { kind: "crash"; message: string };

const { readStep } = await import("#worker/reading/read.ts");
const { detectFormat } = await import("#worker/reading/detect-format.ts");
const { checkMaterial } = await import("#worker/reading/check-material.ts");

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const ocrModel = async () => new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));
const drawn = picturesOnDisk();
setFlagsFromString("--expose-gc");
/** Each file begins without what those before it left: what is measured is its own. */
const collectGarbage = runInNewContext("gc") as () => void;
/** So many bytes tell what a file is. */
const HEAD = 2048;

/** A file to read, or the mutant of it that a seed makes. Recognition of mutants is left out: it is slow, and the same for
 * every picture. */
export interface Task {
  path: string;
  seed: number | null;
}

const noRecognition = () =>
  Promise.reject(new UnreadableFileError("Words in pictures are not recognised in this run."));

function headOf(path: string): Uint8Array {
  const head = new Uint8Array(HEAD);
  const file = openSync(path, "r");
  const length = readSync(file, head);
  closeSync(file);
  return head.subarray(0, length);
}

function bytesOf({ path, seed }: Task): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(readFileSync(path));
  return seed === null ? whole : mutate(whole, seeded(seed));
}

async function readWhole(task: Task, tell: (told: Told) => void): Promise<Material | null> {
  const format = detectFormat(headOf(task.path), task.path);
  if (!format) return null;
  const tools = { ocrModel: task.seed === null ? ocrModel : noRecognition, drawn };
  await drawn.clear();
  let state: ReadingState | null = null;
  for (let count = 1; ; count++) {
    const step = await readStep({ format, fileName: task.path, bytes: async () => bytesOf(task) }, state, tools);
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
  collectGarbage();
  tell({ step: 0 });
  tell({ outcome: await outcomeOf(task, tell) });
});
