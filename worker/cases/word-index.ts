import type { LibraryCase } from "./library.ts";
import { terms } from "./terms.ts";

/** BM25 over fields: a word in the matter or an issue phrase says more than one in the summary. */
const FIELDS = { matter: 2, issuePhrases: 1.5, summary: 1 } as const;
const K1 = 1.2;
const B = 0.6;

/** Cases that hold a term, ascending, and its weight in each. */
interface Postings {
  docs: number[];
  weights: number[];
}

export interface WordIndex {
  postings: Map<string, Postings>;
  lengths: number[];
  meanLength: number;
  size: number;
}

function add(postings: Map<string, Postings>, term: string, doc: number, weight: number): void {
  const list = postings.get(term);
  if (!list) {
    postings.set(term, { docs: [doc], weights: [weight] });
    return;
  }
  list.docs.push(doc);
  list.weights.push(weight);
}

/** Builds the index of a library once; about 0.1 ms a case. */
export function buildWordIndex(cases: readonly LibraryCase[]): WordIndex {
  const postings = new Map<string, Postings>();
  const lengths = cases.map((entry, doc) => {
    const counts = new Map<string, number>();
    let length = 0;
    for (const [field, weight] of Object.entries(FIELDS)) {
      const value = entry[field as keyof typeof FIELDS];
      for (const term of terms(Array.isArray(value) ? value.join(" ") : value)) {
        counts.set(term, (counts.get(term) ?? 0) + weight);
        length += weight;
      }
    }
    for (const [term, weight] of counts) add(postings, term, doc, weight);
    return length;
  });
  const meanLength = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  return { postings, lengths, meanLength, size: cases.length };
}

/** Calls back with what a query word adds to the score of each case that holds it. */
function eachPart(index: WordIndex, term: string, asked: number, add: (doc: number, part: number) => void): void {
  const list = index.postings.get(term);
  if (!list) return;
  const found = list.docs.length;
  const rarity = Math.log(1 + (index.size - found + 0.5) / (found + 0.5)) * asked;
  for (let i = 0; i < found; i++) {
    const doc = list.docs[i] ?? 0;
    const weight = list.weights[i] ?? 0;
    const norm = K1 * (1 - B + (B * (index.lengths[doc] ?? 0)) / index.meanLength);
    add(doc, (rarity * weight * (K1 + 1)) / (weight + norm));
  }
}

/** BM25 score of every case for weighted query words, by its place in the library; 0 without any of them. */
export function searchWords(index: WordIndex, query: Map<string, number>): Float64Array {
  const scores = new Float64Array(index.size);
  for (const [term, asked] of query)
    eachPart(index, term, asked, (doc, part) => {
      scores[doc] = (scores[doc] ?? 0) + part;
    });
  return scores;
}

/** The query words that count most in one case, at most five. */
export function tellingWords(index: WordIndex, query: Map<string, number>, wanted: number): string[] {
  const words: [string, number][] = [];
  for (const [term, asked] of query)
    eachPart(index, term, asked, (doc, part) => {
      if (doc === wanted) words.push([term, part]);
    });
  return words
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([word]) => word);
}
