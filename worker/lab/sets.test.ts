import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AUDIENCES, CHANNELS } from "#schema/submission-options.ts";
import type { Expected, Labelled } from "./evaluate/metrics.ts";
import { allSets, loadLabels, parseSet } from "./sets.ts";

/* A set is read by training, evaluation and many tests, which take it as it is: a label that cannot be met would count as a miss for
 * ever, and nobody would see why. */

const SETS = allSets();
const PIECES = SETS.flatMap(({ pieces }) => pieces);
const RISKS = ["NO_RISK", "LOW", "MEDIUM", "HIGH"];

const isClause = (clause: number) => Number.isInteger(clause) && clause >= 1 && clause <= 31;

/** What is wrong with the label of one fault. */
function faultsOf({ clause, sub, severity, quote }: Expected, { text, clean }: Labelled): string[] {
  const faults: string[] = [];
  if (!isClause(clause)) faults.push(`there is no clause ${clause}`);
  if (sub.split(".")[0] !== String(clause)) faults.push(`${sub} is not of clause ${clause}`);
  if (!RISKS.slice(1).includes(severity)) faults.push(`${severity} is no severity`);
  if (quote !== null && !text.includes(quote)) faults.push(`the text has no “${quote}”`);
  if (clean.includes(clause)) faults.push(`clause ${clause} is both clean and broken`);
  return faults;
}

test("every file of the folder is a set of that name, with a card and an order of its own", () => {
  const files = readdirSync(join(import.meta.dirname, "sets"));
  expect(SETS.map(({ card }) => `${card.name}.jsonl`).sort()).toEqual(files.sort());
  expect(new Set(SETS.map(({ card }) => card.order)).size).toBe(SETS.length);
  for (const { card, pieces } of SETS) {
    expect(["fitted", "learnt", "read", "unseen"]).toContain(card.state);
    expect(card.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const told of [card.authors, card.manner]) expect(told).toMatch(/\S/);
    expect(pieces.length).toBeGreaterThan(0);
  }
});

test("no two pieces of all sets have the same name, and each is submitted as a user could submit it", () => {
  expect(PIECES.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
  const strange = PIECES.filter(
    ({ text, audience, channel, expectedRisk }) =>
      text.trim() === "" || !(audience in AUDIENCES) || !(channel in CHANNELS) || !RISKS.includes(expectedRisk),
  );
  expect(strange.map(({ id }) => id)).toEqual([]);
});

test("every label of a fault can be met: its words stand in the text, under a clause that there is", () => {
  const wrong = PIECES.flatMap((piece) =>
    piece.findings.flatMap((finding) => faultsOf(finding, piece).map((fault) => `${piece.id}: ${fault}`)),
  );
  expect(wrong).toEqual([]);
  expect(PIECES.flatMap(({ acceptable, clean }) => [...acceptable, ...clean]).filter((x) => !isClause(x))).toEqual([]);
});

test("a piece that is fine as a whole holds no fault that is as grave as can be", () => {
  const contradicted = PIECES.filter(
    ({ expectedRisk, findings }) => expectedRisk === "NO_RISK" && findings.some(({ severity }) => severity === "HIGH"),
  );
  expect(contradicted.map(({ id }) => id)).toEqual([]);
});

test("a set that cannot be read is said to be one, with its file and line, and a mistyped name with those that there are", () => {
  const card = '{"card":{"name":"a","order":7}}';
  expect(parseSet(`${card}\n{"id":"a1"}\n`, "a.jsonl").pieces).toHaveLength(1);
  expect(() => parseSet(`${card}\n{"id":\n`, "a.jsonl")).toThrow(/a\.jsonl, line 2: SyntaxError/);
  for (const first of ['{"card":{"name":"a"}}', '{"id":"a1"}', ""])
    expect(() => parseSet(first, "a.jsonl")).toThrow(/a\.jsonl: the first line must be .*"order"/);
  expect(() => loadLabels("developement")).toThrow(/There is no set developement. The sets: .*development/);
});
