/** Measures the engine, rules alone, on the development set: npm run eval [-- --clause 6] [-- --id d001] [-- --quiet]
 * [-- --set second] [-- --write] [-- --ai] [-- --served http://localhost:8787]. `--served` sends the materials through the
 * public API of a running copy instead; the figures are the same to the last digit. `--write` records the figures (scorecard.json) and what the confidence is
 * reckoned from (measured.json). With `--ai` the model at AI_BASE_URL is measured beside the rules, and `--write` records
 * how often it was right (reviewer/calibration.json). */
import { LIBRARY } from "#worker/cases/library.ts";
import { loadLabels } from "#worker/lab/sets.ts";
import { analyseAll } from "./analyse.ts";
import { scoreMatters } from "./matter-metrics.ts";
import { compare, explain, type Outcome, score, scoreBeside } from "./metrics.ts";
import { record } from "./scorecard.ts";
import { servedOutcomes } from "./served.ts";
import { measureAi } from "./with-ai.ts";

/** The newest set that nothing was learnt from: how often verdicts are right is told by it. */
const NOT_LEARNT_FROM = "holdout-2026-11-22-e";

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const [clause, id] = [option("--clause"), option("--id")];

const held = new Set(LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers]));
const inLibrary = (number: string) => held.has(number);
const set = option("--set") ?? "development";
const labels = loadLabels(set).filter((label) => !id || label.id === id);
const served = option("--served");
const outcomes = await (served ? servedOutcomes(labels, served) : analyseAll(labels));

/** Shares to three places, counts as they are. */
const shown = (scores: object): string =>
  Object.entries(scores)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(", ");

const figures = (list: Outcome[]): string => shown(score(list, inLibrary));

function matterFigures(): string {
  const { actions, ...rest } = scoreMatters(outcomes);
  return shown({ ...rest, ...actions });
}

function printByClause(): void {
  const table = new Map<number, [hits: number, misses: number, falseAlarms: number]>();
  const add = (n: number, column: 0 | 1 | 2) => {
    const row = table.get(n) ?? [0, 0, 0];
    row[column]++;
    table.set(n, row);
  };
  for (const outcome of outcomes) {
    const { hits, misses, falseAlarms } = compare(outcome);
    for (const finding of hits) add(finding.clause, 0);
    for (const finding of misses) add(finding.clause, 1);
    for (const n of falseAlarms) add(n, 2);
  }
  for (const [n, [hits, misses, alarms]] of [...table].sort((a, b) => a[0] - b[0]))
    console.log(`Clause ${n}: ${hits} found, ${misses} missed, ${alarms} false alarms`);
}

if (!args.includes("--quiet"))
  for (const outcome of outcomes)
    for (const miss of explain(outcome))
      if (!clause || String(miss.clause) === clause)
        console.log(`${miss.id} ${miss.kind} ${miss.clause}: ${miss.detail}`);
printByClause();
for (const key of ["difficulty", "audience", "channel"] as const)
  for (const value of new Set(labels.map((label) => label[key])))
    console.log(`${value}: ${figures(outcomes.filter((o) => o.label[key] === value))}`);
const risks = ["NO_RISK", "LOW", "MEDIUM", "HIGH"];
console.log("Risk, expected down, found across:", risks.join(" "));
for (const expected of risks)
  console.log(
    expected.padEnd(8),
    risks
      .map((found) => outcomes.filter((o) => o.label.expectedRisk === expected && o.risk === found).length)
      .join(" "),
  );
console.log(`All: ${figures(outcomes)}`);
console.log(`Beside: ${shown(scoreBeside(outcomes))}`);
console.log(`Matters: ${matterFigures()}`);
const isRecorded = args.includes("--write") && set === "development";
if (args.includes("--ai"))
  await measureAi(labels, outcomes, inLibrary, isRecorded).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
else if (isRecorded && !served) record(outcomes, await analyseAll(loadLabels(NOT_LEARNT_FROM)), inLibrary);
