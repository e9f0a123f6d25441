/** The clause engine in this process: short materials, long ones, and beside other checkers of prose. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnalysisResult } from "#schema/result.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { matchCases } from "#worker/cases/match.ts";
import { median } from "#worker/lab/measure.ts";
import { loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";

/** Where other checkers are installed. */
const FOLDER = resolve(import.meta.dirname, "../../../.ci/peers");

/** Texts to be met first, uncounted, and those that count. */
interface Asked {
  warmUp: string[];
  texts: string[];
}

/** Milliseconds of processor time a text that textlint with four rules, write-good and alex take, in a process of their own. They are installed
 * when they are first asked for; without a connection then nothing is measured, and that is printed. */
function peerTimes(asked: Asked): Record<string, number> {
  if (!existsSync(resolve(FOLDER, "node_modules"))) {
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: FOLDER,
      shell: process.platform === "win32",
    });
    if (status !== 0) {
      console.log("  Other checkers are not measured: they could not be installed (npm ci in .ci/peers).");
      return {};
    }
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(FOLDER, "time.mjs")], {
    input: JSON.stringify(asked),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Other checkers could not be timed: ${stderr}`);
  return JSON.parse(stdout) as Record<string, number>;
}

const RUNS = 20;
const WARM_UP = 30;
const LONG_RUNS = 7;
/** Materials that the speed on what users send is measured over; each is met once. */
const DIFFERENT = 60;
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

/** A leavepiece of 200 words. */
export const SAMPLE = readFileSync(
  resolve(import.meta.dirname, "../../../web/public/samples/leavepiece-with-faults.txt"),
  "utf8",
);

const show = (ms: number) => `${ms.toFixed(1)} ms`;

/** Processor time of this process, which other work on the machine does not lengthen as it does the clock's. */
function time<T>(work: () => T): { ms: number; value: T } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1_000, value };
}

/** A yardstick that does not depend on this project: sorting a hundred thousand numbers. */
function yardstick(): number {
  const numbers = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003);
  return time(() => numbers.sort((a, b) => a - b)).ms;
}

const STAGES = ["facts", "clauses", "cases", "write-up"] as const;
type Times = Record<(typeof STAGES)[number], number>;

/** Analyses a text and adds the time of each stage. */
function analyse(text: string, times: Times): AnalysisResult {
  const note = <T>(name: keyof Times, work: () => T): T => {
    const { ms, value } = time(work);
    times[name] += ms;
    return value;
  };
  const material = materialFromText(text);
  const facts = note("facts", () => gatherFacts(material, fields));
  const outcomes = note("clauses", () => checkClauses(facts));
  const matches = note("cases", () => matchCases(outcomes, facts));
  return note("write-up", () => writeUp({ material, facts, outcomes, matches }));
}

const none = (): Times => ({ facts: 0, clauses: 0, cases: 0, "write-up": 0 });
const inWords = (times: Times) => STAGES.map((stage) => `${stage} ${show(times[stage])}`).join(", ");

function report(name: string, text: string, runs: number, unit: number): void {
  const all = Array.from({ length: runs }, () => {
    const times = none();
    analyse(text, times);
    return times;
  });
  const middle = none();
  for (const stage of STAGES) middle[stage] = median(all.map((times) => times[stage]));
  const words = text.split(/\s+/).length;
  console.log(
    `${name} (${words} words): ${inWords(middle)}; facts and clauses are ${((middle.facts + middle.clauses) / unit).toFixed(1)} yardsticks`,
  );
}

/** Different short materials, each met once: what the engine takes of each, and what other checkers do. */
function benchDifferent(unit: number): void {
  const texts = [...loadLabels("development"), ...loadLabels("holdout-2026-11-22-e")]
    .slice(0, DIFFERENT)
    .map(({ text }) => text);
  const times = none();
  for (const text of texts) analyse(text, times);
  for (const stage of STAGES) times[stage] /= DIFFERENT;
  const engine = times.facts + times.clauses;
  console.log(
    `${DIFFERENT} different short materials, one after the other: ${inWords(times)} each; facts and clauses are ${(engine / unit).toFixed(2)} yardsticks`,
  );
  for (const [name, ms] of Object.entries(peerTimes({ warmUp: Array(WARM_UP).fill(SAMPLE), texts })))
    console.log(`  ${name}: ${show(ms)} each, ${(ms / engine).toFixed(1)} times the engine's (31 clauses)`);
}

/** Prints what the stages after reading take. */
export function benchRules(): void {
  const unit = median(Array.from({ length: RUNS }, yardstick));
  console.log(`Processor time. Yardstick (sorting 100,000 numbers): ${show(unit)}`);
  // The first materials of a fresh process are slower: its code is compiled as it is met.
  const first = time(() => analyse(SAMPLE, none())).ms;
  console.log(`First material of a fresh process (200 words): ${show(first)}, ${(first / unit).toFixed(1)} yardsticks`);
  for (let run = 0; run < WARM_UP; run++) analyse(SAMPLE, none());
  benchDifferent(unit);
  report("About 1,000 words", Array(5).fill(SAMPLE).join("\n\n"), RUNS, unit);
  report("About 100 pages", Array(250).fill(SAMPLE).join("\n\n"), LONG_RUNS, unit);
  const labelled = ["development", "free-45", "free-40-a"].flatMap((set) => loadLabels(set)).map(({ text }) => text);
  report("About 100 pages of different materials", labelled.join("\n\n"), LONG_RUNS, unit);
}
