import { expect, test } from "vitest";
import { deleteJson, readJson, writeJson } from "#worker/analysis/chunked-json.ts";

/** Storage with the platform's limits: 128 keys a call, 2 MB a value. */
function fakeStorage() {
  const map = new Map<string, unknown>();
  const check = (count: number) => {
    if (count > 128) throw new Error("Too many keys");
  };
  async function get(key: string | string[]): Promise<unknown> {
    if (typeof key === "string") return map.get(key);
    check(key.length);
    return new Map(key.filter((one) => map.has(one)).map((one) => [one, map.get(one)]));
  }
  const storage = {
    get: get as never,
    put: async (entries: Record<string, unknown>) => {
      check(Object.keys(entries).length);
      for (const [key, value] of Object.entries(entries)) {
        if (typeof value === "string" && value.length * 2 > 2_000_000) throw new Error("Too large");
        map.set(key, value);
      }
    },
    delete: async (keys: string[]) => {
      check(keys.length);
      return keys.filter((key) => map.delete(key)).length;
    },
  };
  return { storage, map };
}

test("a value of any size comes back as it was, also where a chunk ends inside a character", async () => {
  const { storage } = fakeStorage();
  const value = { text: `x${"😀".repeat(2_000_000)}`, list: [1, null, "a"] };
  await writeJson(storage, "material", value);
  expect(await readJson(storage, "material")).toEqual(value);
});

test("more chunks than one call takes", async () => {
  const { storage } = fakeStorage();
  const value = "a".repeat(130_000_000);
  await writeJson(storage, "material", value);
  expect((await readJson<string>(storage, "material"))?.length).toBe(value.length);
});

test("a shorter value leaves nothing of the longer one before", async () => {
  const { storage, map } = fakeStorage();
  await writeJson(storage, "facts", "b".repeat(3_000_000));
  await writeJson(storage, "facts", "short");
  expect(await readJson(storage, "facts")).toBe("short");
  await deleteJson(storage, "facts");
  expect(map.size).toBe(0);
});

test("nothing is null", async () => {
  expect(await readJson(fakeStorage().storage, "none")).toBeNull();
});
