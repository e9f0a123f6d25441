import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { audience, channel } from "#schema/submission.ts";
import { analyseInProcess, analyseWith, inProcessDeps } from "#worker/analysis/in-process.ts";
import { memoryStorage } from "#worker/analysis/memory-storage.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import type { ConfiguredModel } from "#worker/reviewer/models/choose-model.ts";
import { looksOf } from "#worker/reviewer/pictures.ts";
import { review } from "#worker/reviewer/reviewer.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { RealDocument, RealOutcome } from "./real-scores.ts";

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

/** What a document of a folder is sent with. */
const fieldsOfReal = ({ audience: of, channel: by }: RealDocument) => ({
  audience: audience.parse(of),
  channel: channel.parse(by),
  context: undefined,
  materialType: undefined,
});

/** A document as it lies in a folder; null where its format is not supported. */
function fileIn(folder: string, { id, format: ending }: RealDocument) {
  const fileName = `${id}.${ending}`;
  const whole = new Uint8Array(readFileSync(join(folder, fileName)));
  const format = detectFormat(whole.subarray(0, 2048), fileName);
  return format && { format, fileName, size: async () => whole.length, bytes: async () => whole.slice() };
}

/** The facts of one document of a folder, which is not judged; null where it cannot be read. */
export async function factsOfReal(folder: string, document: RealDocument): Promise<Facts | null> {
  const file = fileIn(folder, document);
  if (!file) return null;
  const deps = inProcessDeps(file, memoryStorage(), { ocrModel: async () => model.slice() });
  const gathered: Facts[] = [];
  deps.checkClauses = async (facts) => {
    gathered.push(facts);
    throw new Error("Nothing more is asked");
  };
  await analyseWith(deps, file, fieldsOfReal(document)).catch(() => undefined);
  return gathered[0] ?? null;
}

/** Analyses one document of a folder; with the review of a model where one is given, as the application would have it. */
export async function analyseReal(
  folder: string,
  document: RealDocument,
  reviewer: ConfiguredModel | null,
): Promise<RealOutcome> {
  const stored = fileIn(folder, document);
  if (!stored) return { document, unread: "its format is not supported" };
  try {
    const { result } = await analyseInProcess(stored, fieldsOfReal(document), {
      ocrModel: async () => model.slice(),
      review: reviewer
        ? (_job, facts, outcomes, cases) =>
            review(reviewer.model, reviewer.limits, {
              ...{ facts, outcomes, cases },
              looks: (withheld) => looksOf(stored.format, stored, withheld),
            })
        : null,
    });
    return { document, result };
  } catch (error) {
    return { document, unread: error instanceof Error ? error.message : String(error) };
  }
}
