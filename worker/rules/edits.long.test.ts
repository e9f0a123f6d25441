import { describe, expect, test } from "vitest";
import { appliedEdits, isNoteOnly } from "#schema/edits.ts";
import type { Fix } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine/engine.ts";
import { gatherFacts } from "./facts/index.ts";
import { CLAUSES } from "./index.ts";
import type { RuleFinding } from "./types.ts";

/* Every finding at words of a piece comes with an edit in exact words, which puts nothing into the text that the writer did
 * not say. */

const EDITED = ["development", "free-45"];

/** What the classifier has to confirm says what to look at and proposes no words. */
const CONFIRMED = new Set(CLAUSES.flatMap(({ checks }) => checks.flatMap((c) => (c.needsConfirmation ? [c.id] : []))));

const materials = EDITED.flatMap((set) =>
  loadLabels(set).map((label) => ({ name: `${set} ${label.id}`, text: label.text, fields: fieldsOf(label) })),
);

const factsOf = (text: string, fields: SubmissionFields) => gatherFacts(materialFromText(text), fields);
const findingsOf = (text: string, fields: SubmissionFields) =>
  checkClauses(factsOf(text, fields)).flatMap((outcome) => outcome.findings);
const editsOf = (finding: RuleFinding): Fix[] => [finding.fix, ...(finding.moreFixes ?? [])];

test.each(materials)("every edit to words of $name is in exact words", ({ text, fields }) => {
  const notes = findingsOf(text, fields).filter(
    ({ check, quote, fix }) => quote !== null && isNoteOnly(fix) && !CONFIRMED.has(check),
  );
  expect(notes.map(({ check, quote }) => [check, quote])).toEqual([]);
});

describe("an edit puts nothing into a text that was not there", () => {
  const NUMBER = /(?<![\d.,])\d+(?:[.,]\d+)*/g;
  const numbersIn = (words: string) => words.match(NUMBER) ?? [];
  /** A gap for the writer to fill. */
  const GAP = /\[[^\]]*\]/g;
  /** Claims that speak for a medicine; the fixed phrases that the Code asks for are none. */
  const FIXED =
    /^This will allow quick identification|^To stop receiving|^The most frequent adverse reactions were|^The amount is £|: £ \.$|^\(absolute rates:/;

  test.each(materials)("$name", ({ text, fields }) => {
    const known = new Set(numbersIn(text));
    for (const { after } of findingsOf(text, fields).flatMap(editsOf)) {
      const words = after.replace(GAP, " ");
      expect(numbersIn(words).filter((number) => !known.has(number))).toEqual([]);
      const { products, claims, view } = factsOf(words, fields);
      expect(products.map((p) => p.name).filter((n) => !text.toLowerCase().includes(n.toLowerCase()))).toEqual([]);
      const added = claims.all
        .filter((claim) => claim.kinds.some((kind) => kind !== "safety" && kind !== "statistic"))
        .map((claim) => view.text.slice(claim.start, claim.end).trim().replace(/\s+/g, " "))
        .filter((claim) => !FIXED.test(claim) && !text.includes(claim.replace(/^\((.*)\)$/, "$1")));
      expect(added).toEqual([]);
    }
  });
});

const examples = CLAUSES.flatMap(({ checks }) => checks).flatMap((check) =>
  check.examples.flagged.map((example) => ({ check: check.id, why: example.why, example })),
);

test.each(examples)("the edits of $check cure: $why", ({ check, example }) => {
  const { audience = "hcp", channel = "print", context, materialType } = example;
  const fields = { audience, channel, context, materialType };
  const text = example.text.replaceAll("[[", "").replaceAll("]]", "");
  const ofCheck = (words: string) => findingsOf(words, fields).filter((finding) => finding.check === check);
  const edits = ofCheck(text).flatMap(editsOf);
  if (edits.some(isNoteOnly)) return expect(edits.every(({ note }) => note !== null)).toBe(true);
  expect(ofCheck(appliedEdits(text, edits)).map(({ quote }) => quote)).toEqual([]);
});
