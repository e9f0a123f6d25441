import { createHash } from "node:crypto";
import { loadLabels, loadText, type SetName } from "#worker/eval/load.ts";

/** The labelled sets that the likeness model learns from; the others measure it. */
export const TRAINED_ON = [
  "development",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twentyfirst",
  "twentysecond",
  "twentythird",
  "twentyfourth",
  "twentyfifth",
  "twentysixth",
  "twentyseventh",
  "twentyeighth",
  "twentyninth",
  "thirtieth",
  "quiet",
] as const satisfies readonly SetName[];

const FITTED_CASE_BY_CASE = new Set<SetName>([
  ...(["development", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"] as const),
  ...(["eleventh", "twelfth", "quiet"] as const),
]);

/** Those of them that the rules were not fitted to case by case: what the rules are worth beside the model is learnt there. */
export const NEW_TO_THE_RULES = TRAINED_ON.filter((set) => !FITTED_CASE_BY_CASE.has(set));

/** What tells one state of the labels and texts from another. */
export function trainingDigest(): string {
  const hash = createHash("sha256");
  for (const set of TRAINED_ON)
    for (const { file: _file, ...label } of loadLabels(set)) hash.update(JSON.stringify(label));
  for (const set of TRAINED_ON) for (const label of loadLabels(set)) hash.update(loadText(label));
  return hash.digest("hex");
}
