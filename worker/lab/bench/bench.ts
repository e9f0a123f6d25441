/** Speed, size and memory, each beside something measured in the same run:
 *
 *   npm run bench                 all of it, then Lighthouse; half an hour on a machine with nothing else to do
 *   npm run bench -- rules api    parts of it, without Lighthouse */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SourceFormat } from "#worker/reading/material.ts";
import { benchApi } from "./api.ts";
import { benchImportedCases } from "./case-search.ts";
import { isolateMemory, type StepMemory } from "./isolate-memory.ts";
import { largeFiles } from "./large-files.ts";
import { benchLists } from "./lists.ts";
import { benchReading } from "./reading-speed.ts";
import { benchRules, SAMPLE } from "./rules.ts";
import { benchSize } from "./size.ts";

/** What reading takes: the memory of the isolate for the largest files, step by step. */

const KINDS = ["text", "drawing", "recognition", "analysis"];
const FORMATS = { pdf: "pdf", docx: "docx", png: "image" } as const;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** The fullest and the usual step of each kind. */
function peaks(steps: StepMemory[]): string {
  return KINDS.flatMap((kind) => {
    const sorted = steps.filter(({ step }) => step === kind).map(({ peak }) => peak);
    sorted.sort((a, b) => a - b);
    const [middle, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
    return sorted.length > 0 ? [`${kind} ${megabytes(most)} (median ${megabytes(middle)} of ${sorted.length})`] : [];
  }).join(", ");
}

/** The line of a file. One whose analysis takes more than an isolate has is told as that, and the other files are still measured. */
async function memoryOf(path: string, format: SourceFormat, bytes: number): Promise<string> {
  try {
    const steps = await isolateMemory(path, format);
    const idle = steps[0]?.before ?? 0;
    const most = Math.max(...steps.map(({ peak }) => peak));
    const ratio = ((most - idle) / bytes).toFixed(1);
    return `${peaks(steps)}; idle ${megabytes(idle)}; above that ${ratio} times the file`;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) throw error;
    return "more than an isolate’s 128 MB";
  }
}

/** Prints the peak of the isolate's memory in each step of analysing each of the largest files: objects, buffers and WASM
 * memory, with what nobody holds any more and has not been collected yet. `text` is what their pages say. */
async function benchMemory(text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "abpi-large-"));
  try {
    for (const file of await largeFiles(text)) {
      const path = join(folder, file.name);
      writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
      const format = FORMATS[file.name.split(".").at(-1) as keyof typeof FORMATS];
      console.log(`Isolate, ${file.name} (${megabytes(file.size)}): ${await memoryOf(path, format, file.size)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PARTS: Record<string, () => void | Promise<void>> = {
  rules: benchRules,
  cases: benchImportedCases,
  lists: benchLists,
  reading: benchReading,
  size: benchSize,
  api: benchApi,
  memory: () => benchMemory(SAMPLE),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}`);
for (const [name, bench] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await bench();
