import type { BaseFacts, Sentence } from "./facts/types.ts";
import { fits, type Phrase, parsePhrase } from "./phrase.ts";
import { possibleStarts, sentenceAt } from "./word-places.ts";

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
function matchAt(phrase: Phrase, facts: BaseFacts, from: number, limit: number): number {
  let ends = [from];
  for (const [index, step] of phrase.steps.entries()) {
    const next = step.optional ? [...ends] : [];
    for (const end of ends) {
      const last = Math.min(end + (index === 0 ? 0 : step.gap), limit - 1);
      for (let at = end; at <= last; at++) {
        const token = facts.tokens[at];
        if (token && !next.includes(at + 1) && fits(step, token, facts, at)) next.push(at + 1);
      }
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
function firstFrom(starts: number[], from: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* matches(list: Phrase[], facts: BaseFacts, sentences: Sentence[]): Generator<Match> {
  const starts = possibleStarts(list, facts);
  if (!starts) return;
  if (sentences === facts.sentences) {
    for (const at of starts) {
      const sentence = facts.sentences[sentenceAt(facts, at)];
      const match = sentence && matchIn(list, facts, sentence, at);
      if (match) yield match;
    }
    return;
  }
  for (const sentence of sentences)
    for (let i = firstFrom(starts, sentence.first); i < starts.length && (starts[i] ?? 0) < sentence.last; i++) {
      const match = matchIn(list, facts, sentence, starts[i] ?? 0);
      if (match) yield match;
    }
}

/** Every place in the given sentences where one of the wordings stands; at most one match a starting word. */
export function findPhrases(list: Phrase[], facts: BaseFacts, sentences: Sentence[] = facts.sentences): Match[] {
  return [...matches(list, facts, sentences)];
}

/** Whether one of the wordings stands anywhere in the given sentences. */
export function hasPhrase(list: Phrase[], facts: BaseFacts, sentences: Sentence[] = facts.sentences): boolean {
  for (const _match of matches(list, facts, sentences)) return true;
  return false;
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
