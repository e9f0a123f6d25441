import type { BaseFacts, Sentence } from "./facts/types.ts";
import type { Token } from "./facts/tokens.ts";
import { LEXICON, type LexiconName } from "./lexicon.ts";

/** A wording as the rules describe it: a row of words with room between them.
 *
 *   "no|without ..3 contract|agreement"   one of, then up to three other words, then one of
 *   "recommend*"                           a word that begins so
 *   "#gift"                                a word of that list in lexicon.ts
 *   "@number" "@money" "@product" "@competitor" "@company"   what the facts say it is
 *   "very?"                                may be left out
 *
 * Matching walks a set of positions forward, so its time is linear in the text whatever the wording. */
export interface Phrase {
  source: string;
  steps: Step[];
}

interface Step {
  gap: number;
  optional: boolean;
  test: (token: Token, facts: BaseFacts, at: number) => boolean;
}

export interface Match {
  start: number;
  end: number;
  /** Token indices, `last` exclusive. */
  first: number;
  last: number;
  sentence: Sentence;
  phrase: Phrase;
}

const CLASS: Record<string, Step["test"]> = {
  "@number": (token) => /^\d/.test(token.norm) || LEXICON.number.has(token.norm),
  "@money": (token, facts, at) => token.norm === "£" || (token.norm === "pounds" && /^\d/.test(facts.tokens[at - 1]?.norm ?? "")),
  "@product": (_token, facts, at) => facts.tokenRoles[at] === "product",
  "@competitor": (_token, facts, at) => facts.tokenRoles[at] === "competitor",
  "@company": (_token, facts, at) => facts.tokenRoles[at] === "company",
};

function wordTest(word: string): Step["test"] {
  if (word.startsWith("#")) {
    const set = LEXICON[word.slice(1) as LexiconName];
    if (!set) throw new Error(`No word list named ${word}`);
    return (token) => set.has(token.norm);
  }
  if (word.startsWith("@")) {
    const test = CLASS[word];
    if (!test) throw new Error(`No word class named ${word}`);
    return test;
  }
  if (word.endsWith("*")) return (token) => token.norm.startsWith(word.slice(0, -1));
  return (token) => token.norm === word;
}

function parse(source: string): Phrase {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of source.split(/\s+/)) {
    const room = /^\.\.(\d*)$/.exec(part);
    if (room) {
      gap = room[1] ? Number(room[1]) : 4;
      continue;
    }
    const optional = part.endsWith("?");
    const tests = (optional ? part.slice(0, -1) : part).split("|").map(wordTest);
    steps.push({ gap, optional, test: (token, facts, at) => tests.some((test) => test(token, facts, at)) });
    gap = 0;
  }
  return { source, steps };
}

/** Reads wordings once, at load. */
export function phrases(...sources: string[]): Phrase[] {
  return sources.map(parse);
}

/** End (exclusive token index) of the shortest match of `phrase` beginning at token `from`, or -1. */
function matchAt(phrase: Phrase, facts: BaseFacts, from: number, limit: number): number {
  let ends = new Set([from]);
  for (const [index, step] of phrase.steps.entries()) {
    const next = new Set<number>(step.optional ? ends : []);
    for (const end of ends)
      for (let at = end; at <= end + (index === 0 ? 0 : step.gap) && at < limit; at++) {
        const token = facts.tokens[at];
        if (token && step.test(token, facts, at)) next.add(at + 1);
      }
    if (next.size === 0) return -1;
    ends = next;
  }
  const end = Math.min(...ends);
  return end > from ? end : -1;
}

/** Every place in the given sentences where one of the wordings stands; at most one match a starting word. */
export function findPhrases(list: Phrase[], facts: BaseFacts, sentences: Sentence[] = facts.sentences): Match[] {
  const found: Match[] = [];
  for (const sentence of sentences) {
    for (let at = sentence.first; at < sentence.last; at++)
      for (const phrase of list) {
        const last = matchAt(phrase, facts, at, sentence.last);
        if (last === -1) continue;
        const start = facts.tokens[at]?.start ?? sentence.start;
        const end = facts.tokens[last - 1]?.end ?? sentence.end;
        found.push({ start, end, first: at, last, sentence, phrase });
        break;
      }
  }
  return found;
}

/** Whether one of the wordings stands anywhere in the given sentences. */
export function hasPhrase(list: Phrase[], facts: BaseFacts, sentences?: Sentence[]): boolean {
  return findPhrases(list, facts, sentences).length > 0;
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
