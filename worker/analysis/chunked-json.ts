/** What chunked values need of an object's storage. */
export interface ChunkStorage {
  get<T>(keys: string[]): Promise<Map<string, T>>;
  get<T>(key: string): Promise<T | undefined>;
  put<T>(entries: Record<string, T>): Promise<void>;
  delete(keys: string[]): Promise<number>;
}

/** A stored value may have 2 MB; a character takes up to two bytes. */
const CHUNK_CHARS = 900_000;
/** Keys that one storage call takes. */
const KEYS_PER_CALL = 128;

const countKey = (name: string) => `value:${name}`;
const chunkKeys = (name: string, count: number) => Array.from({ length: count }, (_, at) => `value:${name}:${at}`);

function* inGroups<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += KEYS_PER_CALL) yield items.slice(at, at + KEYS_PER_CALL);
}

/** Removes a value; harmless when there is none. */
export async function deleteJson(storage: ChunkStorage, name: string): Promise<void> {
  const count = (await storage.get<number>(countKey(name))) ?? 0;
  for (const keys of inGroups([countKey(name), ...chunkKeys(name, count)])) await storage.delete(keys);
}

/** Stores plain data of any size under `name`, in chunks below the storage's limit for one value. The count is
 * written last: a value that was cut off in writing is not there. */
export async function writeJson(storage: ChunkStorage, name: string, value: unknown): Promise<void> {
  await deleteJson(storage, name);
  const text = JSON.stringify(value);
  const keys = chunkKeys(name, Math.ceil(text.length / CHUNK_CHARS));
  const chunks = keys.map((key, at) => [key, text.slice(at * CHUNK_CHARS, (at + 1) * CHUNK_CHARS)] as const);
  for (const group of inGroups(chunks)) await storage.put(Object.fromEntries(group));
  await storage.put({ [countKey(name)]: keys.length });
}

/** The value under `name`, or null. */
export async function readJson<T>(storage: ChunkStorage, name: string): Promise<T | null> {
  const count = await storage.get<number>(countKey(name));
  if (count === undefined) return null;
  let text = "";
  for (const keys of inGroups(chunkKeys(name, count))) {
    const chunks = await storage.get<string>(keys);
    for (const key of keys) text += chunks.get(key) ?? "";
  }
  return JSON.parse(text) as T;
}
