import type { GreyImage } from "./image/grey.ts";

/** Pictures on their way from the steps that draw them, with the file open, to the steps that read their words, without
 * it. They outlive the process. */
export interface DrawnPictures {
  /** Keeps a copy. */
  save(name: string, picture: GreyImage): Promise<void>;
  /** Throws when there is none of this name. */
  load(name: string): Promise<GreyImage>;
  /** Removes all of them; harmless when there are none. */
  clear(): Promise<void>;
}

/** So many are drawn in one step, and so many where the file is large: what drawing leaves behind is collected at the
 * latest when a step ends. */
export const MOST_DRAWN = 8;
const MOST_DRAWN_FROM_LARGE = 2;
/** A file of more bytes is large. */
const LARGE_FILE = 16 * 1024 * 1024;
/** No further one is drawn in a step that has taken so long, in milliseconds. */
const LONGEST_DRAWING_MS = 3_000;

/** Draws one picture after another, as many as one step may with a file of so many bytes. Returns how many it drew. */
export async function drawInTurn<T>(
  waiting: readonly T[],
  fileBytes: number,
  draw: (item: T) => Promise<void>,
): Promise<number> {
  const start = Date.now();
  const most = fileBytes > LARGE_FILE ? MOST_DRAWN_FROM_LARGE : MOST_DRAWN;
  let count = 0;
  for (const item of waiting.slice(0, most)) {
    await draw(item);
    count++;
    if (Date.now() - start > LONGEST_DRAWING_MS) break;
  }
  return count;
}

const copyOf = (picture: GreyImage): GreyImage => ({ ...picture, data: picture.data.slice() });

/** In memory, for runs that are not cut off. */
export function picturesInMemory(): DrawnPictures {
  const pictures = new Map<string, GreyImage>();
  return {
    save: async (name, picture) => void pictures.set(name, copyOf(picture)),
    async load(name) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`No picture ${name}`);
      return copyOf(picture);
    },
    clear: async () => pictures.clear(),
  };
}
