import { expect, test } from "vitest";
import { allSets } from "#worker/lab/sets.ts";
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
