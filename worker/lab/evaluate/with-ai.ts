import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import calibration from "#worker/reviewer/calibration.json" with { type: "json" };
import { BANDS, bandOf } from "#worker/reviewer/calibration.ts";
import { type ConfiguredModel, configuredModel } from "#worker/reviewer/models/choose-model.ts";
import { PROMPT_VERSION } from "#worker/reviewer/prompts.ts";
import { NO_LOOKS } from "#worker/reviewer/questions/pictures.ts";
import { noReview } from "#worker/reviewer/review.ts";
import { review } from "#worker/reviewer/reviewer.ts";
import { outcomeOf } from "./analyse.ts";
import { compare, type Labelled, type Outcome, score } from "./metrics.ts";

const RUNS = 5;
/** Materials under way at once; a local model has one processor. */
const AT_ONCE = 4;

/** One material with the review of a configured model, as the application would analyse it. */
export interface Reviewed extends Outcome {
  /** The model's findings with what it said it was sure of, and whether their clause was at fault. */
  added: { clause: number; stated: number; isRight: boolean }[];
  /** Requirement and place of each, to compare runs by. */
  answers: string[];
  notices: string[];
  tokens: number;
}

async function reviewed(label: Labelled, { model, limits }: ConfiguredModel): Promise<Reviewed> {
  let done = noReview("it was not asked.");
  const { result } = await analyseInProcess(textFile(label.text), fieldsOf(label), {
    async review(_job, facts, outcomes, cases) {
      done = await review(model, limits, { facts, outcomes, cases, looks: async () => NO_LOOKS });
      return done;
    },
  });
  const outcome = outcomeOf(label, result);
  const { falseAlarms } = compare(outcome);
  const views = Object.entries(done.views).map(([finding, { view }]) => `${view} ${finding}`);
  return {
    ...outcome,
    added: done.added.map(({ clause, ai }) => ({ clause, stated: ai.stated, isRight: !falseAlarms.includes(clause) })),
    answers: [...done.added.map(({ id }) => id), ...views].sort(),
    notices: done.notices,
    tokens: (done.record?.tokens.input ?? 0) + (done.record?.tokens.output ?? 0),
  };
}

/** Reviews all materials with the endpoint of the environment's settings, a few at a time, in the labels' order. */
async function reviewAll(labels: readonly Labelled[]): Promise<Reviewed[]> {
  const endpoint = configuredModel(process.env);
  const results: Reviewed[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < labels.length; i = next++) {
      const label = labels[i];
      if (label) results[i] = await reviewed(label, endpoint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** How many materials got other answers of the model, and how many another risk, in any of the runs. */
function changes(runs: readonly Reviewed[][]): { answers: number; risk: number } {
  const [first = [], ...others] = runs;
  const differs = (i: number, of: (one: Reviewed) => string) =>
    others.some((run) => of(run[i] as Reviewed) !== of(first[i] as Reviewed));
  const places = first.map((_, i) => i);
  return {
    answers: places.filter((i) => differs(i, ({ answers }) => answers.join("\n"))).length,
    risk: places.filter((i) => differs(i, ({ risk }) => risk)).length,
  };
}

/** How often the model's findings were right by what it said of them: what its confidence is reckoned from. */
function record(runs: readonly Reviewed[][]): void {
  const { model } = configuredModel(process.env);
  const bands = Array.from({ length: BANDS }, () => ({ right: 0, all: 0 }));
  for (const { stated, isRight } of (runs[0] ?? []).flatMap(({ added }) => added)) {
    const band = bands[bandOf(stated)];
    if (!band) continue;
    band.all++;
    if (isRight) band.right++;
  }
  const others = (calibration.models as { model: string }[]).filter((known) => known.model !== model.name);
  const models = [...others, { model: model.name, promptVersion: PROMPT_VERSION, bands }];
  const path = join(import.meta.dirname, "../../reviewer/calibration.json");
  writeFileSync(path, `${JSON.stringify({ models }, null, 2)}\n`);
}

/** Measures the configured model on the materials: the metrics of the rules beside those with the model, and how often
 * its answers change over five runs. `isRecorded` writes what its confidence is reckoned from. */
export async function measureAi(
  labels: readonly Labelled[],
  byRules: Outcome[],
  inLibrary: (caseNumber: string) => boolean,
  isRecorded: boolean,
): Promise<void> {
  const { model } = configuredModel(process.env);
  const runs: Reviewed[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await reviewAll(labels));
  const [first = []] = runs;
  const [before, after] = [score(byRules, inLibrary), score(first, inLibrary)];
  console.log(`${model.name}, prompts ${PROMPT_VERSION}: rules alone → with the AI reviewer`);
  for (const name of Object.keys(before) as (keyof typeof before)[])
    console.log(`  ${name.padEnd(26)} ${round(before[name])} → ${round(after[name])}`);
  const added = first.flatMap((one) => one.added);
  const right = added.filter(({ isRight }) => isRight).length;
  console.log(`  findings added             ${added.length}, of which under a clause at fault: ${right}`);
  console.log(
    `  tokens a material          ${Math.round(first.reduce((sum, one) => sum + one.tokens, 0) / Math.max(1, first.length))}`,
  );
  const failed = runs.flat().filter(({ notices }) => notices.length > 0);
  console.log(
    `  reviews not complete       ${failed.length} of ${runs.flat().length}${failed[0] ? `, for example: ${failed[0].notices[0]}` : ""}`,
  );
  const changed = changes(runs);
  const share = (n: number) => percent(n / Math.max(1, labels.length));
  console.log(
    `Over ${RUNS} runs the answers changed for ${share(changed.answers)} of the materials, the risk for ${share(changed.risk)}.`,
  );
  if (isRecorded) record(runs);
}

const round = (value: number) => (Number.isInteger(value) ? value : value.toFixed(3));
