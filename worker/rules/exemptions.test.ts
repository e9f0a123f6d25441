import { expect, test } from "vitest";
import { highPieces, loweredBy } from "#worker/test/exemptions.ts";
import { DECLARATIONS } from "#worker/test/places/declarations.ts";
import { SEEN_PLACES } from "#worker/test/places/seen-places.ts";

/* Each place once, with one of the sentences in one of the pieces; the long test puts every sentence everywhere. */

test("what a sentence says the piece is, wherever it stands, takes no piece of high risk below medium", () => {
  const pieces = highPieces();
  expect(pieces.length).toBeGreaterThanOrEqual(18);
  const lowered = SEEN_PLACES.flatMap((place, i) => {
    const words = DECLARATIONS[(i * 7) % DECLARATIONS.length] as string;
    const piece = pieces[(i * 3) % pieces.length] as (typeof pieces)[number];
    return loweredBy(words, place, piece) ?? [];
  });
  expect(lowered).toEqual([]);
}, 60_000);
