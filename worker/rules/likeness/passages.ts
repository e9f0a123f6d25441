import { inSource } from "../facts/base.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { FixDraft } from "../types.ts";
import { cureOf } from "./cure.ts";
import { columnOf, type Likely, likeliest, marginsInCopy, placesIn } from "./model.ts";
import { isSentence, type Places, stretchesIn } from "./stretches.ts";

/* Where a clause that is raised by likeness is shown. A model of words knows the place of a fault less well than its
 * kind: on pieces that it had not seen, the one likeliest sentence was what reviewers quoted in four cases of ten. What is
 * shown is therefore passages, sentences that stand together, those first that are likeliest to hold the fault. The figures
 * were chosen on sets that, each in its turn, the model had not seen (worker/lab/README.md). */

/** The margin that the likeliest sentence must have at least. */
const LEAST_OF_SENTENCE = -0.8;
/** Further passages, and all where a written rule has spoken already, are at least as likely as that to hold the fault. */
const LEAST_CHANCE = 0.05;
const MOST_PASSAGES = 5;
/** Clauses that judge a piece as a whole (discredit, high standards, certification, what it must carry): next to none of
 * their fifth passages was one that reviewers quoted. */
const OF_THE_WHOLE: ReadonlySet<number> = new Set([2, 5, 8, 12]);
const MOST_OF_THE_WHOLE = 4;
/** What goes of a passage are its sentences that are at least so likely to hold the fault, beside the likeliest. */
const AS_LIKELY = 0.5;

/** A place where a fault is likely, its likeliest sentence, and the edit that takes out what is likely of it. */
export interface Passage {
  at: Span;
  likeliest: Likely;
  fix: FixDraft;
}

/** Sentences of the copy from one place to another, and how many faults are to be expected in them. */
interface Stretch extends Places {
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

/** The stretches that are likely to hold a fault, the likeliest first; of equals the shorter, then the earlier. Where none is
 * likely the likeliest of all, if one is wanted. */
function likelyStretches(facts: Facts, chances: readonly number[], quoted: readonly Span[] | undefined): Stretch[] {
  const { copy } = marginsInCopy(facts);
  const isQuoted = ({ start, end }: Sentence) =>
    quoted?.some((at) => at.start < inSource(facts, end) && inSource(facts, start) < at.end) === true;
  const isFree = ({ first, last }: Places) => quoted === undefined || !copy.slice(first, last + 1).some(isQuoted);
  const upTo = new Float64Array(chances.length + 1);
  for (let i = 0; i < chances.length; i++) upTo[i + 1] = (upTo[i] as number) + (chances[i] as number);
  const from = (least: number): Stretch[] => {
    const found: Stretch[] = [];
    for (const { first, last } of stretchesIn(facts)) {
      const expected = (upTo[last + 1] ?? 0) - (upTo[first] ?? 0);
      if (expected >= least && isFree({ first, last })) found.push({ first, last, expected });
    }
    return found;
  };
  const likely = from(LEAST_CHANCE);
  const length = ({ first, last }: Places) => last - first;
  const wanted = likely.length === 0 && quoted === undefined ? from(0) : likely;
  return wanted.sort((a, b) => b.expected - a.expected || length(a) - length(b) || a.first - b.first);
}

/** The passages to show for a clause, that with the likeliest sentence first: none that keeps the rules, nor that a written rule has
 * quoted under the clause (spans of the source). Pure. */
export function passagesOf(facts: Facts, clause: number, quoted: readonly Span[] | undefined): Passage[] {
  const { copy, margins } = marginsInCopy(facts);
  const column = columnOf(clause);
  const marginAt = (place: number) => margins[place]?.[column] ?? 0;
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
  for (const stretch of likelyStretches(facts, chances, quoted)) {
    const isSure = stretch.expected >= LEAST_CHANCE || shown.length === 0;
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

/** The likeliest sentence of a clause, whether any of it can go or not; null where none is likely. Pure. */
export function likeliestOf(facts: Facts, clause: number): Sentence | null {
  const { copy, margins } = marginsInCopy(facts);
  const column = columnOf(clause);
  const [best] = likeliest(copy, (place) => margins[place]?.[column] ?? 0);
  return best && best.margin >= LEAST_OF_SENTENCE ? best.sentence : null;
}
