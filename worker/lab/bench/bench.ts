/** Speed, as times and as ratios to work done in the same run: npm run bench. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnalysisResult } from "#schema/result.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { matchCases } from "#worker/cases/match.ts";
import { loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { openDemo } from "#worker/test/api-client.ts";
import { materialFromText } from "#worker/test/material.ts";
import { serveApp } from "#worker/test/served-app.ts";
import { benchCaseSearch } from "./case-search.ts";
import { benchImportedCases } from "./imported-cases.ts";
import { benchLists } from "./lists.ts";
import { median } from "./median.ts";
import { benchMemory } from "./reading.ts";
import { twoPagePdf } from "./text-pdf.ts";

const RUNS = 20;
const WARM_UP = 30;
const LONG_RUNS = 7;
/** Materials that the speed on what users send is measured over; each is met once. */
const DIFFERENT = 60;
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const sample = readFileSync(
  resolve(import.meta.dirname, "../../../web/public/samples/leavepiece-with-faults.txt"),
  "utf8",
);

function time<T>(work: () => T): { ms: number; value: T } {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

/** A yardstick that does not depend on this project: sorting a hundred thousand numbers. */
function yardstick(): number {
  const numbers = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003);
  return time(() => numbers.sort((a, b) => a - b)).ms;
}

function stages(text: string, runs: number) {
  const times: Record<string, number[]> = { facts: [], clauses: [], cases: [], "write-up": [] };
  const note = <T>(name: string, work: () => T): T => {
    const { ms, value } = time(work);
    times[name]?.push(ms);
    return value;
  };
  let result: AnalysisResult | undefined;
  for (let run = 0; run < runs; run++) {
    const material = materialFromText(text);
    const facts = note("facts", () => gatherFacts(material, fields));
    const outcomes = note("clauses", () => checkClauses(facts));
    const matches = note("cases", () => matchCases(outcomes, facts));
    result = note("write-up", () => writeUp({ material, facts, outcomes, matches }));
  }
  return { split: Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)])), result };
}

const show = (ms: number) => `${ms.toFixed(1)} ms`;
const unit = median(Array.from({ length: RUNS }, yardstick));
console.log(`Yardstick (sorting 100,000 numbers): ${show(unit)}`);

function report(name: string, text: string, runs: number): void {
  const { split } = stages(text, runs);
  const words = text.split(/\s+/).length;
  const rules = (split.facts ?? 0) + (split.clauses ?? 0);
  const parts = Object.entries(split).map(([stage, ms]) => `${stage} ${show(ms)}`);
  console.log(
    `${name} (${words} words): ${parts.join(", ")}; facts and clauses are ${(rules / unit).toFixed(1)} yardsticks`,
  );
}

// The first materials of a fresh process are slower: its code is compiled as it is met.
const first = time(() => stages(sample, 1)).ms;
stages(sample, WARM_UP);
console.log(`First material of a fresh process (200 words): ${show(first)}`);
const short = [...loadLabels("development"), ...loadLabels("holdout-2026-11-22-e")]
  .slice(0, DIFFERENT)
  .map(({ text }) => text);
const different = time(() => short.map((text) => stages(text, 1))).ms;
console.log(
  `${DIFFERENT} different short materials, one after the other: ${show(different / DIFFERENT)} each, ${(different / DIFFERENT / unit).toFixed(2)} yardsticks`,
);
report("About 1,000 words", Array.from({ length: 5 }, () => sample).join("\n\n"), RUNS);
report("About 100 pages", Array.from({ length: 250 }, () => sample).join("\n\n"), LONG_RUNS);
const labelled = [...loadLabels("development"), ...loadLabels("free-45"), ...loadLabels("free-40-a")].map(
  ({ text }) => text,
);
report("About 100 pages of different materials", labelled.join("\n\n"), LONG_RUNS);

benchImportedCases();
benchLists();

const app = await serveApp();
try {
  await benchCaseSearch(await openDemo(app.url));
  const pdf = await twoPagePdf(sample);
  const times: number[] = [];
  let client = await openDemo(app.url);
  for (let run = 0; run <= RUNS; run++) {
    // A demo account holds three analyses.
    if (run % 3 === 0) client = await openDemo(app.url);
    const start = performance.now();
    const id = await client.submit(new File([pdf], "two-pages.pdf", { type: "application/pdf" }), fields);
    await client.result(id);
    if (run > 0) times.push(performance.now() - start);
  }
  console.log(
    `Two-page PDF, submit to result through the served application: median ${show(median(times))} of ${RUNS}, worst ${show(Math.max(...times))}`,
  );
} finally {
  await app.close();
}

await benchMemory(sample);
