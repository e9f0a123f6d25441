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

/* On a short poster the sentence becomes a third of all words, none of which is about health. */
test("a sentence said again and again does not make a piece one of something else", () => {
  const poster = highPieces().filter(({ id }) => id === "y014");
  const everywhere = SEEN_PLACES.filter(([name]) => name === "in brackets behind every sentence");
  expect([poster.length, everywhere.length]).toEqual([1, 1]);
  const lowered = poster.flatMap((piece) =>
    everywhere.flatMap((place) => DECLARATIONS.flatMap((words) => loweredBy(words, place, piece) ?? [])),
  );
  expect(lowered).toEqual([]);
}, 60_000);
