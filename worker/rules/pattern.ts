import type { Token } from "./facts/tokens.ts";
import type { BaseFacts, Sentence } from "./facts/types.ts";
import { fits, type Phrase, parsePhrase, type Step } from "./phrase.ts";
import { candidates, membersOf, sentenceAt } from "./word-places.ts";

export type { Phrase } from "./phrase.ts";

export interface Match {
  start: number;
  end: number;
  /** Token indices, `last` exclusive. */
  first: number;
  last: number;
  sentence: Sentence;
  phrase: Phrase;
}

/** Reads wordings once, at load; phrase.ts says how they are written. */
export function phrases(...sources: string[]): Phrase[] {
  return sources.map(parsePhrase);
}

/** End (exclusive token index) of the shortest match of `phrase` beginning at token `from`, or -1. Walks a set of
 * positions forward, so its time is linear in the text whatever the wording. */
function matchAt({ steps }: Phrase, facts: BaseFacts, from: number, limit: number): number {
  const { tokens } = facts;
  const [opening] = steps;
  const first = tokens[from];
  if (!opening || !first || (!opening.optional && !fits(opening, first, facts, from))) return -1;
  let ends = [from];
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as Step;
    const room = index === 0 ? 0 : step.gap;
    const next = step.optional ? [...ends] : [];
    for (const end of ends) {
      const last = Math.min(end + room, limit - 1);
      for (let at = end; at <= last; at++)
        if (fits(step, tokens[at] as Token, facts, at) && !next.includes(at + 1)) next.push(at + 1);
    }
    if (next.length === 0) return -1;
    ends = next;
  }
  const end = Math.min(...ends);
  return end > from ? end : -1;
}

function matchIn(list: Phrase[], facts: BaseFacts, sentence: Sentence, at: number): Match | null {
  for (const phrase of list) {
    const last = matchAt(phrase, facts, at, sentence.last);
    if (last === -1) continue;
    const start = facts.tokens[at]?.start ?? sentence.start;
    const end = facts.tokens[last - 1]?.end ?? sentence.end;
    return { start, end, first: at, last, sentence, phrase };
  }
  return null;
}

/** Index in the sorted `starts` of the first that is not below `from`. */
function firstFrom(starts: ArrayLike<number>, from: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** So few sentences are looked up one by one. */
const FEW = 4;

/** The matches in the given sentences, in their order; no more than `most` of them. */
function matches(list: Phrase[], facts: BaseFacts, sentences: Sentence[], most: number): Match[] {
  const found: Match[] = [];
  const possible = candidates(list, facts);
  if (!possible) return found;
  const { starts } = possible;
  const all = sentences === facts.sentences;
  const members = all || sentences.length <= FEW ? null : membersOf(sentences, facts);
  if (all || members) {
    for (let i = 0; i < starts.length && found.length < most; i++) {
      const at = starts[i] ?? 0;
      const index = sentenceAt(facts, at);
      const sentence = members && members[index] !== 1 ? undefined : facts.sentences[index];
      const match = sentence && matchIn(possible.phrases, facts, sentence, at);
      if (match) found.push(match);
    }
    return found;
  }
  for (const sentence of sentences)
    for (let i = firstFrom(starts, sentence.first); i < starts.length && (starts[i] ?? 0) < sentence.last; i++) {
      const match = matchIn(possible.phrases, facts, sentence, starts[i] ?? 0);
      if (match) found.push(match);
      if (found.length === most) return found;
    }
  return found;
}

/** Every place in the given sentences where one of the wordings stands; at most one match a starting word. */
export function findPhrases(list: Phrase[], facts: BaseFacts, sentences: Sentence[] = facts.sentences): Match[] {
  return matches(list, facts, sentences, Infinity);
}

/** Whether one of the wordings stands anywhere in the given sentences. */
export function hasPhrase(list: Phrase[], facts: BaseFacts, sentences: Sentence[] = facts.sentences): boolean {
  return matches(list, facts, sentences, 1).length > 0;
}

const NEGATORS = new Set(["not", "no", "never", "without", "neither", "nor", "cannot", "none", "nothing", "avoid"]);

/** Whether a negation governs the match: a negator up to `reach` words before it in the same clause. */
export function isNegated(match: Match, facts: BaseFacts, reach = 5): boolean {
  for (let at = match.first - 1; at >= Math.max(match.sentence.first, match.first - reach); at--) {
    if (/[;:.]/.test(facts.tokens[at + 1]?.lead ?? "")) return false;
    if (NEGATORS.has(facts.tokens[at]?.norm ?? "")) return true;
  }
  return false;
}
