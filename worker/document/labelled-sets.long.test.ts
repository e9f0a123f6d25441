import { expect, it } from "vitest";
import { takenForOutside } from "#worker/lab/evaluate/taken-for-outside.ts";

it("takes no labelled piece with a fault for outside the Code", () => {
  const { pieces, outside } = takenForOutside(1);
  expect(pieces).toBeGreaterThan(3_000);
  expect(outside).toEqual([]);
});
