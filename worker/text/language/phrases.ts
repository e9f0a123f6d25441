import type { ReadText, Sentence } from "../types.ts";
import { type Match, type Phrase, parsePhrase } from "./phrase.ts";
import { matchesIn, matchesWithin, membersOf, NO_MATCH } from "./phrase-matches.ts";

export type { Match, Phrase } from "./phrase.ts";

/** Reads wordings once, at load; phrase.ts says how they are written. */
export function phrases(...sources: string[]): Phrase[] {
  return sources.map(parsePhrase);
}

/** So few sentences are looked up one by one. */
const FEW = 4;

/** Every place in the given sentences where one of the wordings stands; at most one match a starting word. Callers share the
 * answer. */
export function findPhrases(
  list: Phrase[],
  facts: ReadText,
  sentences: Sentence[] = facts.sentences,
): readonly Match[] {
  const all = matchesIn(facts, list);
  if (sentences === facts.sentences || all === NO_MATCH) return all;
  if (sentences.length > FEW) {
    const chosen = membersOf(sentences, facts);
    if (chosen) return all.filter(({ sentence }) => chosen[sentence.index] === 1);
  }
  return sentences.flatMap((sentence) => matchesWithin(sentence, all, list, facts));
}

/** Whether one of the wordings stands anywhere in the given sentences. */
export function hasPhrase(list: Phrase[], facts: ReadText, sentences: Sentence[] = facts.sentences): boolean {
  const all = matchesIn(facts, list);
  if (sentences === facts.sentences || all === NO_MATCH) return all.length > 0;
  if (sentences.length > FEW) {
    const chosen = membersOf(sentences, facts);
    if (chosen) return all.some(({ sentence }) => chosen[sentence.index] === 1);
  }
  return sentences.some((sentence) => matchesWithin(sentence, all, list, facts).length > 0);
}
