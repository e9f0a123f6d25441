import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { ChunkStorage } from "#worker/analysis/chunked-json.ts";
import type { RunState } from "#worker/analysis/deps.ts";
import { advance, initialState } from "#worker/analysis/pipeline.ts";
import { runDeps } from "#worker/analysis/run-deps.ts";
import { matchCases } from "#worker/cases/match.ts";
import type { SourceFormat } from "#worker/reading/material.ts";

/** What a thread is to analyse, and a folder for what an object's storage would hold. */
export interface ThreadTask {
  path: string;
  format: SourceFormat;
  folder: string;
}

/** Told before each step, which begins when this is answered, and at the end. */
export type Told = { step: string } | { end: string; unread: number };

const MODEL = resolve("node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
const { path, format, folder } = workerData as ThreadTask;

function readBytes(path: string): Uint8Array {
  const bytes = new Uint8Array(statSync(path).size);
  const file = openSync(path, "r");
  readSync(file, bytes);
  closeSync(file);
  return bytes;
}

/** An object's storage on disk: nothing that it holds is in the memory that is measured. */
function diskStorage(): ChunkStorage {
  const files = new Map<string, string>();
  let written = 0;
  const load = (key: string) => {
    const file = files.get(key);
    if (file === undefined) return undefined;
    return file.endsWith(".bytes") ? readBytes(file) : deserialize(readFileSync(file));
  };
  return {
    get: (async (keys: string | string[]) =>
      typeof keys === "string" ? load(keys) : new Map(keys.map((key) => [key, load(key)]))) as ChunkStorage["get"],
    async put(entries) {
      for (const [key, value] of Object.entries(entries)) {
        const isBytes = value instanceof Uint8Array;
        const file = files.get(key) ?? join(folder, `${written++}${isBytes ? ".bytes" : ""}`);
        files.set(key, file);
        // The runtime serialises outside the isolate.
        writeFileSync(file, isBytes ? value : serialize(value));
      }
    },
    delete: async (keys) => keys.filter((key) => files.delete(key)).length,
  };
}

/** The upload in R2, as a stream from disk into the reader's own buffer. */
function upload(): R2ObjectBody {
  const file = openSync(path, "r");
  const body = new ReadableStream({
    type: "bytes",
    pull({ byobRequest }: ReadableByteStreamController) {
      const view = byobRequest?.view as Uint8Array<ArrayBuffer>;
      byobRequest?.respond(readSync(file, view, 0, view.length, null));
    },
    cancel: () => closeSync(file),
  } as unknown as UnderlyingByteSource);
  return { size: statSync(path).size, body } as unknown as R2ObjectBody;
}

const bucket = { get: async () => upload(), delete: async () => undefined };

const env = {
  UPLOADS: bucket,
  ASSETS: { fetch: async () => new Response(new Uint8Array(readFileSync(MODEL))) },
  EVENTS: { writeDataPoint: () => undefined },
  AI_REVIEWER: "off",
} as unknown as Env;

const answered = () => new Promise((go) => parentPort?.once("message", go));

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The platform collects what the step before has left when memory runs short. A thread does so for objects alone, and would keep
 * the memory of the engine of recognition, once it is dropped. */
async function tell(told: Told): Promise<void> {
  collectGarbage();
  const answer = answered();
  parentPort?.postMessage(told);
  await answer;
}

const storage = diskStorage();
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const job = { id: "1", userId: 1, uploadKey: "upload/1", fileName: "file", format, fingerprint: "", fields };
let state: RunState | null = initialState({ ...job, submittedAt: Date.now() });
const deps = {
  ...runDeps(env, storage as unknown as DurableObjectStorage, async () => undefined),
  loadState: async () => state,
  saveState: async (next: RunState) => {
    state = next;
  },
  matchCases: async (...asked: Parameters<typeof matchCases>) => matchCases(...asked),
  finish: async () => true,
  giveBack: async () => true,
};

for (let outcome = "continue"; outcome !== "ended"; ) {
  const reading = state?.stage === "read" ? await deps.values.load("reading") : null;
  const parts = JSON.stringify(reading?.parts ?? "");
  const isWaiting = /"pictures":"waiting"|"waiting":\["/.test(parts);
  const kind = reading === null ? "text" : isWaiting ? "drawing" : "recognition";
  await tell({ step: state?.stage === "read" ? kind : "analysis" });
  outcome = await advance(deps);
}
const result = await deps.values.load("result");
await tell({ end: state?.stageText ?? "", unread: result?.coverage.unread.length ?? -1 });
