import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import { spanAt } from "#worker/text/spans.ts";

/** A sentence of a piece that cites references. `words` are folded, as long as the sentence, with blanks where its marks stand. */
export interface CitedClaim {
  sentence: Sentence;
  words: string;
  numbers: number[];
}

/** A longer sentence is a list or a table. */
const LONGEST_SENTENCE = 1500;
const SAYS_NOTHING = new Set(["references", "pi", "direction"]);

/** The sentences of a piece that cite its references, in their order. Pure. */
export function citedClaims(facts: Facts): CitedClaim[] {
  const entries = facts.references.entries;
  const claims = new Map<number, CitedClaim>();
  for (const { numbers, start, end } of facts.citations) {
    // A mark behind a stop belongs to the sentence before it.
    const sentence = spanAt(facts.sentences, start) ?? facts.sentences.findLast((s) => s.end <= start);
    if (
      !sentence ||
      sentence.end - sentence.start > LONGEST_SENTENCE ||
      SAYS_NOTHING.has(sentence.zone) ||
      spanAt(entries, start)
    )
      continue;
    const claim = claims.get(sentence.index) ?? {
      ...{ sentence, numbers: [] },
      words: facts.view.text.slice(sentence.start, sentence.end),
    };
    const [from, to] = [start - sentence.start, end - sentence.start];
    const words =
      claim.words.slice(0, from) +
      " ".repeat(Math.max(0, Math.min(to, claim.words.length) - from)) +
      claim.words.slice(to);
    claims.set(sentence.index, { sentence, words, numbers: [...new Set([...claim.numbers, ...numbers])] });
  }
  return [...claims.values()].sort((a, b) => a.sentence.start - b.sentence.start);
}
