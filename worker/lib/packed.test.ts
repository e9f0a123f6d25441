import { expect, test } from "vitest";
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
