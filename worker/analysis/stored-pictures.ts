import type { ChunkStorage } from "#worker/analysis/chunked-json.ts";
import type { DrawnPictures } from "#worker/reading/drawn-pictures.ts";
import type { GreyImage } from "#worker/reading/image/grey.ts";
import { release } from "#worker/reading/release.ts";

/** A stored value may have 2 MB. */
const CHUNK_BYTES = 1_000_000;

/** Lists the pictures that are stored, so that nothing needs to be loaded to remove them. */
const INDEX = "pictures";

type Size = Pick<GreyImage, "width" | "height">;

function chunkKeys(name: string, { width, height }: Size): string[] {
  const count = Math.ceil((width * height) / CHUNK_BYTES);
  return Array.from({ length: count }, (_, at) => `picture:${name}:${at}`);
}

/** Keeps pictures in an object's storage, where they are as safe from a crash, and as surely gone with the analysis, as
 * all else that it has saved. */
export function storedPictures(storage: ChunkStorage): DrawnPictures {
  const index = async () => (await storage.get<Record<string, Size>>(INDEX)) ?? {};
  const remove = async (name: string) => {
    const size = (await index())[name];
    if (size) await storage.delete(chunkKeys(name, size));
  };
  return {
    async save(name, { width, height, data }) {
      await remove(name);
      await storage.put({ [INDEX]: { ...(await index()), [name]: { width, height } } });
      for (const [at, key] of chunkKeys(name, { width, height }).entries()) {
        // A copy: a part of a buffer would be stored with all of it.
        const chunk = data.slice(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES);
        await storage.put({ [key]: chunk });
        release(chunk);
      }
    },
    async load(name) {
      const size = (await index())[name];
      if (!size) throw new Error("The picture is no longer stored");
      const data = new Uint8Array(size.width * size.height);
      for (const [at, key] of chunkKeys(name, size).entries()) {
        const chunk = await storage.get<Uint8Array<ArrayBuffer>>(key);
        if (!chunk) throw new Error("The picture was not stored whole");
        data.set(chunk, at * CHUNK_BYTES);
        release(chunk);
      }
      return { ...size, data };
    },
    async clear() {
      for (const name of Object.keys(await index())) await remove(name);
      await storage.delete([INDEX]);
    },
  };
}
