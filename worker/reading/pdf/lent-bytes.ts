import { release } from "../release.ts";

/** A message of pdf.js to its other half that hands a file over. */
interface FileMessage {
  data?: { data?: unknown };
}

const clone = globalThis.structuredClone;
/** What to do with the array that a buffer's bytes have been moved to. */
const movers = new Map<ArrayBuffer, (moved: Uint8Array<ArrayBuffer>) => void>();

/** Stands in for `structuredClone`, by which pdf.js moves a file to its other half: as ever, and tells where to. */
const cloneAndTell: typeof structuredClone = (value, options) => {
  const buffer = options?.transfer?.find((item): item is ArrayBuffer => movers.has(item as ArrayBuffer));
  const copy = clone(value, options);
  const moved = (copy as FileMessage | null)?.data?.data;
  if (buffer && moved instanceof Uint8Array) movers.get(buffer)?.(moved as Uint8Array<ArrayBuffer>);
  return copy;
};

/** Lends a file to pdf.js while `use` runs and gives its memory back at the end: pdf.js moves it to where it is out of
 * reach, and there it would stay until garbage is next collected, beside the next copy of it. */
export async function lend<T>(bytes: Uint8Array<ArrayBuffer>, use: () => Promise<T>): Promise<T> {
  const { buffer } = bytes;
  let lent = bytes;
  movers.set(buffer, (moved) => {
    lent = moved;
  });
  globalThis.structuredClone = cloneAndTell;
  try {
    return await use();
  } finally {
    movers.delete(buffer);
    if (movers.size === 0) globalThis.structuredClone = clone;
    release(lent);
  }
}
