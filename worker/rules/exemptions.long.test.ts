import { expect, test } from "vitest";
import { highPieces, loweredBy } from "#worker/test/exemptions.ts";
import { DECLARATIONS } from "#worker/test/places/declarations.ts";
import { SEEN_PLACES } from "#worker/test/places/seen-places.ts";

test("none of 30 sentences on what it is, in none of 60 places, takes a piece of high risk below medium", () => {
  const words = DECLARATIONS.slice(0, 30);
  expect([SEEN_PLACES.length, words.length]).toEqual([60, 30]);
  const pieces = highPieces();
  expect(pieces.length).toBeGreaterThanOrEqual(18);
  const lowered = pieces.flatMap((piece) =>
    SEEN_PLACES.flatMap((place) => words.flatMap((sentence) => loweredBy(sentence, place, piece) ?? [])),
  );
  expect(lowered).toEqual([]);
}, 7_200_000);
