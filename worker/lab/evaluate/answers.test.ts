import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { ANSWERS, type Answer, answerOf } from "./answers.ts";

/* Where a difference is meant: npm run hits -- --record */

const recorded = readFileSync(ANSWERS, "utf8")
  .trim()
  .split("\n")
  .map((line): Answer => JSON.parse(line));

test.each([...Map.groupBy(recorded, ({ set }) => set).entries()])(
  "the rules answer to the pieces of %s as before",
  (set, before) => {
    const pieces = new Map(loadLabels(set).map((piece) => [piece.id, piece]));
    const now = before.map(({ id }) => {
      const piece = pieces.get(id);
      return piece ? answerOf(set, piece) : id;
    });
    expect(now).toEqual(before);
  },
  // The largest sets take long beside other tests.
  120_000,
);
