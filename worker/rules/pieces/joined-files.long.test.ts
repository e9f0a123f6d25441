import { expect, test } from "vitest";
import { allSets } from "#worker/lab/sets.ts";
import { belowItsWorst, joinedFiles } from "#worker/test/joined-files.ts";

test("none of 500 files of two to twenty pieces is less grave than the gravest of them by itself", () => {
  const files = joinedFiles(
    allSets().flatMap(({ pieces }) => pieces),
    500,
    20261128,
  );
  expect(files.flatMap((file) => belowItsWorst(file) ?? [])).toEqual([]);
}, 3_600_000);
