/** Weighed things that each case of a library holds, ready to be compared with those asked for. */
export interface Held<T> {
  /** The cases that hold a thing, by their places. */
  docs: Map<T, number[]>;
  /** Length of what each case holds, as a vector of rarities. */
  lengths: readonly number[];
}

/** What is held, from a list of things for each case. */
export function heldIn<T>(lists: readonly Iterable<T>[], lengths: readonly number[]): Held<T> {
  const docs = new Map<T, number[]>();
  lists.forEach((list, doc) => {
    for (const one of new Set(list)) {
      const before = docs.get(one);
      if (before) before.push(doc);
      else docs.set(one, [doc]);
    }
  });
  return { docs, lengths };
}

/** Cosine of weighed things asked for and those that each case holds, by the cases' places. */
export function cosines<T>(
  { docs, lengths }: Held<T>,
  asked: ReadonlyMap<T, number>,
  rarity: (one: T) => number,
): Float64Array {
  const dots = new Float64Array(lengths.length);
  let squares = 0;
  for (const [one, weight] of asked) {
    const own = rarity(one);
    const wanted = weight * own;
    squares += wanted * wanted;
    for (const doc of docs.get(one) ?? []) dots[doc] = (dots[doc] as number) + wanted * own;
  }
  const length = Math.sqrt(squares);
  if (length === 0) return dots;
  for (let doc = 0; doc < dots.length; doc++) {
    const own = lengths[doc] as number;
    if (own !== 0) dots[doc] = (dots[doc] as number) / (length * own);
  }
  return dots;
}
