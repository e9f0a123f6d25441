/** Writes what every check hits upon in labelled pieces, for telling what a change of voice, vocabulary or facts alters:
 *
 *   npm run hits -- before.txt [SET …]     one line a hit, and one a clause raised; then the figures of each set
 *   diff before.txt after.txt
 *
 * Without names it takes all sets but those that nothing may be read of. Times: some 200 s for 1,300 pieces. */
import { writeFileSync } from "node:fs";
import { allSets, fieldsOf, type LabelledSet } from "#worker/lab/sets.ts";
import { hitsOf } from "#worker/rules/checks/hits-of.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { type Facts, gatherFacts } from "#worker/rules/facts/index.ts";
import { CLAUSES } from "#worker/rules/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { compare, type Labelled } from "./metrics.ts";

const [path, ...names] = process.argv.slice(2);
if (!path) throw new Error("Name the file to write: npm run hits -- before.txt");

/** Figures of these are told, and no single piece of them. */
const UNREAD = new Set(["holdout-2026-11-22-e"]);

const CHECKS = CLAUSES.flatMap(({ checks }) => checks);

const lines: string[] = [];

function linesOfHits(id: string, facts: Facts): string[] {
  return CHECKS.filter((check) => check.applies(facts)).flatMap((check) =>
    hitsOf(check, facts).map(
      ({ at }) => `${id} ${check.id} ${at ? JSON.stringify(facts.view.text.slice(at.start, at.end)) : "missing"}`,
    ),
  );
}

/** What was found of a piece, right and wrong, clause by clause. */
function measured(label: Labelled, set: string) {
  const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
  const outcomes = checkClauses(facts);
  const reported = outcomes.flatMap(({ clause, findings }) => findings.map((finding) => ({ ...finding, clause })));
  const { hits, misses, falseAlarms } = compare({ label, risk: "", confidence: 0, reported, matters: [], cases: [] });
  if (!UNREAD.has(set)) {
    const raised = outcomes.map(
      ({ clause, findings }) =>
        `${clause}:${findings
          .map(({ severity }) => severity[0])
          .sort()
          .join("")}`,
    );
    lines.push(
      ...linesOfHits(label.id, facts),
      `${label.id} clauses ${raised.filter((x) => !x.endsWith(":")).join(" ")}`,
    );
  }
  return { right: hits.length, missed: misses.length, wrong: falseAlarms.length };
}

function figuresOf({ card, pieces }: LabelledSet): string {
  const counts = pieces.map((piece) => measured(piece, card.name));
  const sum = (key: "right" | "missed" | "wrong") => counts.reduce((total, count) => total + count[key], 0);
  const [right, missed, wrong] = [sum("right"), sum("missed"), sum("wrong")];
  const f1 = (200 * right) / (2 * right + missed + wrong);
  return `${card.name} (${card.state}): ${right} right, ${missed} missed, ${wrong} wrong, F1 ${f1.toFixed(1)}`;
}

for (const set of allSets().filter(({ card }) => names.length === 0 || names.includes(card.name))) {
  const figures = figuresOf(set);
  console.log(figures);
}
writeFileSync(path, `${lines.join("\n")}\n`);
