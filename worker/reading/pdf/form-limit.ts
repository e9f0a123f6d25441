import { watchSets } from "./watched-sets.ts";

/** So many parts, each drawn within others, may a page be put together of: maps have thousands. */
const MOST_PARTS = 50_000;
/** How pdf.js notes a part that it begins to draw: by the number of its object. */
const PART = /^\d+R\d*$/;

let parts = 0;

/** Counts the parts of a page from none. */
export function beginPage(): void {
  parts = 0;
}

function count(value: unknown): void {
  if (typeof value !== "string" || !PART.test(value)) return;
  if (++parts > MOST_PARTS) throw new RangeError("The page is put together of too many parts");
}

/** Keeps pdf.js from drawing a page without end while `use` runs: ten parts, each made of ten others, and so on. */
export const withFormLimit = <T>(use: () => Promise<T>): Promise<T> => watchSets(count, use);
