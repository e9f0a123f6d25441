import { expect, test } from "vitest";
import type { Fix, Matter } from "#schema/result.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { recommend } from "./recommend.ts";

const TEXT = "Alpha is safe. Alpha is safe for all. Adults only.";
const facts = gatherFacts(materialFromText(TEXT), {
  audience: "hcp",
  channel: "print",
  context: undefined,
});

const removal = (start: number, end: number): Fix => ({
  kind: "delete",
  start,
  end,
  before: TEXT.slice(start, end),
  after: "",
  note: null,
});

const matter = (more: Partial<Matter>): Matter => ({
  id: "clause-06/unqualified-safe@0",
  number: 1,
  headline: "Unqualified “safe”",
  reason: "",
  places: [{ quote: "Alpha is safe.", page: 1, start: 0, end: 14 }],
  due: null,
  clause: "6.4",
  also: [],
  severity: "HIGH",
  measured: null,
  action: { kind: "substantiate", text: "Give the rates of adverse reactions.", edits: [] },
  precedents: [],
  raisedBy: "rules",
  doubted: false,
  findings: [],
  ...more,
});

test("an amendment without exact words names the fault and says what to do", () => {
  expect(recommend(facts, [matter({})], []).highPriority).toEqual([
    "Unqualified “safe”: Give the rates of adverse reactions. (6.4, page 1)",
  ]);
});

test("every edit is listed, and an insert says where it goes", () => {
  const insert: Fix = { kind: "insert", start: 14, end: 14, before: "", after: " See below.", note: null };
  const action = { kind: "add" as const, text: "", edits: [insert, removal(15, 38)] };
  expect(recommend(facts, [matter({ action })], []).highPriority).toEqual([
    "After “Alpha is safe.” in the first line, add “See below.” (6.4, page 1)",
    "Take out “Alpha is safe for all.” (6.4, page 1)",
  ]);
});

test("small points are good practice and call for no legal review", () => {
  const { highPriority, bestPractices, legalReview } = recommend(facts, [matter({ severity: "LOW" })], []);
  expect(highPriority).toEqual([]);
  expect(bestPractices).toHaveLength(1);
  expect(legalReview).toBe(false);
});

test("ends a list that nobody would work through with what is left", () => {
  const edits = Array.from({ length: 230 }, (_, i) => ({ ...removal(0, 14), before: `Claim ${i}` }));
  const { highPriority } = recommend(facts, [matter({ action: { kind: "remove", text: "", edits } })], []);
  expect(highPriority).toHaveLength(201);
  expect(highPriority.at(-1)).toContain("30 more amendments");
});
