import "#worker/lib/wasm-in-node.ts";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Answer } from "../evaluate/answers.ts";
import type { Labelled } from "../evaluate/metrics.ts";
import { loadLabels } from "../sets.ts";
import { answerTrials, type Trial } from "./answer-trials.ts";
import { change, load, reload } from "./reload.ts";

/** A process that tries mutants on the pieces whose answers are recorded: each message names a file and its changed source, and is
 * answered by the first piece that is answered otherwise, or by null. What counts is the answer without the change, which the
 * record may be behind. */

const PATH = "worker/lab/evaluate/answers.ts";
const url = pathToFileURL(PATH).href;
type Module = typeof import("../evaluate/answers.ts");

const { ANSWERS, answerOf } = (await load(PATH)) as Module;
const recorded = readFileSync(ANSWERS, "utf8")
  .trim()
  .split("\n")
  .map((line): Answer => JSON.parse(line));
const pieces = new Map<string, Labelled>(
  [...new Set(recorded.map(({ set }) => set))].flatMap((set) =>
    loadLabels(set).map((piece) => [`${set} ${piece.id}`, piece] as const),
  ),
);
const answers = recorded.flatMap(({ set, id }) => {
  const piece = pieces.get(`${set} ${id}`);
  return piece ? [{ piece, before: answerOf(set, piece) }] : [];
});

/** How often each piece noticed a mutant: those that often do are asked first. */
const noticed = new Map<string, number>();

async function trialOf({ path, source }: Trial): Promise<string | null> {
  change(pathToFileURL(path).href, source);
  try {
    const changed = (await reload(url)) as Module;
    const times = ({ before }: (typeof answers)[number]) => noticed.get(`${before.set} ${before.id}`) ?? 0;
    for (const { piece, before } of answers.sort((a, b) => times(b) - times(a))) {
      if (isDeepStrictEqual(changed.answerOf(before.set, piece), before)) continue;
      const name = `${before.set} ${before.id}`;
      noticed.set(name, (noticed.get(name) ?? 0) + 1);
      return `answers.test.ts: ${name}`;
    }
  } catch (error) {
    return `It does not load: ${error}`;
  }
  return null;
}

answerTrials(trialOf);
