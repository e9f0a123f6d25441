import { expect, test } from "vitest";
import { appliedEdits } from "#schema/edits.ts";
import type { Fix } from "#schema/result.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { materialFromText } from "#worker/test/material.ts";
import { resultOf } from "#worker/test/matters.ts";
import { editedMaterial, tryEdits } from "./try-edits.ts";

const edit = (start: number, end: number, after: string): Fix => ({
  ...{ kind: start === end ? "insert" : after === "" ? "delete" : "replace", start, end, after },
  ...{ before: "", note: null },
});

test("pages and blocks go with their words, and what is wholly gone has none", () => {
  const text = "First page words.\nA heading\nSecond page words.";
  const material = {
    ...materialFromText(text),
    pages: [
      { number: 1, start: 0, end: 18, source: "text" as const, confidence: null },
      { number: 2, start: 18, end: text.length, source: "text" as const, confidence: null },
    ],
    blocks: [
      { kind: "paragraph" as const, start: 0, end: 17, page: 1, fontSize: 10 },
      { kind: "heading" as const, start: 18, end: 27, page: 2, fontSize: 14 },
      { kind: "paragraph" as const, start: 28, end: text.length, page: 2, fontSize: 10 },
    ],
  };
  const edited = editedMaterial(material, [
    edit(6, 10, "sheet of"),
    edit(18, 28, ""),
    edit(text.length, text.length, " Date."),
  ]);
  expect(edited.text).toBe("First sheet of words.\nSecond page words. Date.");
  expect(edited.blocks.map(({ start, end }) => edited.text.slice(start, end))).toEqual([
    "First sheet of words.",
    "Second page words.",
  ]);
  expect(edited.pages.map(({ start, end }) => edited.text.slice(start, end))).toEqual([
    "First sheet of words.\n",
    "Second page words. Date.",
  ]);
});

test("a trial says what closes and what stays, of every matter one of the two, and gives the edited text", () => {
  const tried = loadLabels()
    .filter(({ findings }) => findings.length > 0)
    .slice(0, 8)
    .map(resultOf)
    .filter(({ matters }) => matters.some(({ action }) => action.edits.length > 0));
  expect(tried.length).toBeGreaterThan(1);
  for (const { label, result, matters } of tried) {
    const chosen = matters.filter(({ action }) => action.edits.length > 0);
    const trial = tryEdits(materialFromText(label.text), fieldsOf(label), result, new Set(chosen.map(({ id }) => id)));
    expect([...trial.closes, ...trial.stays].sort()).toEqual(matters.map(({ id }) => id).sort());
    const edits = chosen.flatMap(({ action }) => action.edits);
    expect(trial.text).toBe(appliedEdits(label.text, edits));
    expect(trial.edits).toBeGreaterThan(0);
  }
}, 120_000);

test("no amendment chosen changes nothing", () => {
  const [label] = loadLabels().filter(({ findings }) => findings.length > 2);
  if (!label) throw new Error("The development set has no such piece");
  const { result, matters } = resultOf(label);
  const trial = tryEdits(materialFromText(label.text), fieldsOf(label), result, new Set());
  expect(trial).toEqual({
    ...{ edits: 0, text: label.text, riskLevel: result.riskLevel, closes: [], opens: [] },
    stays: matters.map(({ id }) => id),
  });
});
