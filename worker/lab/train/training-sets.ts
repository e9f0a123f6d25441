import { createHash } from "node:crypto";
import { allSets } from "#worker/lab/sets.ts";

/** The labelled sets that the classifier learns from, as their cards say; the others measure it. */
export const TRAINED_ON = allSets().filter(({ card }) => card.state === "fitted" || card.state === "learnt");

export const TRAINED_NAMES: readonly string[] = TRAINED_ON.map(({ card }) => card.name);

/** The names of those of them that the rules were not fitted to case by case: what the rules are worth beside the classifier
 * is learnt there. */
export const NEW_TO_THE_RULES: readonly string[] = TRAINED_ON.filter(({ card }) => card.state === "learnt").map(
  ({ card }) => card.name,
);

/** What tells one state of the labels and texts of the sets from another. The examples of the checks, whose sentences weigh half
 * (labelled.ts), and the code that cuts features from texts feed the classifier as well and are not in it: a change of these does not of
 * itself ask for new weights. */
export function trainingDigest(): string {
  const hash = createHash("sha256");
  for (const { pieces } of TRAINED_ON) for (const piece of pieces) hash.update(JSON.stringify(piece));
  return hash.digest("hex");
}
