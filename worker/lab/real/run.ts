import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { channel } from "#schema/submission.ts";
import { analyseInProcess } from "#worker/analysis/in-process.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import { printRealScores, type RealDocument, type RealOutcome } from "./real-scores.ts";

/* Analyses real documents, which are not part of the project, and prints what became of them:
 * `node --import ./worker/lib/wasm-in-node.ts worker/lab/real/run.ts <folder> <index.jsonl> [--half read] [--quiet]`.
 * The folder holds the files as <id>.<format>; a line of the index holds what a reader judged of one of them. */

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

const [folder, index] = process.argv.slice(2);
if (!folder || !index) throw new Error("Give the folder of the documents and their index");
const half = optionOf("half");
const only = optionOf("id");
const documents: RealDocument[] = readFileSync(index, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
  .filter((one: RealDocument) => (!half || one.half === half) && (!only || one.id === only));
const outcomes: RealOutcome[] = [];
for (const document of documents) outcomes.push(await analyse(folder, document));
printRealScores(outcomes, !process.argv.includes("--quiet"));
