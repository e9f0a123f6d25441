import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Matter } from "#schema/result.ts";
import { analyseInProcess } from "#worker/analysis/in-process.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import type { SourceFormat } from "#worker/reading/material.ts";
import { correctedOnce } from "#worker/test/corrected.ts";
import { resultOf } from "#worker/test/matters.ts";
import { compared } from "./compare.ts";

const FIXTURES = join(import.meta.dirname, "../test/fixtures/reading");
const LABELS = loadLabels();
const FAULTY = LABELS.filter(({ findings }) => findings.length > 0)
  .slice(0, 45)
  .map(resultOf);

/** What neither bears nor corrects any fault. */
const NEUTRAL = "Printed on white paper.";

test("the same text twice: nothing new, nothing fixed", () => {
  for (const { result, matters } of FAULTY)
    expect(compared(result, result)).toEqual({
      ...{ fixed: [], new: [] },
      open: matters.map(({ id }) => ({ before: id, after: id, isChanged: false })),
    });
});

test("a sentence added that nothing hangs on changes no matter", () => {
  for (const { label, result } of FAULTY.slice(0, 30)) {
    const after = resultOf({ ...label, text: `${label.text}\n\n${NEUTRAL}` });
    const { fixed, new: added } = compared(result, after.result);
    expect({ id: label.id, fixed, added }).toEqual({ id: label.id, fixed: [], added: [] });
  }
});

test("lines broken elsewhere, other spaces and quotation marks change no matter's identity", () => {
  const { result } = FAULTY[0] ?? never();
  const reset = structuredClone(result);
  for (const finding of reset.clauses.flatMap(({ findings }) => findings))
    finding.quote &&= `• ${finding.quote.replaceAll(" ", " \n").replaceAll("“", '"').toUpperCase()}`;
  expect(compared(result, reset)).toMatchObject({ fixed: [], new: [] });
});

test("words that were edited and are still at fault are open and said to be changed; other words are a new matter", () => {
  const isAlone = ({ findings, places }: Matter) => findings.length === 1 && (places[0]?.quote.length ?? 0) > 12;
  const { result, matters } = FAULTY.find((one) => one.matters.some(isAlone)) ?? never();
  const placed = matters.find(isAlone) ?? never();
  const withWords = (change: (quote: string) => string) => {
    const changed = structuredClone(result);
    for (const finding of changed.clauses.flatMap(({ findings }) => findings))
      if (finding.id === placed.id && finding.quote) finding.quote = change(finding.quote);
    return compared(result, changed);
  };
  expect(withWords((quote) => `${quote} indeed`).open).toContainEqual({
    ...{ before: placed.id, after: placed.id, isChanged: true },
  });
  expect(withWords(() => "quite another thing").new).toContain(placed.id);
  expect(withWords(() => "quite another thing").fixed).toContain(placed.id);
});

test.each(["d001", "d002", "d066"])("%s exported as Word and as PDF is the same piece", async (name) => {
  const label = LABELS.find(({ id }) => id === name) ?? never();
  const read = async (ending: string, format: SourceFormat) => {
    const bytes = Uint8Array.from(readFileSync(join(FIXTURES, `${name}.${ending}`)));
    return (
      await analyseInProcess({ format, fileName: `${name}.${ending}`, bytes: async () => bytes }, fieldsOf(label))
    ).result;
  };
  const text = await read("txt", "text");
  for (const other of [await read("docx", "docx"), await read("pdf", "pdf")])
    expect(compared(text, other)).toMatchObject({ fixed: [], new: [] });
});

test("one fault mended by hand is fixed, the others are open, and nothing else is new", () => {
  const tried = FAULTY.flatMap((before) => correctedOnce(before.label, before) ?? []);
  expect(tried.length).toBeGreaterThanOrEqual(8);
  const rate = (isSo: (one: (typeof tried)[number]) => boolean) => tried.filter(isSo).length / tried.length;
  expect(rate(({ isFixed }) => isFixed)).toBeGreaterThanOrEqual(0.9);
  expect(rate(({ added }) => added.length === 0)).toBeGreaterThanOrEqual(0.9);
});

function never(): never {
  throw new Error("The development set has no such piece");
}
