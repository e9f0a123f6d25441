import "#worker/lib/wasm-in-node.ts";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { change, load, reload } from "./reload.ts";
import type { Trial, Verdict } from "./trial.ts";
import { takeTests } from "./vitest-in-process.ts";

/** A process that tries mutants on the tests that stand beside the changed file: each message names a file and its changed source,
 * and is answered by the first test that fails, or by null. */

const loaded = new Set<string>();

async function trialOf({ path, source }: Trial): Promise<string | null> {
  const tests = path.replace(/\.ts$/, ".test.ts");
  if (!existsSync(tests)) return null;
  // Who imports whom is known of what was loaded.
  if (!loaded.has(tests)) await load(tests);
  loaded.add(tests);
  takeTests();
  change(pathToFileURL(path).href, source);
  try {
    await reload(pathToFileURL(tests).href);
  } catch (error) {
    return `It does not load: ${error}`;
  }
  for (const { name, run } of takeTests())
    try {
      await run();
    } catch {
      return `${tests}: ${name}`;
    }
  return null;
}

process.on("message", async (trial: Trial) => {
  const noticedBy = await trialOf(trial);
  process.send?.({ noticedBy, memory: process.memoryUsage().rss } satisfies Verdict);
});
process.send?.("ready");
