import { expect, test } from "vitest";
import { appliedEdits } from "#schema/edits.ts";
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

const straight = (words: string) =>
  words
    .replace(/[“”"‘’]/g, "'")
    .replace(/[–—−]/g, "-")
    .replace(/\s+/g, " ");

test("the first words shown of a matter are those that its reason quotes", () => {
  let compared = 0;
  for (const { matters } of results)
    for (const { places, reason } of matters) {
      const [, told] = /^“([^”]{8,40}?)(?: …)?”? ?/.exec(reason) ?? [];
      if (!told || places.length === 0) continue;
      compared++;
      expect(straight(places[0]?.quote ?? "")).toContain(straight(told));
    }
  expect(compared).toBeGreaterThan(60);
});

test("a reason says once what the Code asks", () => {
  for (const { reason } of results.flatMap(({ matters }) => matters)) {
    const [, asks = "-"] = /; ([^;]+) \(Clause[^)]*\)\.$/.exec(reason) ?? [];
    expect(reason.toLowerCase().split(asks.toLowerCase()).length, reason).toBeLessThanOrEqual(2);
  }
});

test("of a piece of one page no page is told, and every insert says in words where it goes", () => {
  const all = results.flatMap(({ matters }) => matters);
  const looks = results.flatMap(({ result }) => result.secondLook ?? []);
  expect(looks.length).toBeGreaterThan(0);
  expect([...all, ...looks].flatMap(({ places }) => places).filter(({ page }) => page !== null)).toEqual([]);
  const inserts = editsOf(all).filter(({ kind }) => kind === "insert");
  expect(inserts.length).toBeGreaterThan(10);
  for (const { where } of inserts) expect(where).toMatch(/^(?:After|Above) “.+”|^At the (?:start|end|foot|head) of /);
});

/** What an advice begins with under its label, and what it names. */
const FITS: Record<string, RegExp> = {
  Add: /^(?:If a new version is made: |Where the recording is offered: )?(?:add|state|say|give|complete|tell)\b/i,
  "Take out": /^(?:take|have)\b/i,
  Substantiate: /\b(?:cite|evidence|stud(?:y|ies)|data|source|sources|show|basis|references?)\b/i,
};

const LABEL_OF: Record<string, string> = { add: "Add", remove: "Take out", substantiate: "Substantiate" };

test("the label above an advice names what the advice asks for", () => {
  const actions = results.flatMap(({ matters }) => matters.map(({ action }) => action));
  for (const { label = "", text } of actions) expect(text).toMatch(FITS[label] ?? /\.$/);
  for (const { id } of CLAUSES.flatMap(({ checks }) => checks)) {
    const words = wordsOfCheck(id);
    const label = LABEL_OF[words?.action ?? ""];
    if (label) expect(words?.advice, id).toMatch(FITS[label] ?? /./);
    if (words?.action === "reword") expect(words.advice, id).not.toMatch(/^(?:cite|show)\b/i);
  }
});

test("after the edits brackets are whole, and nothing leans on words that are gone", () => {
  const torn = /\(\s*\)|\[\s*\]|“\s*”|\n[^\S\n]*[,;.]/;
  const depth = (text: string) => (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
  for (const { label, matters } of results) {
    const after = appliedEdits(label.text, editsOf(matters));
    expect(depth(after), label.id).toBe(depth(label.text));
    if (!torn.test(label.text)) expect(after, label.id).not.toMatch(torn);
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
