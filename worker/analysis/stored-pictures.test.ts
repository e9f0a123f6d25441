import { expect, test } from "vitest";
import type { ChunkStorage } from "#worker/analysis/chunked-json.ts";
import { storedPictures } from "#worker/analysis/stored-pictures.ts";

const MOST_VALUE_BYTES = 2 * 1024 * 1024;

/** As strict as an object's storage: a value, with the whole buffer that it is a part of, has a limit. */
function storage(): ChunkStorage & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    get: (async (key: string) => structuredClone(kept.get(key))) as ChunkStorage["get"],
    async put(entries) {
      for (const [key, value] of Object.entries(entries)) {
        if (value instanceof Uint8Array && value.buffer.byteLength > MOST_VALUE_BYTES)
          throw new RangeError("Too large");
        kept.set(key, structuredClone(value));
      }
    },
    delete: async (keys) => keys.filter((key) => kept.delete(key)).length,
  };
}

const picture = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (at * 31) % 251),
});

test("a picture comes back as it was put by, also a large one", async () => {
  const pictures = storedPictures(storage());
  const [large, small] = [picture(2_000, 1_500), picture(3, 2)];
  await pictures.save("page-1", large);
  await pictures.save("page-2", small);
  expect(Buffer.compare((await pictures.load("page-1")).data, large.data)).toBe(0);
  expect(await pictures.load("page-2")).toEqual(small);
});

test("a picture that was put by again is the new one", async () => {
  const pictures = storedPictures(storage());
  await pictures.save("page-1", picture(2_000, 1_500));
  await pictures.save("page-1", picture(3, 2));
  expect(await pictures.load("page-1")).toEqual(picture(3, 2));
});

test("nothing is left of them when they are removed, also where one was cut off half-way", async () => {
  const store = storage();
  const pictures = storedPictures(store);
  await pictures.save("page-1", picture(2_000, 1_500));
  store.kept.delete("picture:page-1:1");
  await expect(pictures.load("page-1")).rejects.toThrow(/not stored whole/);
  await pictures.clear();
  expect([...store.kept.keys()]).toEqual([]);
  await expect(pictures.load("page-1")).rejects.toThrow(/no longer stored/);
});
