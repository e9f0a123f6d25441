import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { detectFormat } from "#worker/reading/detect-format.ts";
import { picturesInMemory } from "#worker/reading/drawn-pictures.ts";
import { readStep } from "#worker/reading/read.ts";
import type { ReadingState } from "#worker/reading/reading-step.ts";
import { seeded } from "./seeded.ts";

/* Puts contradictions into sentences of real SmPCs and counts which are found: `npm run eval -- --seeded <folder> [--name part of
 * the file names] [--most 100] [--list]`. The files are third parties' and no part of the project. */

const optionOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

async function textOf(path: string): Promise<string> {
  const whole = new Uint8Array(readFileSync(path));
  const format = detectFormat(whole.subarray(0, 2048), path);
  if (!format) return "";
  const tools = { ocrModel: async () => model.slice(), drawn: picturesInMemory() };
  for (let state: ReadingState | null = null; ; ) {
    const step = await readStep({ format, fileName: path, bytes: async () => whole.slice() }, state, tools);
    if (step.done) return step.material.text;
    state = step.state;
  }
}

const folder = optionOf("seeded");
if (!folder || folder.startsWith("--")) throw new Error("Say where the SmPCs lie: npm run eval -- --seeded <folder>");
const name = optionOf("name") ?? "smpc";
const paths = readdirSync(folder).filter((file) => file.includes(name));
const documents: { name: string; text: string }[] = [];
for (const file of paths) documents.push({ name: file, text: await textOf(join(folder, file)) });
const result = seeded(documents, Number(optionOf("most") ?? 100));
const { seeds, found, falseAlarms } = result;
console.log(
  `${found.length} of ${seeds.length} seeded contradictions found, in ${new Set(seeds.map((s) => s.document)).size} SmPCs`,
);
for (const [kind, all] of Map.groupBy(seeds, (seed) => seed.kind))
  console.log(`  ${kind}: ${all.filter((seed) => found.includes(seed)).length} of ${all.length}`);
console.log(`${falseAlarms.length} of ${result.trueSentences} true sentences called a contradiction`);
if (process.argv.includes("--list")) {
  for (const seed of seeds)
    if (!found.includes(seed))
      console.log(`\nMISSED ${seed.document} (${seed.kind}): ${seed.words}\n  was: ${seed.was}`);
  for (const { document, words, what, quote } of falseAlarms)
    console.log(`\nFALSE ${document}: ${words}\n  ${what}: ${quote}`);
}
