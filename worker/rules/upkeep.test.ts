import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import allowed from "./upkeep.json" with { type: "json" };
import { CLINICIAN } from "./vocabulary/clinicians.ts";
import { PATIENT } from "./vocabulary/patients.ts";
import { REPRESENTATIVE } from "./vocabulary/representatives.ts";

/* What keeps the rules one house: words stand in the vocabulary, patterns can be read, and texts are cut in text/ and facts/ alone.
 * `upkeep.json` counts what does not do so yet. Its numbers only fall: lower them with what you correct. */

const LONGEST_PATTERN = 120;
/** Shorter lists say something of their own. */
const FEWEST_WORDS = 4;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|examples/.test(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), "utf8") }));

const rules = filesIn(import.meta.dirname);
const vocabulary = rules.filter(({ file }) => file.startsWith("vocabulary"));
const checks = rules.filter(({ file }) => /^(?:clause-\d\d|checks|concepts|dealings)\//.test(file));

/** The literals of a source: regular expressions and strings. */
function literalsOf(node: unknown, found = { patterns: [] as string[], strings: [] as string[] }) {
  if (typeof node !== "object" || node === null) return found;
  const { type, regex, value } = node as { type?: string; regex?: { pattern: string }; value?: unknown };
  if (regex) found.patterns.push(regex.pattern);
  else if (type === "Literal" && typeof value === "string") found.strings.push(value);
  else if (type === "TemplateElement") found.strings.push((value as { cooked: string }).cooked);
  for (const part of Object.values(node)) literalsOf(part, found);
  return found;
}

const literals = (source: string) => literalsOf(parseAst(source, { lang: "ts" }));

/** The lists of words in the wordings of a source: "a|b|c". */
const listsIn = (source: string): string[][] =>
  literals(source)
    .strings.flatMap((text) => text.split(/\s+/))
    .map((part) =>
      part
        .replace(/\?$/, "")
        .split("|")
        .filter((word) => /^\p{L}+$/u.test(word)),
    )
    .filter((words) => words.length >= FEWEST_WORDS);

const concepts = vocabulary.flatMap(({ source }) => listsIn(source));
const sharesHalf = (words: string[], concept: string[]) =>
  words.filter((word) => concept.includes(word)).length * 2 > words.length;

/** One line for each file that does it, with how often. */
const told = (counts: { file: string; count: number }[]) =>
  counts.flatMap(({ file, count }) => (count > 0 ? [`${count} ${file}`] : [])).join("\n");

function expectNoMore(counts: { file: string; count: number }[], most: number) {
  const sum = counts.reduce((total, { count }) => total + count, 0);
  expect(sum, told(counts)).toBeLessThanOrEqual(most);
}

test("no list of a check shares more than half of its words with a concept of the vocabulary", () => {
  expect(concepts.length).toBeGreaterThan(0);
  const counts = checks.map(({ file, source }) => ({
    file,
    count: listsIn(source).filter((words) => concepts.some((concept) => sharesHalf(words, concept))).length,
  }));
  expectNoMore(counts, allowed.listsOfTheirOwn);
});

test("no two concepts of the vocabulary share more than half of their words", () => {
  for (const [i, one] of concepts.entries())
    for (const other of concepts.slice(i + 1))
      expect(sharesHalf(one, other) || sharesHalf(other, one), `${one[0]} and ${other[0]}`).toBe(false);
});

test("nobody is among two of those who prescribe, take and sell medicines", () => {
  const groups = [CLINICIAN, PATIENT, REPRESENTATIVE].flatMap((words) => words.split("|"));
  expect(groups.filter((word, at) => groups.indexOf(word) !== at)).toEqual([]);
});

test(`no pattern in a check has more than ${LONGEST_PATTERN} characters`, () => {
  const counts = checks.map(({ file, source }) => ({
    file,
    count: literals(source).patterns.filter((pattern) => pattern.length > LONGEST_PATTERN).length,
  }));
  expectNoMore(counts, allowed.longPatterns);
});

test("no check cuts the text itself", () => {
  const counts = checks.map(({ file, source }) => ({ file, count: source.match(/\bview\.text\b/g)?.length ?? 0 }));
  expectNoMore(counts, allowed.cutsOfText);
});
