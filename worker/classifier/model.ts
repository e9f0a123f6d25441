import { oncePer } from "#worker/lib/once-per.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import { type Work, workedOnce } from "#worker/rules/work.ts";
import { type Chances, chancesOf, type Found } from "./calibration.ts";
import { pieceOf, sentencesOf } from "./features.ts";
import type { ClauseScore, ScoredSentence } from "./scores.ts";
import stored from "./weights.json" with { type: "json" };
import { marginsOf, weights } from "./weights.ts";

/** How many labelled materials the model has learnt from. */
export const MATERIALS = stored.materials;
/** The requirement of each clause that was faulted most often, by the number of the clause. */
export const REQUIREMENT_OF = new Map(Object.entries(stored.requirements).map(([n, id]) => [Number(n), id]));

/** Of each clause so many sentences are kept. */
const MOST_SENTENCES = 8;

/** The likeliest of the sentences, whose margins are given by their places; of two that are equal the one that stands first. */
export function likeliest(copy: readonly Sentence[], marginAt: (place: number) => number): ScoredSentence[] {
  const best: ScoredSentence[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < copy.length; place++) {
    const margin = marginAt(place);
    if (margin <= least) continue;
    const at = best.findIndex((one) => one.margin < margin);
    best.splice(at === -1 ? best.length : at, 0, { sentence: copy[place] as Sentence, margin });
    if (best.length > MOST_SENTENCES) best.pop();
    if (best.length === MOST_SENTENCES) least = (best[MOST_SENTENCES - 1] as ScoredSentence).margin;
  }
  return best;
}

interface Margins {
  copy: Sentence[];
  margins: Float64Array[];
}

/** The margins of so many sentences are a piece of the work, */
const SENTENCES_AT_ONCE = 500;
/** and as much as going through so many characters. */
const CHARACTERS_OF_PIECE = 2_000_000;

function* marginsWorked(facts: Facts): Work<Margins> {
  const { sentence: bySentence } = weights();
  const copy: Sentence[] = [];
  const margins: Float64Array[] = [];
  for (const { sentence, features } of sentencesOf(facts)) {
    copy.push(sentence);
    margins.push(marginsOf(bySentence, features));
    if (copy.length % SENTENCES_AT_ONCE === 0) yield CHARACTERS_OF_PIECE;
  }
  return { copy, margins };
}

const marginsOnce = workedOnce(marginsWorked);

/** The sentences of the copy in their order, and of each its margins for every clause that the model knows. Pure. */
export const marginsInCopy = marginsOnce.of;
/** The same as work that can pause. */
export const findingMargins = marginsOnce.working;

/** What the model says of each clause that it knows. Pure: the same facts give the same figures. */
export const scoresOf = oncePer((facts: Facts): Map<number, ClauseScore> => {
  const { sentence: bySentence, piece: byPiece } = weights();
  const { copy, margins } = marginsInCopy(facts);
  const whole = marginsOf(byPiece, pieceOf(facts));
  const ofPiece = new Map(byPiece.outputs.map(({ name }, i) => [name, whole[i] ?? 0]));
  return new Map(
    bySentence.outputs.map(({ name }, i) => [
      Number(name),
      {
        sentences: likeliest(copy, (place) => margins[place]?.[i] ?? 0),
        piece: ofPiece.get(name) ?? 0,
        any: ofPiece.get("any") ?? 0,
        grave: ofPiece.get("grave") ?? 0,
        length: copy.length,
      },
    ]),
  );
});

/** How likely each clause is breached, and any, and how gravely, in a piece in which written rules have found that. Pure. */
export const chancesIn = (facts: Facts, found: Found): Chances => chancesOf(scoresOf(facts), found, stored.calibration);
