import { expect, it } from "vitest";
import { allSets } from "#worker/lab/sets.ts";
import { viewOf } from "#worker/rules/facts/view.ts";
import { documentOf } from "./document-of.ts";

const FAULTY = new Set(["MEDIUM", "HIGH"]);

/** Labelled pieces with a fault that the gate may take for outside the Code, by set and id. */
const ACCEPTED: string[] = [];

it("takes no labelled piece with a fault for outside the Code", () => {
  const faulty = allSets().flatMap(({ card, pieces }) =>
    pieces.filter(({ expectedRisk }) => FAULTY.has(expectedRisk)).map((piece) => ({ set: card.name, piece })),
  );
  expect(faulty.length).toBeGreaterThan(3_000);
  const outside = faulty.filter(({ piece }) => documentOf(viewOf(piece.text), piece).outside);
  expect(outside.map(({ set, piece }) => `${set} ${piece.id}`)).toEqual(ACCEPTED);
});
