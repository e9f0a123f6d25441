import { describe, expect, test } from "vitest";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission-options.ts";
import knowledge from "#worker/knowledge/abpi-2024.json" with { type: "json" };
import { THEMES } from "#worker/rules/book/themes.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { LIBRARY, type LibraryCase } from "./library.ts";
import { matchCases } from "./match.ts";
import { prepareLibrary } from "./prepared-library.ts";
import { SCENARIOS } from "./scenarios.ts";

const numbers = new Set(LIBRARY.map(({ caseNumber }) => caseNumber));
const subclauses = new Set(knowledge.clauses.flatMap((clause) => clause.subclauses.map(({ number }) => number)));

describe("scenarios", () => {
  test("name only cases of the library", () => {
    const named = new Set(SCENARIOS.flatMap(({ cases }) => cases));
    expect([...named].filter((number) => !numbers.has(number))).toEqual([]);
  });

  test("name sub-clauses that the knowledge of the Code holds", () => {
    expect(SCENARIOS.flatMap((s) => s.subclauses).filter((number) => !subclauses.has(number))).toEqual([]);
  });

  test("cover every theme, audience, channel and type of material", () => {
    expect(new Set(SCENARIOS.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES));
    expect(new Set(SCENARIOS.map(({ audience }) => audience))).toEqual(new Set(Object.keys(AUDIENCES)));
    expect(new Set(SCENARIOS.map(({ channel }) => channel))).toEqual(new Set(Object.keys(CHANNELS)));
    expect(new Set(SCENARIOS.map(({ materialType }) => materialType))).toEqual(new Set(Object.keys(MATERIAL_TYPES)));
  });

  test("say each in a sentence, with its own name and one to four different rulings", () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
    for (const { what, cases } of SCENARIOS) {
      const words = what.split(/\s+/).length;
      expect(words, what).toBeGreaterThanOrEqual(12);
      expect(words, what).toBeLessThanOrEqual(30);
      expect(cases.length, what).toBeGreaterThanOrEqual(1);
      expect(new Set(cases).size, what).toBe(cases.length);
      expect(cases.length, what).toBeLessThanOrEqual(4);
    }
  });
});

/** What the application would cite for a post by one of the company's staff. */
function citedForPost(library = prepareLibrary(LIBRARY)): string[] {
  const facts = gatherFacts(
    materialFromText(
      "Proud of my team today! Zelvoris (apremadol) cut migraine days by half in our study. Ask your doctor about Zelvoris.",
    ),
    {
      audience: "patients",
      channel: "social",
      context: "Post on an employee's own LinkedIn page",
      materialType: undefined,
    },
  );
  return matchCases(checkClauses(facts), facts, library).cases.map(({ caseNumber }) => caseNumber);
}

test("a post by an employee calls for rulings on posts by employees", () => {
  const staff = new Set(LIBRARY.filter((c) => c.themes.includes("employee-activity")).map((c) => c.caseNumber));
  expect(citedForPost().filter((number) => staff.has(number)).length).toBeGreaterThanOrEqual(1);
});

test("an imported case that is very like the piece is shown, though no scenario can name it", () => {
  const imported: LibraryCase = {
    caseNumber: "CASE/9001/06/26",
    alsoCaseNumbers: [],
    title: "Complainant v Company",
    matter: "Employee's proud LinkedIn post telling the public to ask their doctor for a migraine medicine",
    received: null,
    completed: "2026-06-01",
    codeYear: 2024,
    breachClauses: ["26.1", "26.2", "5.1"],
    noBreachClauses: [],
    appeal: null,
    additionalSanctions: [],
    respondent: null,
    complainant: null,
    seenAt: null,
    note: null,
    url: null,
    materialType: "social-post",
    channel: "social",
    audience: "patients",
    themes: ["social-media", "employee-activity", "promotion-to-public", "encouraging-requests"],
    issuePhrases: ["ask your doctor", "proud of my team"],
    summary: "A post by an employee named a prescription medicine and encouraged the public to ask a doctor for it.",
  };
  expect(citedForPost(prepareLibrary([...LIBRARY, imported], 1))).toContain("CASE/9001/06/26");
});
