import type { Token } from "./facts/tokens.ts";
import type { BaseFacts } from "./facts/types.ts";
import { CHOICES, type Choice, isOfClass, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Token indices, in order. */
export type Places = ArrayLike<number>;

/** Where each choice of words of any wording stands in a text, so that a wording is tried only where its rarest word
 * is, and not at all in a text that lacks one of its words. Made once for a text; it follows from the tokens alone. */
export interface WordPlaces {
  /** By the choice's id: where each of its words stands; nothing for a choice that the text has no word of. */
  parts: (Places[] | undefined)[];
  /** By the choice's id: the same as one list, made when it is asked for. */
  places: (Places | undefined)[];
  /** How many choices it knows. */
  known: number;
  /** Index of the sentence that each token belongs to, or -1. */
  sentenceOf: Int32Array;
}

/** The ids of the choices that a word, the beginning of a word or a class belongs to. */
const choicesOf = {
  words: new Map<string, number[]>(),
  prefixes: new Map<string, number[]>(),
  classes: new Map<TokenClass, number[]>(),
  longestPrefix: 0,
  /** How many choices have been entered here. */
  known: 0,
};

function enter<Key>(map: Map<Key, number[]>, key: Key, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

function enterNewChoices(): void {
  for (const { id, words, prefixes, classes } of CHOICES.slice(choicesOf.known)) {
    for (const word of words) enter(choicesOf.words, word, id);
    for (const prefix of prefixes) {
      enter(choicesOf.prefixes, prefix, id);
      choicesOf.longestPrefix = Math.max(choicesOf.longestPrefix, prefix.length);
    }
    for (const name of classes) enter(choicesOf.classes, name, id);
  }
  choicesOf.known = CHOICES.length;
}

function placesOfTokens(tokens: Token[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at < tokens.length; at++) enter(places, (tokens[at] as Token).norm, at);
  return places;
}

function partsIn(facts: BaseFacts): WordPlaces["parts"] {
  const parts: WordPlaces["parts"] = new Array(choicesOf.known).fill(undefined);
  const add = (ids: number[] | undefined, places: Places) => {
    if (!ids) return;
    for (const id of ids) {
      const list = parts[id];
      if (list) list.push(places);
      else parts[id] = [places];
    }
  };
  for (const [word, places] of placesOfTokens(facts.tokens)) {
    add(choicesOf.words.get(word), places);
    for (let length = Math.min(word.length, choicesOf.longestPrefix); length > 0; length--)
      add(choicesOf.prefixes.get(word.slice(0, length)), places);
  }
  for (const name of TOKEN_CLASSES) {
    const places: number[] = [];
    facts.tokens.forEach((token, at) => {
      if (isOfClass(name, token, facts, at)) places.push(at);
    });
    if (places.length > 0) add(choicesOf.classes.get(name), places);
  }
  return parts;
}

function build(facts: BaseFacts): WordPlaces {
  if (choicesOf.known < CHOICES.length) enterNewChoices();
  const sentenceOf = new Int32Array(facts.tokens.length).fill(-1);
  for (const sentence of facts.sentences) sentenceOf.fill(sentence.index, sentence.first, sentence.last);
  return { parts: partsIn(facts), places: [], known: choicesOf.known, sentenceOf };
}

const made = new WeakMap<Token[], WordPlaces>();

/** Where the words of a text stand. */
export function wordPlacesIn(facts: BaseFacts): WordPlaces {
  const before = made.get(facts.tokens);
  if (before && before.known === CHOICES.length) return before;
  const built = build(facts);
  made.set(facts.tokens, built);
  return built;
}

/** Sorted lists as one, each number once. */
export function merged(lists: Places[]): Places {
  if (lists.length === 1) return lists[0] ?? [];
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  all.sort();
  let kept = 0;
  for (const at of all) if (kept === 0 || all[kept - 1] !== at) all[kept++] = at;
  return all.subarray(0, kept);
}

const NOWHERE: Places = [];

/** Where any word of the choice stands. */
export function placesOf({ id }: Choice, index: WordPlaces): Places {
  const before = index.places[id];
  if (before) return before;
  const parts = index.parts[id];
  const places = parts ? merged(parts) : NOWHERE;
  index.places[id] = places;
  return places;
}

/** Index in the sorted `places`, or in the part of them given, of the first that is not below `from`. */
export function firstFrom(places: Places, from: number, first = 0, end = places.length): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
