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

/** A line of a set's file. Throws with the file and the line where it is not JSON. */
function parsed(line: string, at: number, file: string) {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${file}, line ${at + 1}: ${cause}`, { cause });
  }
}

/** A set from the text of its file: the card in the first line, then a piece a line. Throws where that is not so, and says where. */
export function parseSet(jsonl: string, file = "The set"): LabelledSet {
  const [first, ...rest] = jsonl
    .split("\n")
    .map((line, at) => (line === "" ? null : parsed(line, at, file)))
    .filter((line) => line !== null);
  if (!Number.isInteger(first?.card?.order))
    throw new Error(
      `${file}: the first line must be {"card": …} with a whole number as "order", one above the highest`,
    );
  return { card: first.card, pieces: rest };
}

/** All sets of the folder, in their order: a new file there is a new set. */
export function allSets(): LabelledSet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => parseSet(readFileSync(join(FOLDER, file), "utf8"), file))
    .sort((a, b) => a.card.order - b.card.order);
}

/** The labelled pieces of a set. Throws where there is none of that name. */
export function loadLabels(set = "development"): Labelled[] {
  const file = `${set}.jsonl`;
  const files = readdirSync(FOLDER);
  if (!files.includes(file))
    throw new Error(`There is no set ${set}. The sets: ${files.join(", ").replaceAll(".jsonl", "")}`);
  return parseSet(readFileSync(join(FOLDER, file), "utf8"), file).pieces;
}

/** What a user would have submitted with it. */
export function fieldsOf({ audience, channel, context }: Labelled): SubmissionFields {
  return { audience, channel, context: context ?? undefined, materialType: undefined };
}

/** Where the weights of a model that has not met a set are kept: a cache, made by `npm run train -- --folds`. */
export const unmetFile = (set: string): string => join(tmpdir(), "abpi-unmet-weights", `${set}.json`);
