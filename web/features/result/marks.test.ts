import { expect, test } from "vitest";
import { countBySeverity, editSetText, ledgerGroups, numberFindings } from "#web/features/result/findings.ts";
import { layOut } from "#web/features/result/marks.ts";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";

const findings = numberFindings(result);
const paragraphs = layOut(markedText, findings);

test("findings are numbered in the order of the text, missing ones last where they belong", () => {
  expect(findings.map(({ finding }) => finding.id)).toEqual([
    "superlative",
    "relative-risk",
    "hanging-comparison",
    "safe",
    "prescribing-information",
    "adverse-event-statement",
    "date-of-preparation",
  ]);
});

test("every mark covers exactly the words quoted", () => {
  const marked = paragraphs.flatMap(({ segments }) => segments.filter(({ severity }) => severity));
  expect(marked.map(({ text, numbers }) => [numbers, text])).toEqual([
    [[1], "THE BEST CHOICE"],
    [[2], "reduces the risk of cardiovascular death by 42%"],
    [[3], "works faster"],
    [[4], "safe and well tolerated"],
  ]);
});

test("no letter of the text is lost", () => {
  const drawn = paragraphs.map(({ segments }) => segments.map(({ text }) => text).join("")).join("\n");
  expect(drawn).toBe(markedText.text);
});

test("what is missing stands at the paragraph where it is expected", () => {
  const last = paragraphs.at(-1);
  expect(last?.segments[0]?.text).toContain("Kestrel Medicines");
  expect(last?.marks.map(({ number }) => number)).toEqual([6, 7]);
});

test("marks that overlap share their common words, in the graver colour", () => {
  const [first, second] = findings;
  if (!first || !second) throw new Error("fixture");
  const text = { text: "one two three", pages: [], headings: [] };
  const over = layOut(text, [
    { ...second, number: 1, start: 0, end: 7 },
    { ...first, number: 2, start: 4, end: 13 },
  ]);
  expect(over[0]?.segments).toEqual([
    { start: 0, text: "one ", severity: "MEDIUM", numbers: [1], covers: [1] },
    { start: 4, text: "two", severity: "HIGH", numbers: [2], covers: [1, 2] },
    { start: 7, text: " three", severity: "HIGH", numbers: [], covers: [2] },
  ]);
});

test("pages and headings are told apart", () => {
  expect(paragraphs.filter(({ page }) => page).map(({ page, isHeading }) => [page, isHeading])).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("the ledger holds 31 clauses, those with issues first", () => {
  const groups = ledgerGroups(result);
  expect(groups.map(({ status, clauses }) => [status, clauses.length])).toEqual([
    ["issues", 2],
    ["needs-human", 3],
    ["clear", 10],
    ["not-engaged", 16],
  ]);
});

test("severities are counted over all clauses", () => {
  expect(countBySeverity(result)).toEqual({ HIGH: 3, MEDIUM: 3, LOW: 1 });
});

test("the edit set copies as numbered text with the legal review", () => {
  expect(editSetText(result)).toMatch(
    /^High priority\n1\. Replace .*\n2\. .*\n3\. .*\n\nBest practice\n1\. Add .*\n\nLegal review advised: A misleading/,
  );
});
