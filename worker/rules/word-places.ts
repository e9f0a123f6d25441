import type { Token } from "./facts/tokens.ts";
import type { BaseFacts } from "./facts/types.ts";
import { CHOICES, type Choice, isOfClass, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Token indices, in order. */
export type Places = ArrayLike<number>;

/** Where the words of a text stand, and which choices of words of any wording it has at all, so that a wording is tried
 * only where its rarest word is, and not at all in a text that lacks one of its words. Made once for a text; it follows
 * from the tokens alone. */
export interface WordPlaces {
  /** By the choice's id: whether the text has a word of it. */
  has: Uint8Array;
  byWord: Map<string, number[]>;
  /** By the beginning of words: where each word of the text that begins so stands. */
  byPrefix: Map<string, Places[]>;
  byClass: Map<TokenClass, Places>;
  /** By the choice's id: where any of its words stands, put together when it is asked for. */
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

function enter<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
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

function placesOfClasses(facts: BaseFacts): WordPlaces["byClass"] {
  const byClass: WordPlaces["byClass"] = new Map();
  for (const name of TOKEN_CLASSES) {
    const places: number[] = [];
    for (let at = 0; at < facts.tokens.length; at++)
      if (isOfClass(name, facts.tokens[at] as Token, facts, at)) places.push(at);
    if (places.length > 0) byClass.set(name, places);
  }
  return byClass;
}

/** The beginnings that wordings ask for, with where each word stands that begins so. */
function placesOfPrefixes(byWord: WordPlaces["byWord"]): WordPlaces["byPrefix"] {
  const byPrefix: WordPlaces["byPrefix"] = new Map();
  for (const [word, places] of byWord)
    for (let length = Math.min(word.length, KEY_LETTERS); length > 0; length--)
      for (const prefix of choicesOf.prefixes.get(word.slice(0, length))?.keys() ?? [])
        if (word.startsWith(prefix)) enter(byPrefix, prefix, places);
  return byPrefix;
}

function build(facts: BaseFacts): WordPlaces {
  if (choicesOf.known < CHOICES.length) enterNewChoices();
  const { known, words, prefixes, classes } = choicesOf;
  const sentenceOf = new Int32Array(facts.tokens.length).fill(-1);
  for (const sentence of facts.sentences) sentenceOf.fill(sentence.index, sentence.first, sentence.last);
  const byWord = placesOfTokens(facts.tokens);
  const byPrefix = placesOfPrefixes(byWord);
  const byClass = placesOfClasses(facts);
  const has = new Uint8Array(known);
  const mark = (ids: number[] = []) => {
    for (const id of ids) has[id] = 1;
  };
  for (const word of byWord.keys()) mark(words.get(word));
  for (const prefix of byPrefix.keys()) mark(prefixes.get(prefix.slice(0, KEY_LETTERS))?.get(prefix));
  for (const name of byClass.keys()) mark(classes.get(name));
  return { has, byWord, byPrefix, byClass, places: new Array(known).fill(undefined), known, sentenceOf };
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

/** Two sorted lists as one, each number once. */
function mergedPair(a: Places, b: Places): number[] {
  const all: number[] = [];
  let i = 0;
  let k = 0;
  while (i < a.length || k < b.length) {
    const next = k >= b.length || (i < a.length && (a[i] as number) <= (b[k] as number)) ? a[i] : b[k];
    if (a[i] === next) i++;
    if (b[k] === next) k++;
    all.push(next as number);
  }
  return all;
}

const NOWHERE: Places = [];

/** Sorted lists as one, each number once. */
export function merged(lists: Places[], from = 0, to = lists.length): Places {
  if (to - from <= 1) return lists[from] ?? NOWHERE;
  const middle = (from + to) >> 1;
  return mergedPair(merged(lists, from, middle), merged(lists, middle, to));
}

/** Where any word of the choice stands. */
export function placesOf({ id, words, prefixes, classes }: Choice, index: WordPlaces): Places {
  const before = index.places[id];
  if (before) return before;
  const lists: Places[] = [];
  if (index.has[id] === 1) {
    for (const word of words) {
      const places = index.byWord.get(word);
      if (places) lists.push(places);
    }
    for (const prefix of prefixes) for (const places of index.byPrefix.get(prefix) ?? []) lists.push(places);
    for (const name of classes) lists.push(index.byClass.get(name) ?? NOWHERE);
  }
  const places = merged(lists);
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
