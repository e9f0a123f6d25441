import { expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { belowItsWorst, joinedFiles } from "#worker/test/joined-files.ts";

test("a file of several pieces is at least as grave as the gravest of them by itself", () => {
  const pieces = loadLabels("holdout-2026-11-22-e");
  const files = joinedFiles(pieces, 24, 11).filter(({ parts }) => parts.length <= 3);
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => belowItsWorst(file) ?? [])).toEqual([]);
}, 120_000);
