import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { channel } from "#schema/submission.ts";
import { analyseInProcess } from "#worker/analysis/in-process.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import type { ConfiguredModel } from "#worker/reviewer/models/choose-model.ts";
import { looksOf } from "#worker/reviewer/pictures.ts";
import { review } from "#worker/reviewer/reviewer.ts";
import type { RealDocument, RealOutcome } from "./real-scores.ts";

const MODEL = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const model = new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));

/** Analyses one document of a folder; with the review of a model where one is given, as the application would have it. */
export async function analyseReal(
  folder: string,
  document: RealDocument,
  reviewer: ConfiguredModel | null,
): Promise<RealOutcome> {
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
  const stored = { size: async () => whole.length, bytes: async () => whole.slice() };
  try {
    const { result } = await analyseInProcess({ format, fileName, bytes: stored.bytes }, fields, {
      ocrModel: async () => model.slice(),
      review: reviewer
        ? (_job, facts, outcomes, cases) =>
            review(reviewer.model, reviewer.limits, {
              ...{ facts, outcomes, cases },
              looks: (withheld) => looksOf(format, stored, withheld),
            })
        : null,
    });
    return { document, result };
  } catch (error) {
    return { document, unread: error instanceof Error ? error.message : String(error) };
  }
}
