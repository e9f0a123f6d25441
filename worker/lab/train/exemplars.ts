/** Writes worker/cases/exemplars.json from the labels of all sets: node worker/lab/train/exemplars.ts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "#worker/cases/exemplars.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";

const held = new Map(
  LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers].map((number) => [number, c.caseNumber])),
);

/** The sets whose citations were given case by case. */
const SETS = ["development", "free-45", "free-40-a"];

const labels = SETS.flatMap(loadLabels);
const exemplars = labels.flatMap((label) => {
  const cases = [...new Set(label.precedents.flatMap((number) => held.get(number) ?? []))];
  if (cases.length === 0) return [];
  const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
  const kind = kindOf(
    label.findings.map((f) => ({ subclause: f.sub, severity: f.severity })),
    facts,
  );
  const themes = Object.fromEntries(
    Object.entries(kind.themes).map(([theme, weight]) => [theme, Number(weight.toFixed(2))]),
  );
  return [{ id: label.id, ...kind, themes, cases }];
});

writeFileSync(join(import.meta.dirname, "../../cases/exemplars.json"), `${JSON.stringify(exemplars, null, 1)}\n`);
console.log(`${exemplars.length} exemplars`);
