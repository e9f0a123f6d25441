import { expect, it } from "vitest";
import { takenForOutside } from "#worker/lab/evaluate/taken-for-outside.ts";

it("takes none of every twelfth labelled piece with a fault for outside the Code", () => {
  const { pieces, outside } = takenForOutside(12);
  expect(pieces).toBeGreaterThan(250);
  expect(outside).toEqual([]);
});
