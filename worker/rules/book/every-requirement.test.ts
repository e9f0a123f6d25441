import { describe, expect, test } from "vitest";
import { CLAUSES } from "../index.ts";
import { REQUIREMENTS } from "./knowledge.ts";

const checks = CLAUSES.flatMap((clause) => clause.checks);

describe("the rule book", () => {
  test("has all 31 clauses in order", () => {
    expect(CLAUSES.map((clause) => clause.number)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  test("accounts for every requirement of the Code, and for none that it has not", () => {
    const accounted = CLAUSES.flatMap((clause) => [
      ...clause.checks.flatMap((check) => [check.requirement, ...(check.alsoDecides ?? [])]),
      ...clause.human.map((human) => human.requirement),
    ]);
    const undecided = [...REQUIREMENTS.keys()].filter((id) => !accounted.includes(id));
    const gone = [...new Set(accounted)].filter((id) => !REQUIREMENTS.has(id));
    expect({ undecided, gone }).toEqual({ undecided: [], gone: [] });
  });

  test("names each check once, after its folder", () => {
    expect(new Set(checks.map((check) => check.id)).size).toBe(checks.length);
    for (const clause of CLAUSES)
      for (const check of clause.checks)
        expect(check.id).toMatch(new RegExp(`^clause-${String(clause.number).padStart(2, "0")}/[a-z0-9-]+$`));
  });

  test.each(checks.map((check) => [check.id, check] as const))(
    "%s shows what it flags and what it leaves alone",
    (_id, check) => {
      expect(check.examples.flagged.length).toBeGreaterThanOrEqual(2);
      expect(check.examples.clean.length).toBeGreaterThanOrEqual(2);
      expect(check.examples.inapplicable.length).toBeGreaterThanOrEqual(1);
      expect(check.themes.length).toBeGreaterThanOrEqual(1);
    },
  );
});
