import type { Token } from "../tokens.ts";
import type { ReadText } from "../types.ts";
import { CHOICES, type Choice, isOfClass, type Match, type Phrase, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Token indices, in order. */
export type Places = Uint16Array | Uint32Array;

const NOWHERE: Places = new Uint16Array();

/** So many token indices lie in one stretch of memory. */
const STRETCH = 8_192;
/** A longer list lies by itself, so that no stretch is left with much unused. */
const LONG = STRETCH / 4;

/** Keeps lists of token indices side by side, each in two bytes where the text is short enough: a long text has thousands of lists, which
 * would take more memory than all that is known of it. */
class Shelf {
  readonly #isShort: boolean;
  #stretch: Places = NOWHERE;
  #used = 0;

  /** For a text of so many tokens. */
  constructor(tokens: number) {
    this.#isShort = tokens <= 2 ** 16;
  }

  /** The same list, to be kept. */
  keep(list: ArrayLike<number>): Places {
    if (list.length > LONG) return this.#isShort ? Uint16Array.from(list) : Uint32Array.from(list);
    if (this.#used + list.length > this.#stretch.length) {
      this.#stretch = this.#isShort ? new Uint16Array(STRETCH) : new Uint32Array(STRETCH);
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += list.length;
    this.#stretch.set(list, from);
    return this.#stretch.subarray(from, this.#used);
  }
}

/** Where the words of a text stand, and which choices of words of any wording it has at all, so that a wording is tried
 * only where its rarest word is, and not at all in a text that lacks one of its words. Made once for a text; it follows
 * from the tokens alone. */
export interface WordPlaces {
  /** By the choice's id: the last of its links, or 0 where the text has no word of it. A link for each of its words, and not a list
   * for each choice: a word belongs to dozens, and the places of most are never asked for. */
  links: Uint32Array;
  /** By the link: the one before it of the same choice, or 0. */
  before: Uint32Array;
  /** By the link: the number of its word. */
  wordOf: Uint32Array;
  /** By the number of a word: where it stands. */
  stands: Places[];
  shelf: Shelf;
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

function placesOfClasses(facts: ReadText): Map<TokenClass, number[]> {
  const byClass = new Map<TokenClass, number[]>();
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
  const stands: Places[] = [NOWHERE];
  const choices: number[][] = [[]];
  const shelf = new Shelf(facts.tokens.length);
  let count = 1;
  const note = (ids: number[], places: Places) => {
    stands.push(places);
    choices.push(ids);
    count += ids.length;
  };
  for (const [word, places] of placesOfTokens(facts.tokens)) {
    let kept: Places | undefined;
    forChoicesOf(word, (ids) => {
      kept ??= shelf.keep(places);
      note(ids, kept);
    });
  }
  for (const [name, places] of placesOfClasses(facts)) note(classes.get(name) ?? [], shelf.keep(places));
  return { ...linked(choices, count, known), stands, shelf, matches: new Map(), known, sentenceOf };
}

/** The links of the choices of each word. */
function linked(choices: readonly number[][], count: number, known: number) {
  const links = new Uint32Array(known);
  const before = new Uint32Array(count);
  const wordOf = new Uint32Array(count);
  let link = 0;
  for (let word = 0; word < choices.length; word++)
    for (const id of choices[word] as number[]) {
      link++;
      before[link] = links[id] as number;
      wordOf[link] = word;
      links[id] = link;
    }
  return { links, before, wordOf };
}

const made = new WeakMap<Token[], WordPlaces>();
/** The texts of which they were made last. A file may hold two hundred pieces, each of which is read and later checked: those of all would
 * take more memory than all that is known of the file, and are soon made again. */
const latest: WeakRef<Token[]>[] = [];
const MOST_KEPT = 12;

/** Where the words of a text stand. */
export function wordPlacesIn(facts: ReadText): WordPlaces {
  const before = made.get(facts.tokens);
  if (before && before.known === CHOICES.length) return before;
  const built = build(facts);
  made.set(facts.tokens, built);
  latest.push(new WeakRef(facts.tokens));
  const oldest = latest.length > MOST_KEPT ? latest.shift()?.deref() : undefined;
  if (oldest && oldest !== facts.tokens) made.delete(oldest);
  return built;
}

/** Two sorted lists as one, each number once. */
function mergedPair(a: ArrayLike<number>, b: ArrayLike<number>): number[] {
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

/** Sorted lists as one, each number once. */
export function merged(lists: ArrayLike<number>[], from = 0, to = lists.length): ArrayLike<number> {
  if (to - from <= 1) return lists[from] ?? NOWHERE;
  const middle = (from + to) >> 1;
  return mergedPair(merged(lists, from, middle), merged(lists, middle, to));
}

/** Where any word of the choice stands; those of several words are put together once. */
export function placesOf({ id }: Choice, { links, before, wordOf, stands, shelf }: WordPlaces): Places {
  const last = links[id] as number;
  if (before[last] !== 0) {
    const all: Places[] = [];
    for (let link = last; link !== 0; link = before[link] as number) all.push(stands[wordOf[link] as number] as Places);
    wordOf[last] = stands.push(shelf.keep(merged(all))) - 1;
    before[last] = 0;
  }
  return stands[wordOf[last] as number] as Places;
}

/** Index in the sorted `places`, or in the part of them given, of the first that is not below `from`. */
export function firstFrom(places: ArrayLike<number>, from: number, first = 0, end = places.length): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
