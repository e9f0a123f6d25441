import { MAX_QUOTE_CHARS } from "#schema/result.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { upholds } from "../upholds.ts";
import { columnOf, type Likely, type Likeness, marginsInCopy } from "./model.ts";

/* Where a clause that is raised by likeness is shown. A model of words knows the place of a fault less well than its
 * kind: on pieces that it had not seen, the one likeliest sentence was what reviewers quoted in four cases of ten. What is
 * shown is therefore passages: likely sentences, each with those beside it that are nearly as likely. The figures were
 * chosen on sets that, each in its turn, the model had not seen (worker/eval/README.md). */

/** The margin that the likeliest sentence must have at least, and the words that make a sentence. */
const LEAST_OF_SENTENCE = -1.2;
const FEWEST_WORDS = 3;
/** Where a written rule has spoken already, further sentences of the clause must be as likely as that (margin). */
const NOT_UNLIKELY = -0.8;
/** Further passages are shown where they are about as likely as the first (margins), but no more than these. */
const ABOUT_AS_LIKELY = 1.5;
const MOST_PASSAGES = 5;
/** Clauses that judge a piece as a whole (discredit, high standards, certification, what it must carry): next to none of
 * their fifth passages was one that reviewers quoted. */
const OF_THE_WHOLE: ReadonlySet<number> = new Set([2, 5, 8, 12]);
const MOST_OF_THE_WHOLE = 4;
/** A passage takes in the sentences beside its own that are nearly as likely as the first (margins), up to this length. */
const NEARLY_AS_LIKELY = 2;
const MOST_SENTENCES = 3;

/** A place where a fault is likely, and its likeliest sentence. */
export interface Passage {
  at: Span;
  likeliest: Likely;
}

/** Whether sentences, the first of them to the last, stand together in a paragraph and can be quoted whole. */
function areOnePassage({ view }: Facts, first: Sentence | undefined, last: Sentence | undefined): boolean {
  if (!first || !last || first.zone !== last.zone || last.end - first.start > MAX_QUOTE_CHARS) return false;
  return !/\n[^\S\n]*\n/.test(view.text.slice(first.start, last.end));
}

/** The sentences around the one at `place` of the copy that are likely too: the places of the first and the last. */
function around(facts: Facts, place: number, isLikely: (place: number) => boolean): { first: number; last: number } {
  const { copy } = marginsInCopy(facts);
  let [first, last] = [place, place];
  while (last - first + 1 < MOST_SENTENCES) {
    if (areOnePassage(facts, copy[first - 1], copy[last]) && isLikely(first - 1)) first--;
    else if (areOnePassage(facts, copy[first], copy[last + 1]) && isLikely(last + 1)) last++;
    else break;
  }
  return { first, last };
}

/** The likeliest sentence of a clause and those about as likely; none that keeps the rules. */
function seedsOf(facts: Facts, { sentences }: Likeness, least: number): Likely[] {
  const likely = sentences.filter(
    ({ sentence }) => sentence.last - sentence.first >= FEWEST_WORDS && !upholds(facts, sentence),
  );
  const [first] = likely;
  if (!first || first.margin < least) return [];
  return likely.filter(({ margin }) => margin >= least && first.margin - margin <= ABOUT_AS_LIKELY);
}

/** The passages to show for a clause, the likeliest first; single sentences where a written rule has shown a place of its
 * own. Pure. */
export function passagesOf(facts: Facts, clause: number, likeness: Likeness, hasFinding: boolean): Passage[] {
  const seeds = seedsOf(facts, likeness, hasFinding ? NOT_UNLIKELY : LEAST_OF_SENTENCE);
  const least = (seeds[0]?.margin ?? 0) - NEARLY_AS_LIKELY;
  const { copy, margins } = marginsInCopy(facts);
  const column = columnOf(clause);
  const taken = new Set<number>();
  const isLikely = (place: number) =>
    !taken.has(place) && (margins[place]?.[column] ?? least) > least && !upholds(facts, copy[place] as Sentence);
  return seeds
    .flatMap((likeliest): Passage[] => {
      const place = copy.indexOf(likeliest.sentence);
      if (taken.has(place)) return [];
      const { first, last } = hasFinding ? { first: place, last: place } : around(facts, place, isLikely);
      for (let at = first; at <= last; at++) taken.add(at);
      return [{ at: { start: (copy[first] as Sentence).start, end: (copy[last] as Sentence).end }, likeliest }];
    })
    .slice(0, OF_THE_WHOLE.has(clause) ? MOST_OF_THE_WHOLE : MOST_PASSAGES);
}
