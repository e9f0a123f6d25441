import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isolateMemory } from "./isolate-memory.ts";
import { largeFiles } from "./large-files.ts";
import { SAMPLE } from "./rules.ts";

const MEGABYTE = 1024 * 1024;
/** What the platform gives an isolate. */
const MOST = 128 * MEGABYTE;
/** What every step leaves of that. */
const RESERVE = 3 * MEGABYTE;
/** What most recognitions keep under: the file is gone by then; pictures in grey keep the engine small, and the stored model
 * lies unread beside it. A single one may meet more garbage. */
const USUAL_IN_RECOGNITION = 110 * MEGABYTE;
const folder = mkdtempSync(join(tmpdir(), "abpi-large-"));
let files: File[];

beforeAll(async () => {
  files = await largeFiles(SAMPLE);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["scans.pdf", "pdf"],
  ["pictures.docx", "docx"],
] as const)(
  "%s, of nearly 50 MB, is in memory once while its text is read, no longer when words in it are recognised, and every step to the end of its analysis keeps under the platform's limit",
  // How much garbage lies about when memory is at its fullest differs from run to run.
  { timeout: 600_000, retry: 2 },
  async (name, format) => {
    const file = files.find((candidate) => candidate.name === name) as File;
    const path = join(folder, name);
    writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
    const steps = await isolateMemory(path, format);
    const idle = steps[0]?.before ?? 0;
    const peaksOf = (kind: string) => steps.filter(({ step }) => step === kind).map(({ peak }) => peak);
    for (const kind of ["text", "drawing", "recognition", "analysis"]) {
      expect(peaksOf(kind), kind).not.toEqual([]);
      expect(Math.max(...peaksOf(kind)), kind).toBeLessThan(MOST - RESERVE);
    }
    expect(Math.max(...peaksOf("text"))).toBeLessThan(idle + file.size + 40 * MEGABYTE);
    expect(steps.find(({ step }) => step === "recognition")?.before).toBeLessThan(idle + file.size);
    const recognitions = peaksOf("recognition").toSorted((a, b) => a - b);
    expect(recognitions[Math.floor(recognitions.length / 2)]).toBeLessThan(USUAL_IN_RECOGNITION);
  },
);

test("300-pages.pdf, of 380,000 characters, keeps under the platform's limit to the end of its analysis", {
  timeout: 300_000,
  retry: 2,
}, async () => {
  const file = files.find((candidate) => candidate.name === "300-pages.pdf") as File;
  const path = join(folder, file.name);
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
  const steps = await isolateMemory(path, "pdf");
  expect(steps.filter(({ step }) => step === "analysis")).toHaveLength(5);
  expect(Math.max(...steps.map(({ peak }) => peak))).toBeLessThan(MOST - RESERVE);
});
