/** Runs the development set through the engine and prints its figures: npm run eval [-- --clause 6] [-- --id d001]
 * [-- --quiet]. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RISK_ORDER } from "#schema/result.ts";
import { checkClauses } from "#worker/rules/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { explain, type Labelled, type Outcome, score } from "./metrics.ts";

const here = import.meta.dirname;
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const labels: Labelled[] = JSON.parse(readFileSync(join(here, "expect.json"), "utf8"));

function analyse(label: Labelled): Outcome {
  const text = readFileSync(join(here, label.file), "utf8");
  const facts = gatherFacts(materialFromText(text), { audience: label.audience, channel: label.channel, context: label.context ?? undefined, materialType: undefined });
  const reported = checkClauses(facts).flatMap((o) => o.findings.map((f) => ({ ...f, clause: o.clause })));
  const risk = reported.reduce((worst, f) => Math.max(worst, RISK_ORDER.indexOf(f.severity)), 0);
  return { label, text, risk: RISK_ORDER[risk] ?? "NO_RISK", reported, cases: [] };
}

// Materials whose number is divisible by three are kept apart while checks are written: `--part fit` leaves them out,
// `--part kept` shows their figures only.
const part = option("--part");
const isKept = (label: Labelled) => Number(label.id.slice(1)) % 3 === 0;
const chosen = labels
  .filter((l) => (part === "fit" ? !isKept(l) : part === "kept" ? isKept(l) : true))
  .filter((l) => !option("--id") || l.id === option("--id"));
const outcomes = chosen.map(analyse);
const clause = option("--clause");

const figures = (list: Outcome[]) =>
  Object.entries(score(list, () => true))
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(", ");

if (!args.includes("--quiet") && part !== "kept")
  for (const outcome of outcomes)
    for (const miss of explain(outcome)) if (!clause || String(miss.clause) === clause) console.log(`${miss.id} ${miss.kind} ${miss.clause}: ${miss.detail}`);
console.log(`\nAll: ${figures(outcomes)}`);
const byClause = new Map<number, { hits: number; misses: number; falseAlarms: number }>();
for (const outcome of outcomes) {
  const { hits, misses, falseAlarms } = (await import("./metrics.ts")).compare(outcome);
  const entry = (n: number) => byClause.get(n) ?? byClause.set(n, { hits: 0, misses: 0, falseAlarms: 0 }).get(n)!;
  for (const f of hits) entry(f.clause).hits++;
  for (const f of misses) entry(f.clause).misses++;
  for (const n of falseAlarms) entry(n).falseAlarms++;
}
for (const [n, c] of [...byClause].sort((a, b) => a[0] - b[0])) console.log(`clause ${n}: ${c.hits} hit, ${c.misses} missed, ${c.falseAlarms} false alarms`);
for (const key of ["difficulty", "audience"] as const)
  for (const value of new Set(outcomes.map((o) => o.label[key]))) console.log(`${value}: ${figures(outcomes.filter((o) => o.label[key] === value))}`);
