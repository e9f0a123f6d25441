import { type ChunkStorage, deleteJson, readJson, writeJson } from "#worker/analysis/chunked-json.ts";
import type { ValueStore } from "#worker/analysis/deps.ts";

/** The values of one analysis, as JSON in the storage given. */
export function valueStore(storage: ChunkStorage): ValueStore {
  return {
    load: (name) => readJson(storage, name),
    save: (name, value) => writeJson(storage, name, value),
    async remove(...names) {
      for (const name of names) await deleteJson(storage, name);
    },
  };
}
