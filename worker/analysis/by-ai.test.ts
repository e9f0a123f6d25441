import { describe, expect, test } from "vitest";
import type { AnalysisResult, Severity } from "#schema/result.ts";
import type { AddedFinding } from "#worker/reviewer/review.ts";
import { noReview } from "#worker/reviewer/review.ts";
import { materialFromText } from "#worker/test/material.ts";
import { type ByRules, byRules } from "#worker/test/reviewed.ts";
import { development, LEAVEPIECE } from "#worker/test/wire-tools.ts";
import { writeUp } from "./write-up.ts";

const CLEAN = byRules(materialFromText(development("d086")));

/** Something that the AI reviewer raises on the first words. */
function raised(rules: ByRules, severity: Severity, more: Partial<AddedFinding> = {}): AddedFinding {
  const quote = rules.material.text.slice(0, 40).split("\n")[0] ?? "";
  const end = rules.material.text.length;
  return {
    ...{ id: "ai/6.completeness@0", check: "ai/6.completeness", requirement: "6.completeness", clause: 6 },
    ...{ subclause: "6.1", alsoUnder: [], severity, issue: "The words leave out what the reader needs.", quote },
    ...{ page: 1, start: 0, end: quote.length, themes: [], confidence: 50 },
    fix: { kind: "insert", start: end, end, before: "", after: "", note: "Complete it." },
    ai: { view: "raised", reason: null, stated: 90, measured: false },
    ...more,
  };
}

function withAdded({ material, facts, outcomes, matches }: ByRules, ...added: AddedFinding[]): AnalysisResult {
  const review = { ...noReview(""), notices: [], added };
  return writeUp({ material, facts, outcomes, matches, reviewed: { review, matches: null } });
}

test("the rules' matters come first and are the same to the byte, whatever stands on the same words", () => {
  const rules = LEAVEPIECE.result.matters ?? [];
  const [first] = LEAVEPIECE.outcomes.flatMap(({ findings }) => findings.filter(({ start }) => start !== null));
  const onTheSame = raised(LEAVEPIECE, "HIGH", {
    quote: first?.quote ?? "",
    start: first?.start ?? 0,
    end: first?.end ?? 0,
  });
  const { matters = [] } = withAdded(LEAVEPIECE, onTheSame);
  expect(matters.slice(0, rules.length)).toEqual(rules);
  expect(matters.slice(rules.length).map(({ raisedBy, number }) => [raisedBy, number])).toEqual([
    ["ai", rules.length + 1],
  ]);
});

describe("what only the AI reviewer raised is marked", () => {
  test("in the headline, the summary from its first words, the count and the verdict", () => {
    expect(CLEAN.result).toMatchObject({ riskLevel: "NO_RISK", matters: [] });
    const { summary, matters, clauses } = withAdded(CLEAN, raised(CLEAN, "LOW"));
    expect(matters?.[0]?.headline).toMatch(/^AI reviewer: /);
    expect(matters?.[0]?.measured).toBeNull();
    expect(matters?.[0]?.headline.split(" ").length).toBeLessThanOrEqual(12);
    expect(summary).toMatch(/^AI reviewer: /);
    expect(summary).toContain("the rules found nothing that breaches it");
    expect(summary).toContain("no risk found by the rules, low risk with what the AI reviewer raises");
    expect(summary).toContain("The AI reviewer alone raises one further matter for a person to judge.");
    expect(clauses.find(({ id }) => id === "6")?.issue).toMatch(/^AI reviewer: /);
  });

  test("in the recommendations, and where legal review is asked for by it alone", () => {
    const measured = raised(CLEAN, "HIGH", { ai: { view: "raised", reason: null, stated: 90, measured: true } });
    const { recommendations } = withAdded(CLEAN, measured);
    expect(recommendations.highPriority).toEqual([expect.stringMatching(/^AI reviewer: /)]);
    expect(recommendations.legalReviewReason).toContain("which only the AI reviewer raised");
  });

  test("and follows the rules' own: the summary begins as it did, and counts as it did", () => {
    const { summary } = withAdded(LEAVEPIECE, raised(LEAVEPIECE, "HIGH"));
    const [before = ""] = LEAVEPIECE.result.summary.split(" A person still has to");
    const counted = / has (?:one|\d+) matters? to address[^.]*\./.exec(before)?.[0] ?? "none";
    expect(summary).toContain(counted);
    expect(summary.slice(0, 40)).toBe(before.slice(0, 40));
  });
});

test("a model that was not measured moves the verdict by one level at most, and what it called graver is kept", () => {
  const result = withAdded(CLEAN, raised(CLEAN, "HIGH"));
  expect(result.riskLevel).toBe("LOW");
  const [finding] = result.clauses.flatMap(({ findings }) => findings);
  expect([finding?.severity, finding?.ai?.called]).toEqual(["LOW", "HIGH"]);
  const measured = raised(CLEAN, "HIGH", { ai: { view: "raised", reason: null, stated: 90, measured: true } });
  expect(withAdded(CLEAN, measured).riskLevel).toBe("HIGH");
});
