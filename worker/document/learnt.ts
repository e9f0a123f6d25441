import { DOCUMENT_KINDS, type DocumentKind } from "#schema/document.ts";
import { type LinearModel, linearModel, marginsAt, type PackedModel } from "#worker/lib/linear-model.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { BITS_OF_FEATURE, mixed, numberOf } from "#worker/text/feature-numbers.ts";
import stored from "./learnt.json" with { type: "json" };
import type { Reading } from "./reading.ts";

/* What the words of a document tell of its kind and of who wrote it, learnt from real documents that readers have judged: the signs of
 * tells/ are those that somebody thought of. Learnt by lab/train/train-kinds.ts; the documents are no part of the project, the weights are. */

/** Features share so many places; two at the same place are too rare to matter. */
const BITS_OF_PLACE = 14;
export const PLACES = 2 ** BITS_OF_PLACE;

/** What is learnt: of each kind whether a document is of it, and whether others wrote it than those who make or sell medicines. */
export const OUTPUTS = [...(Object.keys(DOCUMENT_KINDS) as DocumentKind[]), "others"] as const;
const OTHERS = OUTPUTS.length - 1;

/** Weights as they are stored. */
export interface StoredKinds extends PackedModel {
  /** How many documents they were learnt from, and what tells these from others. */
  documents: number;
  learntFrom: string;
}

const WORD = /[a-z]+|[®™▼£$€%]|\d+/g;
/** The words at the head of a document say what it is. */
const OPENING_WORDS = 80;
const FIGURE = numberOf("#");

/** The words of a text in small letters, as numbers; all figures are one. */
export function wordsSeen(lower: string): Int32Array {
  const numbers: number[] = [];
  for (const [word] of lower.matchAll(WORD)) numbers.push(/^\d/.test(word) ? FIGURE : numberOf(word));
  return Int32Array.from(numbers);
}

const placeOf = (...feature: Parameters<typeof mixed>) => mixed(...feature) >>> (BITS_OF_FEATURE - BITS_OF_PLACE);

/** The places of the words and of the pairs of words from one word to another, each as often as it stands there. */
function placesSeen(words: Int32Array, from: number, to: number): number[] {
  const places: number[] = [];
  for (let i = from; i < to; i++) {
    const word = words[i] as number;
    places.push(placeOf("pieceWord", word));
    if (i > from) places.push(placeOf("piecePair", words[i - 1] as number, word));
  }
  return places;
}

/** The places of a whole document: those of its words, and of what stands at its head. */
export const placesOfWhole = (words: Int32Array): number[] => [
  ...placesSeen(words, 0, words.length),
  ...Array.from(words.subarray(0, OPENING_WORDS), (word) => placeOf("openingWord", word)),
];

let loaded: LinearModel | undefined;
/** What the outputs from one to another say of a set of places. */
function marginsOf(places: readonly number[], first: number, last: number): Float64Array {
  loaded ??= linearModel(stored);
  return marginsAt(loaded, places, first, last);
}

/** A stretch of so many words, and where the next begins. */
const STRETCH = 200;
const STEP = 100;

/** What the words tell, each about 1 where it is so and -1 where it is not. */
export interface Learnt {
  of: Map<DocumentKind, number>;
  /** That others wrote it than those who make or sell medicines: of the whole, and of the stretch that is least so. What is
   * put beside a company's words can then not hide them. */
  others: number;
  leastOthers: number;
}

/** From so much on the words of the whole are those of others: so it tells, with what else is asked, about six in ten of the real documents
 * outside the Code that the model had not met, and fewer than three in a thousand of invented pieces with a fault are taken for such. */
export const OF_OTHERS = 0.18;

/** What the words of a document tell of it. Pure. */
export const learntOf = oncePer(({ lower }: Reading): Learnt => {
  const words = wordsSeen(lower);
  const margins = marginsOf(placesOfWhole(words), 0, OTHERS);
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from === 0 || from + STRETCH <= words.length; from += STEP) {
    const isLast = from + STRETCH + STEP > words.length;
    const to = isLast ? words.length : from + STRETCH;
    least = Math.min(least, marginsOf(placesSeen(words, from, to), OTHERS, OTHERS)[0] as number);
    if (isLast) break;
  }
  const of = new Map(OUTPUTS.slice(0, OTHERS).map((kind, i) => [kind as DocumentKind, margins[i] as number]));
  return { of, others: margins[OTHERS] as number, leastOthers: least };
});
