import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { build, type Plugin } from "vite";
import { WORKER_JSON, WORKER_OUTPUT } from "#worker/build-output.ts";
import type { SourceFormat } from "#worker/reading/material.ts";
import { patchedPackages } from "#worker/reading/patches/patched-packages.ts";
import type { ThreadTask, Told } from "./analyse-in-thread.ts";

/** An isolate's memory in bytes: objects, buffers and WASM memory, with what has not been collected yet. */
export interface StepMemory {
  /** "text", "drawing", "recognition" or "analysis". */
  step: string;
  before: number;
  peak: number;
}

/** Objects share an isolate's 128 MB with buffers and WASM memory, which this limit does not count: they are given what
 * those leave, so that garbage is collected when memory runs short, as it is there. Megabytes. */
const MOST_FOR_OBJECTS = 112;
/** They get no less beside the largest files, which are gone when objects are at their most: patterns that the rules have
 * compiled take 20 MB and more. */
const LEAST_FOR_OBJECTS = 88;
const heapBeside = (fileBytes: number) => ({
  maxOldGenerationSizeMb: Math.max(LEAST_FOR_OBJECTS, MOST_FOR_OBJECTS - fileBytes / 2 ** 20),
  maxYoungGenerationSizeMb: 16,
});
const SAMPLE_MS = 1;
const COMPLETE = "Analysis complete";
const ENTRY = "analyse-in-thread";

/** WASM as compiled modules, as the Workers runtime gives it. */
const wasmModules: Plugin = {
  name: "wasm-modules",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.endsWith(".wasm") || !importer) return null;
    return `\0${resolve(dirname(importer), source)}.js`;
  },
  load(id) {
    if (!id.startsWith("\0") || !id.endsWith(".wasm.js")) return null;
    return `import { readFileSync } from "node:fs";
export default new WebAssembly.Module(readFileSync(${JSON.stringify(id.slice(1, -3))}));`;
  },
};

/** Bundles the steps, as they are deployed: what turns TypeScript into JavaScript takes more memory than they do. */
async function bundle(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [wasmModules, patchedPackages()],
    ssr: { noExternal: true },
    json: WORKER_JSON,
    build: {
      ...{ outDir, emptyOutDir: false, ssr: resolve(import.meta.dirname, `${ENTRY}.ts`) },
      rolldownOptions: {
        output: { ...WORKER_OUTPUT, entryFileNames: `${ENTRY}.mjs`, chunkFileNames: "[name].mjs" },
      },
    },
  });
  return join(outDir, `${ENTRY}.mjs`);
}

/** Analyses a file from disk with the application's own steps, in an isolate that holds nothing else, whose memory is
 * sampled from outside, also in the midst of a loop. Returns the peaks of the steps in their order. Throws when the
 * analysis does not complete. */
export async function isolateMemory(path: string, format: SourceFormat): Promise<StepMemory[]> {
  const folder = mkdtempSync(join(tmpdir(), "abpi-steps-"));
  try {
    return await watch(await bundle(folder), { path, format, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watch(script: string, workerData: ThreadTask): Promise<StepMemory[]> {
  const thread = new Worker(script, {
    workerData,
    resourceLimits: heapBeside(statSync(workerData.path).size),
    stdout: true,
  });
  const sample = async () => {
    const { used_heap_size, external_memory } = await thread.getHeapStatistics();
    return used_heap_size + external_memory;
  };
  const steps: StepMemory[] = [];
  const ended = new Promise<Extract<Told, { end: string }>>((resolve, reject) => {
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("The thread ended before its analysis did.")));
    thread.on("message", async (told: Told) => {
      if ("end" in told) return resolve(told);
      const before = await sample();
      steps.push({ step: told.step, before, peak: before });
      thread.postMessage("go");
    });
  });
  let isOver = false;
  const watching = (async () => {
    await new Promise((online) => thread.once("online", online));
    while (!isOver) {
      const now = await sample();
      const last = steps.at(-1);
      if (last) last.peak = Math.max(last.peak, now);
      await new Promise((next) => setTimeout(next, SAMPLE_MS));
    }
    // A thread that has just ended cannot be asked any more; whether it ended well is told by its last message.
  })().catch(() => undefined);
  try {
    const { end } = await ended;
    if (end !== COMPLETE) throw new Error(end);
    return steps;
  } finally {
    isOver = true;
    await watching;
    await thread.terminate();
  }
}
