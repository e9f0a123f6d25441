import { RISK_ORDER } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { allSets, fieldsOf } from "#worker/lab/sets.ts";
import { readText } from "#worker/reading/read-text.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import type { SeenPlace } from "./places/seen-places.ts";

/** A piece that the rules take for one of high risk. */
interface HighPiece {
  id: string;
  text: string;
  fields: SubmissionFields;
}

/** Pieces of different audiences, channels and faults, named: what the rules find of others must not change the choice. */
const NAMED = [
  "20b-015",
  "18b-026",
  "19a-062",
  "26a-034",
  "21d-017",
  "27d-046",
  "21d-043",
  "fd006",
  "cc045",
  "26a-031",
  "y014",
  "21f-002",
  "19c-033",
  "24b-021",
  "19b-036",
  "fd009",
  "20d-051",
  "bh027",
  "24b-032",
  "20e-035",
];

const riskOf = (text: string, fields: SubmissionFields): number => {
  const outcomes = checkClauses(gatherFacts(readText(new TextEncoder().encode(text)), fields));
  return Math.max(0, ...outcomes.flatMap(({ findings }) => findings.map((f) => RISK_ORDER.indexOf(f.severity))));
};

const HIGH = RISK_ORDER.indexOf("HIGH");
const MEDIUM = RISK_ORDER.indexOf("MEDIUM");

/** Twenty pieces, less those that are of high risk no longer. */
export function highPieces(): HighPiece[] {
  const byId = new Map(allSets().flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
  return NAMED.flatMap((id) => {
    const piece = byId.get(id);
    return piece ? [{ id, text: piece.text.trim(), fields: fieldsOf(piece) }] : [];
  }).filter(({ text, fields }) => riskOf(text, fields) === HIGH);
}

/** Says of a piece of high risk that a sentence in a place takes below medium; null of any other. */
export function loweredBy(words: string, [place, put]: SeenPlace, { id, text, fields }: HighPiece): string | null {
  return riskOf(put(text, words), fields) < MEDIUM ? `${id}, ${place}: ${words}` : null;
}
