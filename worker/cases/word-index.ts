/** BM25: how soon further mentions of a word stop counting. */
const K1 = 1.2;

/** Cases that hold a term, ascending, and its weight in each. */
interface Postings {
  docs: number[];
  weights: number[];
}

/** An index of one field of the cases, with the weights that searches add up. */
export interface WordIndex {
  postings: Map<string, Postings>;
  size: number;
}

/** How often each word stands in a field, by its stem. */
export type Words = ReadonlyMap<string, number>;

/** Counts stems. */
export function countWords(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Turns counts into postings. Of a term that so many cases hold `weigher` makes what says how much a count of it is in a case. */
function indexOf(
  docs: readonly Words[],
  weigher: (held: number, term: string) => (count: number, doc: number) => number,
): WordIndex {
  const postings = new Map<string, Postings>();
  docs.forEach((words, doc) => {
    for (const [term, count] of words) {
      const list = postings.get(term);
      if (list) {
        list.docs.push(doc);
        list.weights.push(count);
      } else postings.set(term, { docs: [doc], weights: [count] });
    }
  });
  for (const [term, { docs: held, weights }] of postings) {
    const weigh = weigher(held.length, term);
    for (let i = 0; i < held.length; i++) weights[i] = weigh(weights[i] ?? 0, held[i] ?? 0);
  }
  return { postings, size: docs.length };
}

const total = (words: Words) => [...words.values()].reduce((sum, count) => sum + count, 0);

/** An index for BM25. `byLength` says how much a long field is set back, from 0 to 1. */
export function bm25Index(docs: readonly Words[], byLength: number): WordIndex {
  const lengths = docs.map(total);
  const mean = Math.max(1, lengths.reduce((a, b) => a + b, 0) / Math.max(1, docs.length));
  const norms = lengths.map((length) => K1 * (1 - byLength + (byLength * length) / mean));
  return indexOf(docs, (held) => {
    const rarity = Math.log(1 + (docs.length - held + 0.5) / (held + 0.5));
    return (count, doc) => (rarity * count * (K1 + 1)) / (count + (norms[doc] ?? 0));
  });
}

/** What a word counts for in a cosine: mentions less than double it, and what few cases hold counts more. */
const cosineWeight = (count: number, rarity: number) => (1 + Math.log(count)) * rarity;

/** An index for cosines: every case has the length 1. */
export function cosineIndex(docs: readonly Words[], rarityOf: (term: string) => number): WordIndex {
  const index = indexOf(docs, (_held, term) => {
    const rarity = rarityOf(term);
    return (count) => cosineWeight(count, rarity);
  });
  const squares = new Float64Array(docs.length);
  for (const { docs: held, weights } of index.postings.values())
    held.forEach((doc, i) => {
      squares[doc] = (squares[doc] ?? 0) + (weights[i] ?? 0) ** 2;
    });
  for (const { docs: held, weights } of index.postings.values())
    held.forEach((doc, i) => {
      weights[i] = (weights[i] ?? 0) / Math.max(1e-9, Math.sqrt(squares[doc] ?? 0));
    });
  return index;
}

/** What the words asked for, with their weights, come to in every case, by its place. */
export function searchWords({ postings, size }: WordIndex, asked: Words): Float64Array {
  const scores = new Float64Array(size);
  for (const [term, weight] of asked) {
    const list = postings.get(term);
    if (!list) continue;
    for (let i = 0; i < list.docs.length; i++) {
      const doc = list.docs[i] ?? 0;
      scores[doc] = (scores[doc] ?? 0) + weight * (list.weights[i] ?? 0);
    }
  }
  return scores;
}
