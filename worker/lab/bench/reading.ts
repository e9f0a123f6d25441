/** What reading takes: the memory of the isolate for the largest files, step by step. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isolateMemory, type StepMemory } from "./isolate-memory.ts";
import { largeFiles } from "./large-files.ts";

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

/** Prints the peak of the isolate's memory in each step of analysing each of the largest files: objects, buffers and WASM
 * memory, with what nobody holds any more and has not been collected yet. `text` is what their pages say. */
export async function benchMemory(text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "abpi-large-"));
  try {
    for (const file of await largeFiles(text)) {
      const path = join(folder, file.name);
      writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
      const steps = await isolateMemory(path, FORMATS[file.name.split(".").at(-1) as keyof typeof FORMATS]);
      const idle = steps[0]?.before ?? 0;
      const most = Math.max(...steps.map(({ peak }) => peak));
      const ratio = ((most - idle) / file.size).toFixed(1);
      console.log(
        `Isolate, ${file.name} (${megabytes(file.size)}): ${peaks(steps)}; idle ${megabytes(idle)}; above that ${ratio} times the file`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
