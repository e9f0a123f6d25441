import type { ReadText, Sentence, Span } from "./types.ts";

/** The words of a span of the view. */
export function wordsOf(text: Pick<ReadText, "view">, span: Span): string {
  return text.view.text.slice(span.start, span.end);
}

/** One match for each sentence, the first. */
export function oncePerSentence<T extends { sentence: Sentence }>(matches: readonly T[]): T[] {
  const seen = new Set<number>();
  return matches.filter(({ sentence }) => !seen.has(sentence.index) && seen.add(sentence.index));
}

/** A sentence with the few before it in the same paragraph: what its "it" and "they" may point back to. */
export function withBefore(text: ReadText, sentence: Sentence, count = 1): Sentence[] {
  return text.sentences
    .slice(Math.max(0, sentence.index - count), sentence.index + 1)
    .filter((s) => s.line === sentence.line);
}

const LETTER = /[\p{L}\d]/u;

/** Whether a word stands in a text as a word of its own, in the same letters: "tretinoin" is no part of "isotretinoin". Pure. */
export function standsAsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!(at > 0 && LETTER.test(text.charAt(at - 1))) && !LETTER.test(text.charAt(at + word.length))) return true;
  return false;
}
