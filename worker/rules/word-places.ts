import type { Token } from "./facts/tokens.ts";
import type { BaseFacts } from "./facts/types.ts";
import { CHOICES, type Choice, isOfClass, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Token indices, in order. */
export type Places = ArrayLike<number>;

/** Where each choice of words of any wording stands in a text, so that a wording is tried only where its rarest word
 * is, and not at all in a text that lacks one of its words. Made once for a text; it follows from the tokens alone. */
export interface WordPlaces {
  /** By the choice's id: where the first of its words found stands; nothing for a choice that the text has no word of. */
  first: (Places | undefined)[];
  /** By the choice's id: the same of its other words, which most have none of. */
  others: (Places[] | undefined)[];
  /** By the choice's id: the same as one list, made when it is asked for. */
  places: (Places | undefined)[];
  /** How many choices it knows. */
  known: number;
  /** Index of the sentence that each token belongs to, or -1. */
  sentenceOf: Int32Array;
}

/** Beginnings of words are kept by their first letters, so that a word is held against few of them; a shorter one stands
 * by itself. */
const KEY_LETTERS = 3;

/** The ids of the choices that a word, the beginning of a word or a class belongs to. */
const choicesOf = {
  words: new Map<string, number[]>(),
  prefixes: new Map<string, Map<string, number[]>>(),
  classes: new Map<TokenClass, number[]>(),
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
      const key = prefix.slice(0, KEY_LETTERS);
      const alike = choicesOf.prefixes.get(key) ?? new Map<string, number[]>();
      choicesOf.prefixes.set(key, alike);
      enter(alike, prefix, id);
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

/** A place for every choice, empty. */
const forEachChoice = <Value>(): (Value | undefined)[] => new Array(choicesOf.known).fill(undefined);

function partsIn(facts: BaseFacts): Pick<WordPlaces, "first" | "others"> {
  const first = forEachChoice<Places>();
  const others = forEachChoice<Places[]>();
  const add = (ids: number[] | undefined, places: Places) => {
    if (!ids) return;
    for (const id of ids)
      if (first[id] === undefined) first[id] = places;
      else if (others[id] === undefined) others[id] = [places];
      else others[id].push(places);
  };
  for (const [word, places] of placesOfTokens(facts.tokens)) {
    add(choicesOf.words.get(word), places);
    for (let length = Math.min(word.length, KEY_LETTERS); length > 0; length--) {
      const alike = choicesOf.prefixes.get(word.slice(0, length));
      if (alike) for (const [prefix, ids] of alike) if (word.startsWith(prefix)) add(ids, places);
    }
  }
  for (const name of TOKEN_CLASSES) {
    const places: number[] = [];
    for (let at = 0; at < facts.tokens.length; at++)
      if (isOfClass(name, facts.tokens[at] as Token, facts, at)) places.push(at);
    if (places.length > 0) add(choicesOf.classes.get(name), places);
  }
  return { first, others };
}

function build(facts: BaseFacts): WordPlaces {
  if (choicesOf.known < CHOICES.length) enterNewChoices();
  const sentenceOf = new Int32Array(facts.tokens.length).fill(-1);
  for (const sentence of facts.sentences) sentenceOf.fill(sentence.index, sentence.first, sentence.last);
  return { ...partsIn(facts), places: forEachChoice<Places>(), known: choicesOf.known, sentenceOf };
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
  const first = index.first[id] ?? NOWHERE;
  const others = index.others[id];
  const places = others ? merged([first, ...others]) : first;
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
