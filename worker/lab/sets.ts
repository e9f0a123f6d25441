import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubmissionFields } from "#schema/submission.ts";
import type { Labelled } from "./evaluate/metrics.ts";

/** Where a labelled set comes from and what it can still tell: the first line of its file. */
export interface Card {
  name: string;
  authors: string;
  manner: string;
  /** ISO date of its labels. */
  date: string;
  /** `fitted`: rules were fitted to it case by case. `learnt`: the classifier has learnt from it. `read`: it was read after its
   * first run. `unseen`: neither. Only an unseen set measures accuracy. */
  state: "fitted" | "learnt" | "read" | "unseen";
  /** The classifier learns in this order, so that the same sets give the same bytes. */
  order: number;
}

export interface LabelledSet {
  card: Card;
  pieces: Labelled[];
}

const FOLDER = join(import.meta.dirname, "sets");

/** A set from the text of its file: the card in the first line, then a piece a line. */
export function parseSet(jsonl: string): LabelledSet {
  const [first, ...rest] = jsonl.split("\n").filter((line) => line !== "");
  if (!first) throw new Error("The set is empty");
  return { card: JSON.parse(first).card, pieces: rest.map((line) => JSON.parse(line)) };
}

/** All sets of the folder, in their order: a new file there is a new set. */
export function allSets(): LabelledSet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => parseSet(readFileSync(join(FOLDER, file), "utf8")))
    .sort((a, b) => a.card.order - b.card.order);
}

/** The labelled pieces of a set. Throws where there is none of that name. */
export function loadLabels(set = "development"): Labelled[] {
  return parseSet(readFileSync(join(FOLDER, `${set}.jsonl`), "utf8")).pieces;
}

/** What a user would have submitted with it. */
export function fieldsOf({ audience, channel, context }: Labelled): SubmissionFields {
  return { audience, channel, context: context ?? undefined, materialType: undefined };
}

/** Where the weights of a model that has not met a set are kept: a cache, made by `npm run train -- --folds`. */
export const unmetFile = (set: string): string => join(tmpdir(), "abpi-unmet-weights", `${set}.json`);
