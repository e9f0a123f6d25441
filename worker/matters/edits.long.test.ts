import { expect, test } from "vitest";
import { allSets } from "#worker/lab/sets.ts";
import { correctedOnce } from "#worker/test/corrected.ts";
import { expectHarmless, resultOf } from "#worker/test/matters.ts";

/** Milliseconds for one set, on a busy machine. */
const ONE_SET = 300_000;

test.each(allSets().map(({ card, pieces }) => ({ name: card.name, pieces })))(
  "no edit in $name takes out what safety, the law or honesty hangs on",
  ({ pieces }) => {
    expect(pieces.length).toBeGreaterThan(0);
    for (const { label, matters } of pieces.map(resultOf)) expectHarmless(label, matters);
  },
  ONE_SET,
);

/** Faulty pieces tried, drawn evenly from all sets. */
const TRIED = 200;
const ONE_IN = 4;

/** Measured were 95.5% (28 November 2026). */
const NOTHING_NEW = 0.95;

test("of 200 faulty pieces with one fault mended by its edits that one is fixed, and in most nothing else is new", () => {
  const pieces = allSets()
    .flatMap((set) => set.pieces)
    .filter((_, at) => at % ONE_IN === 0);
  const tried: NonNullable<ReturnType<typeof correctedOnce>>[] = [];
  for (const label of pieces) {
    const outcome = correctedOnce(label);
    if (outcome) tried.push(outcome);
    if (tried.length === TRIED) break;
  }
  const count = (isSo: (one: (typeof tried)[number]) => boolean) => tried.filter(isSo).length;
  const figures = {
    tried: tried.length,
    fixed: count(({ isFixed }) => isFixed),
    othersOpen: count(({ alsoGone }) => alsoGone.length === 0),
    nothingNew: count(({ added }) => added.length === 0),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.tried).toBe(TRIED);
  expect(figures.nothingNew).toBeGreaterThanOrEqual(NOTHING_NEW * TRIED);
  expect(figures.fixed).toBeGreaterThanOrEqual(0.9 * TRIED);
}, 900_000);
