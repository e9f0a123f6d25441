import "#worker/lib/wasm-in-node.ts";
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { answerTrials, type Trial } from "./answer-trials.ts";
import { affectedTests, isRecordedWhole, recordFor } from "./record.ts";
import { change, importersOf, load, recordAll, reload } from "./reload.ts";
import { type CollectedTest, takeTests } from "./vitest-in-process.ts";

/** A process that runs the tests once, then tries mutants: each message names a file and its changed source, and is
 * answered by the name of the first test that fails, or by null. */

/** Tests that state what they expect of rules and texts. Those that run whole labelled sets would notice a change without
 * saying what is wrong with it, and those that swap modules need the real runner. */
const TESTS = process.env.MUTANT_TESTS ?? "worker/{rules,text,document,matters}/**/*.test.ts";
const UNFIT = /lab\/sets\.ts|\bvi\b|beforeEach/;
const files = globSync(TESTS).filter(
  (file) => !/\.(?:long|workerd)\./.test(file) && !UNFIT.test(readFileSync(file, "utf8")),
);

/** Which part of the tests this process runs: "2/6" is every sixth, from the second on. */
const [part = 1, parts = 1] = (process.env.MUTANT_PART ?? "1/1").split("/").map(Number);

recordAll(process.argv.slice(2));
const tests: { file: string; name: string; place: number }[] = [];
for (const file of files) {
  await load(file);
  for (const [place, { name, run }] of takeTests().entries()) {
    if (place % parts !== part - 1) continue;
    recordFor(tests.length);
    tests.push({ file, name, place });
    await run();
  }
}
recordFor(null);

/** The modules whose calls show a change in `url`: itself, or those that import it where it exports data. */
async function* witnesses(url: string): AsyncGenerator<[string, Record<string, unknown>]> {
  const seen = new Set([url]);
  for (const file of seen) {
    const module = (await reload(file)) as Record<string, unknown>;
    yield [file, module];
    if (!isRecordedWhole(module)) for (const importer of importersOf(file, 1)) seen.add(importer);
  }
}

/** The examples of a check, where the file is one. */
function examplesOf(path: string): number[] {
  const id = /(clause-\d\d\/[\w-]+)\.ts$/.exec(path)?.[1];
  return id ? tests.flatMap(({ name }, number) => (name.startsWith(`${id} > `) ? [number] : [])) : [];
}

async function testsToRun(path: string): Promise<number[]> {
  const examples = examplesOf(path);
  if (examples.length > 0) return examples;
  const affected = new Set<number>();
  for await (const [witness, module] of witnesses(pathToFileURL(path).href))
    for (const test of affectedTests(witness, module)) affected.add(test);
  return [...affected];
}

/** Of the tests that a change affects so many are run. */
const MOST_RUN = 150;

/** How often each test noticed a mutant: those that often do are run first. */
const noticed = new Map<number, number>();

async function trialOf({ path, source }: Trial): Promise<string | null> {
  change(pathToFileURL(path).href, source);
  const collected = new Map<string, CollectedTest[]>();
  try {
    const numbers = await testsToRun(path);
    const likeliest = numbers.sort((a, b) => (noticed.get(b) ?? 0) - (noticed.get(a) ?? 0)).slice(0, MOST_RUN);
    for (const number of likeliest) {
      const { file, name, place } = tests[number] as (typeof tests)[number];
      if (!collected.has(file)) {
        await reload(pathToFileURL(file).href);
        collected.set(file, takeTests());
      }
      try {
        await collected.get(file)?.[place]?.run();
      } catch {
        noticed.set(number, (noticed.get(number) ?? 0) + 1);
        return `${file}: ${name}`;
      }
    }
  } catch (error) {
    return `It does not load: ${error}`;
  }
  return null;
}

answerTrials(trialOf);
