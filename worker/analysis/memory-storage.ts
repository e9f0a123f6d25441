import type { ChunkStorage } from "#worker/analysis/chunked-json.ts";

/** Storage of an object in memory, for analyses that need not outlive the process. */
export interface MemoryStorage extends ChunkStorage {
  keys(): string[];
}

/** What is put is cloned, and so is what is got, as in an object's own storage. */
export function memoryStorage(): MemoryStorage {
  const kept = new Map<string, unknown>();
  const many = (keys: string[]) => new Map(keys.filter((key) => kept.has(key)).map((key) => [key, kept.get(key)]));
  return {
    get: (async (keys: string | string[]) =>
      structuredClone(typeof keys === "string" ? kept.get(keys) : many(keys))) as ChunkStorage["get"],
    async put(entries) {
      for (const [key, value] of Object.entries(entries)) kept.set(key, structuredClone(value));
    },
    delete: async (keys) => keys.filter((key) => kept.delete(key)).length,
    keys: () => [...kept.keys()],
  };
}
