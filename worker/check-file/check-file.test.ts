import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Ajv from "ajv";
import type { Log } from "sarif";
import { expect, test } from "vitest";
import { runCheck } from "./run-check.ts";

const SAMPLES = resolve(import.meta.dirname, "../../web/public/samples");
const TO_HCP = ["--audience", "hcp", "--channel", "print"];

/** The schema of SARIF 2.1.0, without what names its dialect, which this validator does not know. */
function sarifSchema() {
  const file = "../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json";
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(resolve(import.meta.dirname, file), "utf8"));
  return schema;
}

async function called(args: string[], from = SAMPLES) {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), isTerminal: false };
  const code = await runCheck(args, from, streams);
  return { code, out: out.join("\n"), err: err.join("") };
}

test("a faulty file ends with 2 and tells its matters in the file's own words, a complete one with 0", async () => {
  const faulty = await called(["leavepiece-with-faults.txt", ...TO_HCP]);
  expect(faulty.code).toBe(2);
  expect(faulty.out).toMatch(/Red, HIGH/);
  expect(faulty.out).toMatch(/does not replace medical, legal and regulatory review/);
  expect((await called(["leavepiece-complete.txt", ...TO_HCP])).code).toBe(0);
});

test("SARIF is valid, and its places are those of the words in the file", async () => {
  const { out } = await called(["leavepiece-with-faults.txt", "--sarif", ...TO_HCP]);
  const log = JSON.parse(out) as Log;
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(sarifSchema());
  expect(isValid(log), JSON.stringify(isValid.errors)).toBe(true);
  const results = log.runs[0]?.results ?? [];
  expect(results.length).toBeGreaterThan(3);
  expect(results.map(({ level }) => level)).toContain("error");
});

test("a file that cannot be checked is told and ends with 3, a wrong call with 64 and what to do", async () => {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  writeFileSync(join(folder, "broken.pdf"), "no PDF");
  const broken = await called(["broken.pdf", ...TO_HCP], folder);
  expect([broken.code, broken.out]).toEqual([3, expect.stringContaining("NOT CHECKED")]);
  const wrong = await called(["a.txt", "--audience", "nobody", "--channel", "print"], folder);
  expect([wrong.code, wrong.err]).toEqual([64, expect.stringContaining("--audience")]);
  expect((await called(["missing.txt", ...TO_HCP], folder)).err).toContain("There is no");
});
