import { expect, test } from "vitest";
import { opinionOn } from "#worker/classifier/opinion.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { HOUSEHOLD, materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import { checkClauses, foundByRules } from "./engine.ts";

const NEED_IT = new Set(CLAUSES.flatMap(({ checks }) => checks.flatMap((c) => (c.needsConfirmation ? [c.id] : []))));

const PIECES = loadLabels("free-30").map((label) => {
  const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
  return { label, facts, outcomes: checkClauses(facts) };
});

test("what needs confirmation is told in faulty pieces where the classifier confirms it, in at most two places a clause", () => {
  const told = PIECES.flatMap(({ facts, outcomes }) => {
    const opinion = opinionOn(facts, foundByRules(facts));
    return outcomes.flatMap(({ clause, findings }) => {
      const low = findings.filter(({ check }) => NEED_IT.has(check));
      expect(low.length).toBeLessThanOrEqual(2);
      expect(opinion.confirmed(clause, low)).toHaveLength(low.length);
      return low;
    });
  });
  expect(told.length).toBeGreaterThan(5);
});

test("a confirmed finding has the severity and the sub-clause of its check, and words of the piece", () => {
  const checks = new Map(CLAUSES.flatMap(({ number, checks }) => checks.map((check) => [check.id, { number, check }])));
  for (const { label, outcomes } of PIECES)
    for (const { check, severity, subclause, quote } of outcomes.flatMap(({ findings }) => findings)) {
      const by = checks.get(check);
      if (!by?.check.needsConfirmation) continue;
      expect(["HIGH", "MEDIUM"]).toContain(severity);
      expect(subclause.split(".")[0]).toBe(String(by.number));
      expect(label.text).toContain(quote);
    }
});

test("in a text unlike what the classifier has learnt from nothing is confirmed", () => {
  const claim = "Tavorel (tavorimib) proves that every patient sleeps through, with no side effects at all.";
  const text = [
    "Household appliances: an owner's handbook",
    ...HOUSEHOLD,
    ...HOUSEHOLD.map((line) => `Also: ${line}`),
    claim,
  ].join("\n");
  const facts = gatherFacts(materialFromText(text), {
    audience: "hcp",
    channel: "print",
    context: undefined,
    materialType: undefined,
  });
  const opinion = opinionOn(facts, foundByRules(facts));
  expect(CLAUSES.filter(({ number }) => opinion.canJudge(number))).toEqual([]);
  const told = checkClauses(facts).flatMap(({ findings }) => findings.map(({ check }) => check));
  expect(told.filter((check) => NEED_IT.has(check))).toEqual([]);
});

test("what only follows from a serious fault is told beside one, and not alone", () => {
  for (const { outcomes } of PIECES) {
    const all = outcomes.flatMap(({ findings }) => findings);
    if (!all.some(({ check }) => check === "clause-05/serious-consequence")) continue;
    expect(all.some(({ check, severity }) => severity === "HIGH" && !check.startsWith("clause-05/"))).toBe(true);
  }
});
