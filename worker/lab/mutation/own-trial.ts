import "#worker/lib/wasm-in-node.ts";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { answerTrials, type Trial } from "./answer-trials.ts";
import { change, load, reload } from "./reload.ts";
import { takeTests } from "./vitest-in-process.ts";

/** A process that tries mutants on the tests of their folder that are named after the changed file or a file that imports it, or
 * import it: each message names a file and its changed source, and is answered by the first test that fails, or by null. */

const loaded = new Set<string>();

function testsOf(path: string): string[] {
  const importing = globSync(`${dirname(path)}/*.ts`).filter((file) =>
    readFileSync(file, "utf8").includes(`"./${basename(path)}"`),
  );
  const named = [path, ...importing].map((file) => file.replace(/(?<!\.test)\.ts$/, ".test.ts"));
  return [...new Set(named)].filter((file) => existsSync(file));
}

/** The first test of a file that fails as things stand. */
async function firstFailure(tests: string): Promise<string | null> {
  for (const { name, run } of takeTests())
    try {
      await run();
    } catch {
      return `${tests}: ${name}`;
    }
  return null;
}

/** Loads a file of tests as it is, for who imports whom is known of what was loaded. */
async function prepare(tests: string): Promise<void> {
  if (loaded.has(tests)) return;
  loaded.add(tests);
  // Without the change before.
  change("", "");
  await load(tests);
  const failure = await firstFailure(tests);
  if (failure) throw new Error(`It fails without any change: ${failure}`);
}

async function trialOf({ path, source }: Trial): Promise<string | null> {
  const files = testsOf(path);
  for (const tests of files) await prepare(tests);
  change(pathToFileURL(path).href, source);
  for (const tests of files) {
    try {
      await reload(pathToFileURL(tests).href);
    } catch (error) {
      return `It does not load: ${error}`;
    }
    const failure = await firstFailure(tests);
    if (failure) return failure;
  }
  return null;
}

answerTrials(trialOf);
