import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configuredModel } from "#worker/reviewer/models/choose-model.ts";
import { analyseReal } from "./analyse.ts";
import { printRealScores, type RealDocument, type RealOutcome } from "./real-scores.ts";
import { aiShare } from "./with-ai.ts";

/* Analyses real documents and prints what became of them: `npm run eval -- --real <folder> [--half read|measure] [--batch 1|2|…]
 * [--id …] [--quiet] [--ai]`. The documents are third parties' and no part of the project: `index.jsonl` says where each is
 * from, what a reader judged of it before the first run, and its digest. The folder holds them as <id>.<format>; what it lacks is
 * listed. With `--ai` the model at AI_BASE_URL reviews them too, and what it added is told. */

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

const folder = optionOf("real");
if (!folder || folder.startsWith("--")) throw new Error("Say where the documents lie: npm run eval -- --real <folder>");
const reviewer = process.argv.includes("--ai") ? configuredModel(process.env) : null;
const [half, batch, only] = [optionOf("half"), optionOf("batch"), optionOf("id")];
const documents: RealDocument[] = readFileSync(join(import.meta.dirname, "index.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
  .filter(
    (one: RealDocument) =>
      (!half || one.half === half) && (!batch || `${one.batch ?? 1}` === batch) && (!only || one.id === only),
  );
const isThere = ({ id, format }: RealDocument) => existsSync(join(folder, `${id}.${format}`));
const absent = documents.filter((document) => !isThere(document));
for (const { id, source } of absent) console.log(`Absent: ${id}, from ${source}`);
const outcomes: RealOutcome[] = [];
for (const document of documents.filter(isThere)) outcomes.push(await analyseReal(folder, document, reviewer));
printRealScores(outcomes, !process.argv.includes("--quiet"));
if (reviewer) for (const line of aiShare(outcomes)) console.log(line);
