import { expect, test } from "vitest";
import { linearModel, marginsAt, rarityBytes, weightBytes } from "./linear-model.ts";
import { packed, unpacked } from "./packed.ts";

test("numbers come back as they were packed, whatever their size", () => {
  const large = Uint32Array.of(0, 1, 2 ** 31, 2 ** 32 - 1);
  expect(new Uint32Array(unpacked(packed(large)))).toEqual(large);
  const signed = Int8Array.of(-128, -1, 0, 127);
  expect(new Int8Array(unpacked(packed(signed)))).toEqual(signed);
  expect(new Uint16Array(unpacked(packed(Uint16Array.of(1, 500, 65_535).subarray(1))))).toEqual(
    Uint16Array.of(500, 65_535),
  );
  expect(unpacked(packed(new Uint8Array())).byteLength).toBe(0);
});

test("a model that is kept in bytes says nearly what was learnt, counts a feature once, and passes over what it does not know", () => {
  const learnt = [Float64Array.of(0.5, -1, 0), Float64Array.of(0, 2, 0), Float64Array.of(0, 0, 0)];
  const rarity = rarityBytes([2, 1, 0]);
  expect(rarity).toEqual(Uint8Array.of(255, 128, 0));
  const { rows, scales } = weightBytes(learnt, rarity);
  const model = linearModel({ rarity: packed(rarity), rows: packed(rows), biases: [0.1, -0.2, 0.3], scales });
  const length = Math.hypot(255, 128);
  const said = [0.1 + (0.5 * 255 - 128) / length, -0.2 + (2 * 128) / length, 0.3];
  for (const places of [
    [0, 1],
    [1, 0, 1, 1],
    [0, 2, 1],
  ])
    for (const [i, margin] of marginsAt(model, places).entries()) expect(margin).toBeCloseTo(said[i] as number, 2);
  expect([...marginsAt(model, [0, 1], 1, 1)]).toEqual([marginsAt(model, [0, 1])[1]]);
  expect([...marginsAt(model, [2])]).toEqual([0.1, -0.2, 0.3]);
});
