import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { fitIntoRow, isInPieces, joinPieces, LARGE_FIELDS } from "#worker/store/large-fields.ts";

const MAX_ROW_BYTES = 2_000_000;
const values = (clauses: string) => ({
  clauses: [clauses],
  cases: [],
  recommendations: { a: 1 },
  coverage: {},
  matters: [],
});
const read = (row: Record<string, string>) =>
  Object.fromEntries(LARGE_FIELDS.map((field) => [field, JSON.parse(row[field] ?? "")])) as ReturnType<typeof values>;

test("what fits stays in its row", () => {
  const { row, pieces } = fitIntoRow(values("short"));
  expect(pieces).toEqual([]);
  expect(isInPieces(read(row))).toBe(false);
  expect(read(row)).toEqual(values("short"));
});

test.each([
  ["plain letters", "a".repeat(5_000_000)],
  ["letters of three bytes", "€".repeat(1_500_000)],
  ["characters in two halves, whatever the cut", `x${"😀".repeat(1_000_001)}`],
  ["characters in two halves, moved by one", "😀".repeat(1_000_001)],
])("5 MB of %s are cut into pieces below the limit and come back whole", (_, text) => {
  const { row, pieces } = fitIntoRow(values(text));
  expect(pieces.length).toBeGreaterThan(1);
  for (const { piece } of pieces) {
    expect(Buffer.byteLength(piece)).toBeLessThan(MAX_ROW_BYTES);
    expect(piece.isWellFormed()).toBe(true);
  }
  expect(isInPieces(read(row))).toBe(true);
  expect(joinPieces(read(row), pieces).clauses[0]).toBe(text);
});

test("only as many fields as need be leave the row", () => {
  const text = "a".repeat(1_000_000);
  const { pieces } = fitIntoRow({ ...values(`${text}a`), cases: [text] });
  expect([...new Set(pieces.map(({ field }) => field))]).toEqual(["clauses"]);
});
