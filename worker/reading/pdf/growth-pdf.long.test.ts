import { expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { pageOf, readPdf } from "../../test/pdf-pages.ts";

test.each([
  ["saved states", "q "],
  ["lines", "0 0 m 1 1 l S "],
  ["boxes", "0 0 1 1 re f "],
  ["colours", "1 0 0 rg "],
  ["words", "BT /F 9 Tf (word) Tj ET "],
  ["lines of words", "0 -1 Td (word) Tj "],
  ["unknown marks", "zz "],
  ["open marks", "( "],
  ["lists", "[ "],
])("a page of eight times as many %s costs eight times as much", async (_what, unit) => {
  expect(
    await outgrowth(
      2_000,
      (n) => pageOf(`BT /F 9 Tf 9 800 Td ${unit.repeat(n)}`),
      (file) => readPdf(file).catch(() => null),
    ),
  ).toBeNull();
});

test("a line of eight times as many letters costs eight times as much", async () => {
  expect(
    await outgrowth(
      15_000,
      (n) => pageOf(`BT /F 9 Tf 9 800 Td [${"(a) -9 ".repeat(n)}] TJ ET`),
      (file) => readPdf(file).catch(() => null),
    ),
  ).toBeNull();
});
