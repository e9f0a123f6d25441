import { expect, test } from "vitest";
import { allSets, fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { belowItsWorst, joinedFiles } from "#worker/test/joined-files.ts";

/** Of the 500 files that the long tests draw every fifth is tried, as all of them take too long beside the rest. */
const ONE_IN = 5;

/** A few of few pieces each, or, where the long tests are asked for, 100 of two to twenty pieces of all sets. */
const FILES = process.env.TEST_ALL
  ? joinedFiles(
      allSets().flatMap(({ pieces }) => pieces),
      500,
      20261128,
    ).filter((_, at) => at % ONE_IN === 0)
  : joinedFiles(loadLabels("holdout-2026-11-22-e"), 12, 11).filter(({ parts }) => parts.length <= 3);

test("a file of several pieces is at least as grave as the gravest of them by itself", () => {
  expect(FILES.length).toBeGreaterThan(5);
  expect(FILES.flatMap((file) => belowItsWorst(file) ?? [])).toEqual([]);
}, 3_600_000);

/* Files that once were less grave than a part: without an imprint between the parts, behind a form feed, a letter under a note. */
test.each([
  ["20b-061", "18b-024", "\n\n"],
  ["bd042", "bf022", "\n\n"],
  ["20e-061", "18e-033c", "\f"],
  ["24c-029", "21c-037", "\f"],
  ["20b-024c", "20d-066", "\f"],
  ["30a-004", "26c-016", "\n\n\n"],
])("%s and %s in one file excuse each other of nothing", (first, second, between) => {
  const byId = new Map(allSets().flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
  const drawn = [first, second].flatMap((id) => byId.get(id) ?? []);
  expect(drawn).toHaveLength(2);
  const parts = drawn.map(({ text }) => text.trim());
  const lowered = drawn.map((piece) =>
    belowItsWorst({ name: piece.id, text: `${parts.join(between)}\n`, parts, fields: fieldsOf(piece) }),
  );
  expect(lowered).toEqual([null, null]);
});
