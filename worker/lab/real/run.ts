import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { channel } from "#schema/submission.ts";
import { analyseInProcess } from "#worker/analysis/in-process.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import { printRealScores, type RealDocument, type RealOutcome, verdictsOf } from "./real-scores.ts";

/* Analyses real documents and prints what became of them: `npm run eval -- --real <folder> [--half read|measure] [--batch 1|2]
 * [--id …] [--quiet] [--write]`. The documents are third parties' and no part of the project: `index.jsonl` says where each is from, what a reader
 * judged of it before the first run, and its digest. The folder holds them as <id>.<format>; what it lacks is listed. */

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

async function analyse(folder: string, document: RealDocument): Promise<RealOutcome> {
  const fileName = `${document.id}.${document.format}`;
  const whole = new Uint8Array(readFileSync(join(folder, fileName)));
  const format = detectFormat(whole.subarray(0, 2048), fileName);
  if (!format) return { document, unread: "its format is not supported" };
  const fields = {
    audience: document.audience,
    channel: channel.parse(document.channel),
    context: undefined,
    materialType: undefined,
  };
  try {
    const source = { format, fileName, bytes: async () => whole.slice() };
    const { result } = await analyseInProcess(source, fields, { ocrModel: async () => model.slice() });
    return { document, result };
  } catch (error) {
    return { document, unread: error instanceof Error ? error.message : String(error) };
  }
}

const folder = optionOf("real");
if (!folder || folder.startsWith("--")) throw new Error("Say where the documents lie: npm run eval -- --real <folder>");
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
for (const document of documents.filter(isThere)) outcomes.push(await analyse(folder, document));
printRealScores(outcomes, !process.argv.includes("--quiet"));
if (process.argv.includes("--write")) {
  if (half !== "measure" || batch || only)
    throw new Error("Only the whole measured half may be written: --half measure");
  const path = join(import.meta.dirname, "../../analysis/measured-on-real.json");
  writeFileSync(path, `${JSON.stringify({ verdict: verdictsOf(outcomes) }, null, 2)}\n`);
}
