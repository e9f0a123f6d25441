import type { Token } from "../tokens.ts";
import type { ReadText } from "../types.ts";
import { CHOICES, type Choice, isOfClass, type Match, type Phrase, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Token indices, in order. */
export type Places = ArrayLike<number>;

/** Where the words of a text stand, and which choices of words of any wording it has at all, so that a wording is tried
 * only where its rarest word is, and not at all in a text that lacks one of its words. Made once for a text; it follows
 * from the tokens alone. */
export interface WordPlaces {
  /** By the choice's id: whether the text has a word of it. */
  has: Uint8Array;
  /** By the choice's id: where any of its words stands. */
  places: (Places | undefined)[];
  /** By the id of a choice that more than one word of the text belongs to: where each of them stands, until its places are asked
   * for and put together. */
  lists: (Places[] | undefined)[];
  /** What has been found of each list of wordings. */
  matches: Map<Phrase[], Match[]>;
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

function placesOfClasses(facts: ReadText): Map<TokenClass, Places> {
  const byClass = new Map<TokenClass, Places>();
  for (const name of TOKEN_CLASSES) {
    const places: number[] = [];
    for (let at = 0; at < facts.tokens.length; at++)
      if (isOfClass(name, facts.tokens[at] as Token, facts, at)) places.push(at);
    if (places.length > 0) byClass.set(name, places);
  }
  return byClass;
}

/** Calls for each choice that names the word, or what it begins with. */
function forChoicesOf(word: string, call: (ids: number[]) => void): void {
  const whole = choicesOf.words.get(word);
  if (whole) call(whole);
  for (let length = Math.min(word.length, KEY_LETTERS); length > 0; length--) {
    const alike = choicesOf.prefixes.get(word.slice(0, length));
    alike?.forEach((ids, prefix) => {
      if (word.startsWith(prefix)) call(ids);
    });
  }
}

function build(facts: ReadText): WordPlaces {
  if (choicesOf.known < CHOICES.length) enterNewChoices();
  const { known, classes } = choicesOf;
  const sentenceOf = new Int32Array(facts.tokens.length).fill(-1);
  for (const sentence of facts.sentences) sentenceOf.fill(sentence.index, sentence.first, sentence.last);
  const has = new Uint8Array(known);
  const places: WordPlaces["places"] = new Array(known).fill(undefined);
  const lists: WordPlaces["lists"] = new Array(known).fill(undefined);
  const note = (ids: number[], stands: Places) => {
    for (const id of ids) {
      has[id] = 1;
      const before = places[id];
      if (before === undefined) places[id] = stands;
      else if (lists[id]) lists[id].push(stands);
      else lists[id] = [before, stands];
    }
  };
  for (const [word, stands] of placesOfTokens(facts.tokens)) forChoicesOf(word, (ids) => note(ids, stands));
  for (const [name, stands] of placesOfClasses(facts)) note(classes.get(name) ?? [], stands);
  return { has, places, lists, matches: new Map(), known, sentenceOf };
}

const made = new WeakMap<Token[], WordPlaces>();

/** Where the words of a text stand. */
export function wordPlacesIn(facts: ReadText): WordPlaces {
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
export function placesOf({ id }: Choice, index: WordPlaces): Places {
  const lists = index.lists[id];
  if (lists) {
    index.places[id] = merged(lists);
    index.lists[id] = undefined;
  }
  return index.places[id] ?? NOWHERE;
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
