import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isolateMemory } from "./isolate-memory.ts";
import { largeFiles } from "./large-files.ts";

const MEGABYTE = 1024 * 1024;
/** What the platform gives an isolate. */
const MOST = 128 * MEGABYTE;
/** What drawing leaves of that: how much garbage lies about differs from run to run. */
const RESERVE = 5 * MEGABYTE;
const folder = mkdtempSync(join(tmpdir(), "abpi-large-"));
let files: File[];

beforeAll(async () => {
  files = await largeFiles("Zelcorda halved the rate of relapse.");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["scans.pdf", "pdf"],
  ["pictures.docx", "docx"],
] as const)(
  "%s, of nearly 50 MB, is in memory once while its text is read, no longer when words in it are recognised, and each step keeps well under the platform's limit",
  async (name, format) => {
    const file = files.find((candidate) => candidate.name === name) as File;
    const path = join(folder, name);
    writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
    const steps = await isolateMemory(path, format, (done) => done.at(-1)?.step === "recognition");
    const idle = steps[0]?.before ?? 0;
    const [text, recognition] = ["text", "recognition"].map((kind) => steps.find(({ step }) => step === kind));
    expect(text?.peak).toBeLessThan(idle + file.size + 40 * MEGABYTE);
    expect(recognition?.before).toBeLessThan(idle + file.size);
    expect(recognition?.peak).toBeLessThan(MOST);
    const drawing = steps.filter((step) => step.step === "drawing");
    expect(drawing.length).toBeGreaterThan(0);
    for (const { peak } of drawing) expect(peak).toBeLessThan(MOST - RESERVE);
  },
  240_000,
);
