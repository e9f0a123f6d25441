import type { Token } from "./facts/tokens.ts";
import type { BaseFacts } from "./facts/types.ts";
import { isOfClass, type Phrase, type Step, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Where each word of a text stands, so that a wording is tried only where its first word is, and not at all in a text
 * that lacks one of its words. Made once for a text; it follows from the tokens alone. */
interface WordPlaces {
  places: Map<string, number[]>;
  byPrefix: Map<string, string[]>;
  byClass: Map<TokenClass, number[]>;
  /** Index of the sentence that each token belongs to. */
  sentenceOf: Int32Array;
  startsOf: Map<Phrase[], number[] | null>;
}

const made = new WeakMap<Token[], WordPlaces>();

function build(facts: BaseFacts): WordPlaces {
  const places = new Map<string, number[]>();
  const byClass = new Map<TokenClass, number[]>(TOKEN_CLASSES.map((name) => [name, []]));
  facts.tokens.forEach((token, at) => {
    const list = places.get(token.norm);
    if (list) list.push(at);
    else places.set(token.norm, [at]);
    for (const name of TOKEN_CLASSES) if (isOfClass(name, token, facts, at)) byClass.get(name)?.push(at);
  });
  const sentenceOf = new Int32Array(facts.tokens.length).fill(-1);
  for (const sentence of facts.sentences) sentenceOf.fill(sentence.index, sentence.first, sentence.last);
  return { places, byPrefix: new Map(), byClass, sentenceOf, startsOf: new Map() };
}

function placesIn(facts: BaseFacts): WordPlaces {
  const known = made.get(facts.tokens);
  // Facts are gathered in parts: wordings may be asked for before all of them are there.
  if (known && known.sentenceOf.length === facts.tokens.length) return known;
  const built = build(facts);
  made.set(facts.tokens, built);
  return built;
}

function wordsWith(prefix: string, index: WordPlaces): string[] {
  const known = index.byPrefix.get(prefix);
  if (known) return known;
  const words = [...index.places.keys()].filter((word) => word.startsWith(prefix));
  index.byPrefix.set(prefix, words);
  return words;
}

function* placesOf(step: Step, index: WordPlaces): Generator<number[]> {
  for (const word of step.words) {
    const list = index.places.get(word);
    if (list) yield list;
  }
  for (const prefix of step.prefixes) for (const word of wordsWith(prefix, index)) yield index.places.get(word) ?? [];
  for (const name of step.classes) yield index.byClass.get(name) ?? [];
}

const standsIn = (step: Step, index: WordPlaces) => {
  for (const list of placesOf(step, index)) if (list.length > 0) return true;
  return false;
};

/** Token indices, in order, at which one of the wordings may begin; null when none of them can be in the text. */
export function possibleStarts(list: Phrase[], facts: BaseFacts): number[] | null {
  const index = placesIn(facts);
  const known = index.startsOf.get(list);
  if (known !== undefined) return known;
  const starts = new Set<number>();
  for (const { steps } of list) {
    if (!steps.every((step) => step.optional || standsIn(step, index))) continue;
    for (const step of steps) {
      for (const places of placesOf(step, index)) for (const at of places) starts.add(at);
      if (!step.optional) break;
    }
  }
  const sorted = starts.size > 0 ? [...starts].sort((a, b) => a - b) : null;
  index.startsOf.set(list, sorted);
  return sorted;
}

/** Index of the sentence that a token belongs to, or -1. */
export function sentenceAt(facts: BaseFacts, at: number): number {
  return placesIn(facts).sentenceOf[at] ?? -1;
}
