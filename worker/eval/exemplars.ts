/** Writes worker/cases/exemplars.json from the labels of all sets: node worker/eval/exemplars.ts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "#worker/cases/exemplars.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { FITTED, fieldsOf, loadLabels, loadText } from "./load.ts";

const held = new Map(
  LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers].map((number) => [number, c.caseNumber])),
);

const labels = FITTED.flatMap((set) => loadLabels(set));
const exemplars = labels.flatMap((label) => {
  const cases = [...new Set(label.precedents.flatMap((number) => held.get(number) ?? []))];
  if (cases.length === 0) return [];
  const facts = gatherFacts(materialFromText(loadText(label)), fieldsOf(label));
  const kind = kindOf(
    label.findings.map((f) => ({ subclause: f.sub, severity: f.severity })),
    facts,
  );
  const themes = Object.fromEntries(
    Object.entries(kind.themes).map(([theme, weight]) => [theme, Number(weight.toFixed(2))]),
  );
  return [{ id: label.id, ...kind, themes, cases }];
});

writeFileSync(join(import.meta.dirname, "../cases/exemplars.json"), `${JSON.stringify(exemplars, null, 1)}\n`);
console.log(`${exemplars.length} exemplars`);
