import { expect, it } from "vitest";
import { hiddenBeside, takenForOutside } from "#worker/lab/evaluate/taken-for-outside.ts";
import { LEAFLET, SMPC } from "./examples.ts";

/** All of them where the long tests are asked for. */
const ONE_IN = process.env.TEST_ALL ? 1 : 12;
/** A charity's page whose payer hides behind "friends" has not a word of a company; no more of such than that. */
const MOST_LOST = process.env.TEST_ALL ? 0.003 : 0;

it("takes hardly any labelled piece with a fault for outside the Code", () => {
  const { pieces, outside } = takenForOutside(ONE_IN);
  expect(pieces).toBeGreaterThan(3_000 / ONE_IN);
  expect(outside.length / pieces, outside.join(", ")).toBeLessThanOrEqual(MOST_LOST);
}, 300_000);

/** Pieces that have hardly a word of what sells are not told from the paper beside them; no more of them than that. */
const MOST_HIDDEN = 0.06;

it.each([
  ["an SmPC", SMPC],
  ["a leaflet", LEAFLET],
])(
  "sees nearly every labelled piece with a fault beside %s",
  (_, document) => {
    const { pieces, hidden } = hiddenBeside(document, 6 * ONE_IN);
    expect(pieces).toBeGreaterThan(500 / ONE_IN);
    expect(hidden / pieces).toBeLessThan(MOST_HIDDEN);
  },
  300_000,
);
