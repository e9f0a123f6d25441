import { describe, expect, test } from "vitest";
import type { RuleExample } from "#schema/rule.ts";
import { CLAUSES } from "../index.ts";
import { REQUIREMENTS } from "./knowledge.ts";
import { requirementsOf, ruleOf } from "./rule-book.ts";

const checks = CLAUSES.flatMap((clause) => clause.checks);

test.each([...REQUIREMENTS.keys()])("%s opens its rule, with an example either way and a source", (id) => {
  const rule = ruleOf(id);
  for (const words of [rule?.requires, rule?.looksFor, rule?.why, rule?.appliesWhen]) expect(words).toMatch(/\w{3}/);
  const read = (example: RuleExample | undefined) => [example?.text, example?.told];
  expect(read(rule?.failing)).not.toEqual(read(rule?.passing));
  for (const example of [rule?.failing, rule?.passing]) expect(example?.text).not.toMatch(/\[\[|\]\]|^$/);
  expect(rule?.source?.url).toMatch(/^https:\/\//);
  expect(rule?.source?.title).toMatch(/\w{3}/);
});

describe("of a check", () => {
  test.each(checks.map((check) => [check.id, check] as const))("%s shows its own examples", (id, check) => {
    const rule = ruleOf(check.requirement, id);
    const texts = (examples: { text: string }[]) => examples.map((e) => e.text.replace(/\[\[|\]\]/g, "").trim());
    expect(texts(check.examples.flagged)).toContain(rule?.failing.text);
    expect(texts(check.examples.clean)).toContain(rule?.passing.text);
    if (rule?.failing.words) expect(rule.failing.text).toContain(rule.failing.words);
  });
});

test("an unverified number is shown as the clause alone, and said to be unverified", () => {
  const rules = [...REQUIREMENTS.values()].map((r) => ruleOf(r.id));
  const unverified = rules.filter((rule) => !rule?.verified);
  expect(unverified.length).toBeGreaterThan(0);
  for (const rule of unverified) expect(rule?.subclause).toBe(String(rule?.clause.number));
});

test("what the rule book does not hold is not made up", () => {
  expect(ruleOf("6.no-such-thing")).toBeNull();
});

test("a clause lists everything that the rule book asks under it, in words and with its sub-clause", () => {
  const lines = requirementsOf(12);
  expect(lines.map(({ requirement }) => requirement)).toEqual(
    [...REQUIREMENTS.values()].filter(({ clause }) => clause === 12).map(({ id }) => id),
  );
  for (const { subclause, looksFor } of lines) {
    expect(subclause).toMatch(/^12/);
    expect(looksFor).toMatch(/\w{3}/);
  }
  expect(requirementsOf(32)).toEqual([]);
});
