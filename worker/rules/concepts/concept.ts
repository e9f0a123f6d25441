import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import type { BaseFacts, Sentence } from "../facts/types.ts";

/** An idea that many words can stand for, and the sentences that a text gives to it. */
export interface Concept {
  /** Whether the sentence speaks of it, denied or not. */
  has(facts: BaseFacts, sentence: Sentence): boolean;
  /** Whether the sentence speaks of it and does not deny it. */
  asserts(facts: BaseFacts, sentence: Sentence): boolean;
  /** Every place where it is spoken of. */
  matches(facts: BaseFacts): Match[];
}

/** Whether the wording runs over a semicolon, and so over two statements. */
function isOneStatement(match: Match, facts: BaseFacts): boolean {
  for (let at = match.first + 1; at < match.last; at++) if (facts.tokens[at]?.lead.includes(";")) return false;
  return true;
}

/** The first idea, but for the sentences in which the second stands as well (with `after`, behind it). */
export function except(idea: Concept, other: Concept, where: "anywhere" | "after" = "anywhere"): Concept {
  const kept = oncePer((facts: BaseFacts) => {
    const others = Map.groupBy(other.matches(facts), (m) => m.sentence.index);
    return idea
      .matches(facts)
      .filter((m) => !others.get(m.sentence.index)?.some(({ first }) => where === "anywhere" || first > m.last));
  });
  const told = oncePer((facts: BaseFacts) => new Set(kept(facts).map((m) => m.sentence.index)));
  return {
    has: (facts, sentence) => told(facts).has(sentence.index),
    asserts: (facts, sentence) => told(facts).has(sentence.index) && idea.asserts(facts, sentence),
    matches: kept,
  };
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The indices of the sentences in which the wordings stand. */
const sentencesOf = (matches: readonly Match[]): ReadonlySet<number> =>
  matches.length === 0 ? NOWHERE : new Set(matches.map(({ sentence }) => sentence.index));

/** Reads the wordings of a concept (pattern.ts says how they are written). Each text is searched once for it. */
export function concept(...sources: string[]): Concept {
  const list = phrases(...sources);
  const all = oncePer((facts: BaseFacts) => findPhrases(list, facts).filter((m) => isOneStatement(m, facts)));
  const told = oncePer((facts: BaseFacts) => sentencesOf(all(facts)));
  const meant = oncePer((facts: BaseFacts) => sentencesOf(all(facts).filter((m) => !isNegated(m, facts))));
  return {
    has: (facts, sentence) => told(facts).has(sentence.index),
    asserts: (facts, sentence) => meant(facts).has(sentence.index),
    matches: all,
  };
}

/** Ideas that make a fault where they meet, in whatever order and words. */
export interface Combination {
  /** All of them stand in the sentence; the first is the telling one. */
  all: Concept[];
  /** They stand in the sentence, or in the one before or after it in the same line. */
  beside?: Concept[];
  /** In the sentence they excuse it. */
  none?: Concept[];
  /** In the sentence or the ones beside it they excuse it. */
  noneBeside?: Concept[];
  /** What is wrong, to follow the words at fault. */
  why: string;
}

/** `brought`: pregnancy, a weak heart, wine, warfarin. `done`: drives, drinks, conceives. `harm`: what the medicine may do. `care`: tests,
 * forms, contraception. */
export type Side = "brought" | "done" | "harm" | "care";

export interface RiskArea extends Record<Side, Phrase[]> {
  /** As it stands in a sentence to the writer. */
  name: string;
  /** How indications and prescribing information speak of it. */
  listed: RegExp;
}

export function area(name: string, listed: RegExp, words: Partial<Record<Side, string[]>>): RiskArea {
  const read = (side: Side) => phrases(...(words[side] ?? []));
  return { name, listed, brought: read("brought"), done: read("done"), harm: read("harm"), care: read("care") };
}
