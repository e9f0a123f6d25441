import { expect, it } from "vitest";
import { hiddenBeside, takenForOutside } from "#worker/lab/evaluate/taken-for-outside.ts";
import { LEAFLET, SMPC } from "./examples.ts";

/** A charity's page whose payer hides behind "friends" has not a word of a company; no more of such than that. */
const MOST_LOST = 0.003;

it("takes hardly any labelled piece with a fault for outside the Code", () => {
  const { pieces, outside } = takenForOutside(1);
  expect(pieces).toBeGreaterThan(3_000);
  expect(outside.length / pieces).toBeLessThan(MOST_LOST);
});

/** Pieces that have hardly a word of what sells are not told from the paper beside them; no more of them than that. */
const MOST_HIDDEN = 0.08;

it.each([
  ["an SmPC", SMPC],
  ["a leaflet", LEAFLET],
])("sees nearly every labelled piece with a fault beside %s", (_, document) => {
  const { pieces, hidden } = hiddenBeside(document, 6);
  expect(pieces).toBeGreaterThan(500);
  expect(hidden / pieces).toBeLessThan(MOST_HIDDEN);
});
