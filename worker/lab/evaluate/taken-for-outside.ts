import { documentOf } from "#worker/document/document-of.ts";
import { readingOf } from "#worker/document/reading.ts";
import { allSets } from "#worker/lab/sets.ts";
import { viewOf } from "#worker/text/view.ts";

const FAULTY = new Set(["MEDIUM", "HIGH"]);

/** Every `step`th labelled piece with a fault. */
function faultyPieces(step: number) {
  return allSets()
    .flatMap(({ card, pieces }) => pieces.map((piece) => ({ set: card.name, piece })))
    .filter(({ piece }) => FAULTY.has(piece.expectedRisk))
    .filter((_, i) => i % step === 0);
}

/** Of every `step`th labelled piece with a fault, those that are taken for outside the Code, by set and id. For tests. */
export function takenForOutside(step: number): { pieces: number; outside: string[] } {
  const faulty = faultyPieces(step);
  const outside = faulty.filter(({ piece }) => documentOf(readingOf(viewOf(piece.text)), piece).outside);
  return { pieces: faulty.length, outside: outside.map(({ set, piece }) => `${set} ${piece.id}`) };
}

/** How many of every `step`th labelled piece with a fault are still hidden when `document` stands before or behind them. */
export function hiddenBeside(document: string, step: number): { pieces: number; hidden: number } {
  const faulty = faultyPieces(step);
  const joined = faulty.map(({ piece }, i) => ({
    piece,
    text: i % 2 === 0 ? `${document}\n\n${piece.text}` : `${piece.text}\n\n${document}`,
  }));
  const hidden = joined.filter(({ piece, text }) => documentOf(readingOf(viewOf(text)), piece).outside);
  return { pieces: faulty.length, hidden: hidden.length };
}
