import "#worker/lib/wasm-in-node.ts";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Answer } from "../evaluate/answers.ts";
import { loadLabels } from "../sets.ts";
import { answerTrials, type Trial } from "./answer-trials.ts";
import { change, load, reload } from "./reload.ts";

/** A process that tries mutants on the recorded answers, a piece at a time: each message names a file and its changed source, and is
 * answered by the first piece that is answered otherwise, or by null. */

const PATH = "worker/lab/evaluate/answers.ts";
const url = pathToFileURL(PATH).href;
type Module = typeof import("../evaluate/answers.ts");

const { ANSWERS } = (await load(PATH)) as Module;
const recorded = readFileSync(ANSWERS, "utf8")
  .trim()
  .split("\n")
  .map((line): Answer => JSON.parse(line));
const pieces = new Map<string, ReturnType<typeof loadLabels>[number]>(
  [...new Set(recorded.map(({ set }) => set))].flatMap((set) =>
    loadLabels(set).map((piece) => [`${set} ${piece.id}`, piece] as const),
  ),
);

/** How often each piece noticed a mutant: those that often do are asked first. */
const noticed = new Map<Answer, number>();

async function trialOf({ path, source }: Trial): Promise<string | null> {
  change(pathToFileURL(path).href, source);
  try {
    const { answerOf } = (await reload(url)) as Module;
    for (const before of recorded.sort((a, b) => (noticed.get(b) ?? 0) - (noticed.get(a) ?? 0))) {
      const name = `${before.set} ${before.id}`;
      const piece = pieces.get(name);
      if (!piece || isDeepStrictEqual(answerOf(before.set, piece), before)) continue;
      noticed.set(before, (noticed.get(before) ?? 0) + 1);
      return `answers.test.ts: ${name}`;
    }
  } catch (error) {
    return `It does not load: ${error}`;
  }
  return null;
}

answerTrials(trialOf);
