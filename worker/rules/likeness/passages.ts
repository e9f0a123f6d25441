import { MAX_QUOTE_CHARS } from "#schema/result.ts";
import { inSource } from "../facts/base.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { FixDraft } from "../types.ts";
import { upholds } from "../upholds.ts";
import { cureOf } from "./cure.ts";
import { columnOf, type Likely, marginsInCopy, placesIn } from "./model.ts";

/* Where a clause that is raised by likeness is shown. A model of words knows the place of a fault less well than its
 * kind: on pieces that it had not seen, the one likeliest sentence was what reviewers quoted in four cases of ten. What is
 * shown is therefore passages, sentences that stand together, those first that are likeliest to hold the fault. The figures
 * were chosen on sets that, each in its turn, the model had not seen (worker/eval/README.md). */

/** The margin that the likeliest sentence must have at least, and the words that make a sentence. */
const LEAST_OF_SENTENCE = -1.2;
const FEWEST_WORDS = 3;
/** Further passages, and all where a written rule has spoken already, are at least as likely as that to hold the fault. */
const LEAST_CHANCE = 0.05;
const MOST_PASSAGES = 5;
/** Clauses that judge a piece as a whole (discredit, high standards, certification, what it must carry): next to none of
 * their fifth passages was one that reviewers quoted. */
const OF_THE_WHOLE: ReadonlySet<number> = new Set([2, 5, 8, 12]);
const MOST_OF_THE_WHOLE = 4;
const MOST_SENTENCES = 5;
/** What goes of a passage are its sentences that are at least so likely to hold the fault, beside the likeliest. */
const AS_LIKELY = 0.5;

/** Whether there is enough of it to say something. */
export const isSentence = ({ first, last }: Pick<Sentence, "first" | "last">): boolean => last - first >= FEWEST_WORDS;

/** A place where a fault is likely, its likeliest sentence, and the edit that takes out what is likely of it. */
export interface Passage {
  at: Span;
  likeliest: Likely;
  fix: FixDraft;
}

/** Sentences of the copy from one place to another, and how many faults are to be expected in them. */
interface Stretch {
  first: number;
  last: number;
  expected: number;
}

/** The first that is made of one of these. */
function firstOf<T, R>(all: readonly T[], make: (one: T) => R | null): R | null {
  for (const one of all) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}

/** Whether sentences, the first of them to the last, stand together in a paragraph and can be quoted whole. */
function areOnePassage({ view }: Facts, first: Sentence, last: Sentence): boolean {
  if (first.zone !== last.zone || last.end - first.start > MAX_QUOTE_CHARS) return false;
  return !/\n[^\S\n]*\n/.test(view.text.slice(first.start, last.end));
}

/** All stretches of sentences that can be shown, the likeliest first; of equals the shorter, then the earlier. */
function stretchesOf(facts: Facts, chances: readonly number[], canStand: (sentence: Sentence) => boolean): Stretch[] {
  const { copy } = marginsInCopy(facts);
  const stretches = copy.flatMap((start, first): Stretch[] => {
    const found: Stretch[] = [];
    let expected = 0;
    let isSaid = false;
    for (let last = first; last < Math.min(copy.length, first + MOST_SENTENCES); last++) {
      const end = copy[last] as Sentence;
      if (!canStand(end) || (last > first && !areOnePassage(facts, start, end))) break;
      expected += chances[last] ?? 0;
      isSaid ||= isSentence(end);
      if (isSaid) found.push({ first, last, expected });
    }
    return found;
  });
  const length = ({ first, last }: Stretch) => last - first;
  return stretches.sort((a, b) => b.expected - a.expected || length(a) - length(b) || a.first - b.first);
}

/** The passages to show for a clause, that with the likeliest sentence first: none that keeps the rules, nor that a written rule has
 * quoted under the clause (spans of the source). Pure. */
export function passagesOf(facts: Facts, clause: number, quoted: readonly Span[] | undefined): Passage[] {
  const { copy, margins } = marginsInCopy(facts);
  const column = columnOf(clause);
  const marginAt = (place: number) => margins[place]?.[column] ?? 0;
  const isQuoted = (from: number, to: number) => quoted?.some(({ start, end }) => start < to && from < end) === true;
  const canStand = (sentence: Sentence) =>
    !upholds(facts, sentence) && !isQuoted(inSource(facts, sentence.start), inSource(facts, sentence.end));
  const passageOf = ({ first, last }: Stretch): Passage | null => {
    const places = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const byChance = places.sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
    const best = byChance[0] as number;
    const isLikely = (place: number) => (chances[place] ?? 0) >= AS_LIKELY * (chances[best] ?? 0);
    let [from, to] = [best, best];
    while (from > first && isLikely(from - 1)) from--;
    while (to < last && isLikely(to + 1)) to++;
    const sentenceAt = (place: number) => copy[place] as Sentence;
    const fix =
      cureOf(facts, sentenceAt(from), sentenceAt(to)) ??
      firstOf(byChance, (place) => (isSentence(sentenceAt(place)) ? cureOf(facts, sentenceAt(place)) : null));
    const at = { start: sentenceAt(first).start, end: sentenceAt(last).end };
    return fix && { at, likeliest: { sentence: sentenceAt(best), margin: marginAt(best) }, fix };
  };
  const chances = placesIn(facts, clause);
  const shown: Stretch[] = [];
  const passages: Passage[] = [];
  for (const stretch of stretchesOf(facts, chances, canStand)) {
    const isSure = stretch.expected >= LEAST_CHANCE || (shown.length === 0 && quoted === undefined);
    if (!isSure || shown.length === (OF_THE_WHOLE.has(clause) ? MOST_OF_THE_WHOLE : MOST_PASSAGES)) break;
    if (!shown.every(({ first, last }) => stretch.last < first || last < stretch.first)) continue;
    const passage = passageOf(stretch);
    if (!passage) continue;
    shown.push(stretch);
    passages.push(passage);
  }
  const sorted = passages.sort((a, b) => b.likeliest.margin - a.likeliest.margin);
  return (sorted[0]?.likeliest.margin ?? 0) < LEAST_OF_SENTENCE ? [] : sorted;
}
