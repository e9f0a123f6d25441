import { expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { wordsOfCheck } from "#worker/rules/book/reader-words.ts";
import { CLAUSES } from "#worker/rules/index.ts";
import { editsOf, expectHarmless, resultOf } from "#worker/test/matters.ts";

const FAULTY = loadLabels().filter(({ findings }) => findings.length > 0);
const results = FAULTY.map(resultOf);

test("every quotation is the text's own words at the place given", () => {
  expect(results.some(({ matters }) => matters.length > 1)).toBe(true);
  for (const { label, matters } of results)
    for (const { quote, start, end } of matters.flatMap(({ places }) => places))
      expect(label.text.slice(start, end)).toBe(quote);
});

test("every finding belongs to exactly one matter, and says to which", () => {
  for (const { matters, findings } of results) {
    expect(matters.flatMap((matter) => matter.findings).sort()).toEqual(findings.map(({ id }) => id).sort());
    for (const { id, matter } of findings) expect(matters.find((one) => one.id === matter)?.findings).toContain(id);
  }
});

test("matters are numbered from 1 without gaps, and what is missing says where it is due", () => {
  for (const { matters } of results) {
    expect(matters.map(({ number }) => number)).toEqual(matters.map((_, i) => i + 1));
    for (const { places, due } of matters) expect(places.length === 0).toBe(due !== null);
  }
});

test("the piece is as risky as its gravest matter", () => {
  for (const { result, matters } of results)
    expect(matters.some(({ severity }) => severity === "HIGH")).toBe(result.riskLevel === "HIGH");
});

test("no figure in a headline, a reason or an advice is invented", () => {
  for (const { findings, matters } of results) {
    const said = findings.map(({ issue }) => issue).join(" ");
    for (const { headline, reason, findings: ids } of matters) {
      const asks = wordsOfCheck(findings.find(({ id }) => id === ids[0])?.check ?? "")?.asks ?? "";
      for (const [figure] of `${headline} ${reason}`.replaceAll(/\bClauses? [\d.]+/g, "").matchAll(/\d+(?:[.,]\d+)*/g))
        expect(said.includes(figure) || asks.includes(figure)).toBe(true);
    }
  }
});

test("the same piece gives the same matters to the byte", () => {
  const [first] = FAULTY.filter(({ findings }) => findings.length > 3);
  if (!first) throw new Error("No piece has more than three labelled faults");
  expect(JSON.stringify(resultOf(first).matters)).toBe(JSON.stringify(resultOf(first).matters));
});

test("no edit takes out what safety, the law or honesty hangs on, and no two are of the same words", () => {
  expect(results.flatMap(({ matters }) => editsOf(matters)).length).toBeGreaterThan(20);
  for (const { label, matters } of results) expectHarmless(label, matters);
});

test("a piece that edits cannot cure says so once, and offers none", () => {
  const beyond = results.filter(({ matters }) => matters.some(({ action }) => action.kind === "do-not-use"));
  expect(beyond.length).toBeGreaterThan(0);
  for (const { matters } of beyond) {
    expect(matters.filter(({ action }) => action.kind === "do-not-use")).toHaveLength(1);
    expect(editsOf(matters)).toEqual([]);
  }
});

test("every check has words for its reader: a headline of at most 12 words, what the Code asks, and what to do", () => {
  const PLAIN = /\bmend|gravest|told straight|goes on with|is put to a person/i;
  for (const { id } of CLAUSES.flatMap(({ checks }) => checks)) {
    const words = wordsOfCheck(id);
    expect(words, id).toBeDefined();
    expect(words?.headline.split(" ").length, id).toBeLessThanOrEqual(12);
    expect(Object.values(words ?? {}).join(" "), id).not.toMatch(PLAIN);
    expect(words?.advice, id).toMatch(/\.$/);
  }
});
