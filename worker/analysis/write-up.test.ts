import { expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { matchCases } from "#worker/cases/match.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { writeUp } from "./write-up.ts";

function resultOf(text: string, fields: SubmissionFields) {
  const material = materialFromText(text);
  const facts = gatherFacts(material, fields);
  const outcomes = checkClauses(facts);
  return writeUp({ material, facts, outcomes, matches: matchCases(outcomes, facts) });
}
const results = loadLabels().map((label) => ({ label, result: resultOf(label.text, fieldsOf(label)) }));

test("what only the classifier would look at again is quoted exactly, in three places at most, and is no finding", () => {
  expect(results.some(({ result }) => result.secondLook?.length)).toBe(true);
  for (const { label, result } of results) {
    const looks = result.secondLook ?? [];
    const places = looks.flatMap((look) => look.places);
    expect(places.length).toBeLessThanOrEqual(3);
    for (const { quote, start, end } of places) expect(label.text.slice(start, end)).toBe(quote);
    for (const { clause } of looks) {
      const found = result.clauses.find(({ id }) => id === clause)?.findings ?? [];
      const ofPiece = found.filter(({ severity, check }) => severity !== "LOW" && check !== "clause-05/reviewer-notes");
      expect(ofPiece).toEqual([]);
    }
  }
});

test("what was found HIGH and is doubted stays in view as a MEDIUM that says so", () => {
  const doubted = results.flatMap(({ result }) => result.clauses.flatMap((c) => c.findings.filter((f) => f.doubted)));
  for (const { severity, confidence } of doubted) {
    expect(severity).not.toBe("HIGH");
    expect(confidence).toBeLessThan(50);
  }
});

test("a verdict on a piece about a medicine that exists is as sure as verdicts on real documents were right", () => {
  const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
  const piece = (name: string) =>
    `${name} tablets are the most effective treatment for adults. Prescribe ${name} today: it works in every patient and has no side effects.`;
  const measuredOn = (name: string) => resultOf(piece(name), fields).confidenceReasons?.[0]?.text;
  expect(measuredOn("Xarelto")).toMatch(/real documents met for the first time/);
  expect(measuredOn("Zelvorin")).toMatch(/practice materials that nothing was learnt from/);
});
