import { tokensOf } from "./models/reply.ts";
import type { VisibleSentence } from "./visible-sentences.ts";

const FINDING = 6;
const NEXT_TO_FINDING = 3;
const HEADING = 1;
const OPENING = 1;
const OPENING_SENTENCES = 20;
/** A word of a requirement that a sentence holds. */
const WORD = 0.5;
const SHORTEST_WORD = 6;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

/** The line that a sentence takes, in tokens. */
const cost = ({ text }: VisibleSentence) => tokensOf(text) + 3;

/** How many tokens sentences take. */
export function costOf(sentences: readonly VisibleSentence[]): number {
  return sentences.reduce((sum, sentence) => sum + cost(sentence), 0);
}

/** The sentences that matter most to a question, in their order, within a budget of tokens: those that findings stand
 * on and their neighbours, headings, the opening, and those that share words with what is asked. All, where they fit. */
export function chooseSentences(
  sentences: readonly VisibleSentence[],
  about: { places: readonly { start: number; end: number }[]; words: string },
  budget: number,
): VisibleSentence[] {
  if (costOf(sentences) <= budget) return [...sentences];
  const asked = [...wordsOf(about.words)].filter((word) => word.length >= SHORTEST_WORD);
  const hasFinding = sentences.map((s) => about.places.some(({ start, end }) => start < s.end && s.start < end));
  const scored = sentences.map((sentence, i) => {
    const own = wordsOf(sentence.text);
    const shared = asked.filter((word) => own.has(word)).length;
    const near = hasFinding[i - 1] || hasFinding[i + 1];
    const worth = (hasFinding[i] ? FINDING : near ? NEXT_TO_FINDING : 0) + (sentence.isHeading ? HEADING : 0);
    return { sentence, worth: worth + (i < OPENING_SENTENCES ? OPENING : 0) + WORD * shared };
  });
  const byWorth = [...scored].sort((a, b) => b.worth - a.worth || a.sentence.number - b.sentence.number);
  let left = budget;
  const chosen = byWorth.filter(({ sentence }) => {
    const fits = cost(sentence) <= left;
    if (fits) left -= cost(sentence);
    return fits;
  });
  return chosen.map(({ sentence }) => sentence).sort((a, b) => a.number - b.number);
}
