import type { Token } from "./facts/tokens.ts";
import type { BaseFacts, Sentence } from "./facts/types.ts";
import { isOfClass, type Phrase, type Step, TOKEN_CLASSES, type TokenClass } from "./phrase.ts";

/** Where each word of a text stands, so that a wording is tried only where its first word is, and not at all in a text
 * that lacks one of its words. Made once for a text; it follows from the tokens alone. */
interface WordPlaces {
  places: Map<string, number[]>;
  /** Where words stand that begin so, for each prefix asked for. */
  byPrefix: Map<string, number[][]>;
  byClass: Map<TokenClass, number[]>;
  /** Index of the sentence that each token belongs to. */
  sentenceOf: Int32Array;
  ofPhrase: Map<Phrase, number[][] | null>;
  ofList: Map<Phrase[], Candidates | null>;
}

/** The wordings of a list that a text has the words for, and where any of them may begin. */
export interface Candidates {
  phrases: Phrase[];
  /** Token indices, in order. */
  starts: ArrayLike<number>;
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
  return { places, byPrefix: new Map(), byClass, sentenceOf, ofPhrase: new Map(), ofList: new Map() };
}

function placesIn(facts: BaseFacts): WordPlaces {
  const known = made.get(facts.tokens);
  if (known) return known;
  const built = build(facts);
  made.set(facts.tokens, built);
  return built;
}

function placesWith(prefix: string, index: WordPlaces): number[][] {
  const known = index.byPrefix.get(prefix);
  if (known) return known;
  const found: number[][] = [];
  for (const [word, places] of index.places) if (word.startsWith(prefix)) found.push(places);
  index.byPrefix.set(prefix, found);
  return found;
}

/** The smaller of the two is gone through: the words of the step, or those of the text. */
function placesOfWords(words: ReadonlySet<string>, index: WordPlaces): number[][] {
  const found: number[][] = [];
  if (words.size > index.places.size) {
    for (const [word, places] of index.places) if (words.has(word)) found.push(places);
    return found;
  }
  for (const word of words) {
    const places = index.places.get(word);
    if (places) found.push(places);
  }
  return found;
}

function placesOf(step: Step, index: WordPlaces): number[][] {
  const found = placesOfWords(step.words, index);
  for (const prefix of step.prefixes) found.push(...placesWith(prefix, index));
  for (const name of step.classes) {
    const places = index.byClass.get(name) ?? [];
    if (places.length > 0) found.push(places);
  }
  return found;
}

function standsIn(step: Step, index: WordPlaces): boolean {
  for (const word of step.words) if (index.places.has(word)) return true;
  return (
    step.prefixes.some((prefix) => placesWith(prefix, index).length > 0) ||
    step.classes.some((name) => (index.byClass.get(name) ?? []).length > 0)
  );
}

/** Where a wording may begin; null when one of its words is not in the text. */
function startsOf(phrase: Phrase, index: WordPlaces): number[][] | null {
  const known = index.ofPhrase.get(phrase);
  if (known !== undefined) return known;
  const { steps } = phrase;
  let found: number[][] | null = null;
  if (steps.every((step) => step.optional || standsIn(step, index))) {
    found = [];
    for (const step of steps) {
      found.push(...placesOf(step, index));
      if (!step.optional) break;
    }
  }
  index.ofPhrase.set(phrase, found);
  return found;
}

/** Sorted lists as one, each number once. */
function merged(lists: number[][]): ArrayLike<number> {
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

/** Which wordings of a list may stand in a text and where; null when none of them can. */
export function candidates(list: Phrase[], facts: BaseFacts): Candidates | null {
  const index = placesIn(facts);
  const known = index.ofList.get(list);
  if (known !== undefined) return known;
  const possible: Phrase[] = [];
  const starts = new Set<number[]>();
  for (const phrase of list) {
    const found = startsOf(phrase, index);
    if (!found) continue;
    possible.push(phrase);
    for (const places of found) starts.add(places);
  }
  const result = starts.size > 0 ? { phrases: possible, starts: merged([...starts]) } : null;
  index.ofList.set(list, result);
  return result;
}

/** Index of the sentence that a token belongs to, or -1. */
export function sentenceAt(facts: BaseFacts, at: number): number {
  return placesIn(facts).sentenceOf[at] ?? -1;
}

/** Which sentences of a text some are, where they are sentences of that text in its order; else null. */
const members = new WeakMap<Sentence[], Uint8Array | null>();

/** A mark for each sentence of the text that is among the given; null when these are not sentences of it in order. */
export function membersOf(sentences: Sentence[], facts: BaseFacts): Uint8Array | null {
  const known = members.get(sentences);
  if (known !== undefined && (known === null || known.length === facts.sentences.length)) return known;
  let marks: Uint8Array | null = new Uint8Array(facts.sentences.length);
  let last = -1;
  for (const sentence of sentences) {
    if (sentence.index <= last || facts.sentences[sentence.index] !== sentence) {
      marks = null;
      break;
    }
    marks[sentence.index] = 1;
    last = sentence.index;
  }
  members.set(sentences, marks);
  return marks;
}
