import { documentOf } from "#worker/document/document-of.ts";
import { readingOf } from "#worker/document/reading.ts";
import { allSets } from "#worker/lab/sets.ts";
import { viewOf } from "#worker/rules/facts/view.ts";

const FAULTY = new Set(["MEDIUM", "HIGH"]);

/** Of every `step`th labelled piece with a fault, those that are taken for outside the Code, by set and id. For tests. */
export function takenForOutside(step: number): { pieces: number; outside: string[] } {
  const faulty = allSets()
    .flatMap(({ card, pieces }) => pieces.map((piece) => ({ set: card.name, piece })))
    .filter(({ piece }) => FAULTY.has(piece.expectedRisk))
    .filter((_, i) => i % step === 0);
  const outside = faulty.filter(({ piece }) => documentOf(readingOf(viewOf(piece.text)), piece).outside);
  return { pieces: faulty.length, outside: outside.map(({ set, piece }) => `${set} ${piece.id}`) };
}
