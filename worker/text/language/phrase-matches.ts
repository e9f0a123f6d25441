import type { ReadText, Sentence } from "../types.ts";
import type { Choice, Match, Phrase, Step } from "./phrase.ts";
import { firstFrom, merged, type Places, placesOf, type WordPlaces, wordPlacesIn } from "./word-places.ts";

/** Where the wordings of a list stand in a text, found from the places of their words and found once for a text. */

/** Token indices, in order, that are not kept. */
type Starts = ArrayLike<number>;

/** Where a wording may begin. */
function startsOf({ opening }: Phrase, index: WordPlaces): Starts {
  return opening.length === 1
    ? placesOf(opening[0] as Choice, index)
    : merged(opening.map((choice) => placesOf(choice, index)));
}

/** The wordings of the list that the text has all words for. */
function possibleOf(list: Phrase[], { links }: WordPlaces): Phrase[] {
  const possible: Phrase[] = [];
  for (const phrase of list) {
    const { required } = phrase;
    let found = 0;
    while (found < required.length && links[required[found] as number] !== 0) found++;
    if (found === required.length) possible.push(phrase);
  }
  return possible;
}

/** The step that must be there and has the fewest places in the text. */
function rarestOf({ steps }: Phrase, index: WordPlaces): { places: Places; reach: number } | null {
  let rarest: { places: Places; reach: number } | null = null;
  for (const { optional, choice, reach } of steps) {
    if (optional) continue;
    const places = placesOf(choice, index);
    if (!rarest || places.length < rarest.places.length) rarest = { places, reach };
  }
  return rarest;
}

/** Where a wording may have got to, and where its next word takes it: kept from call to call, because texts are searched
 * at hundreds of thousands of places. */
let ends: number[] = [];
let next: number[] = [];

function addEnd(list: number[], count: number, end: number): number {
  for (let i = 0; i < count; i++) if (list[i] === end) return count;
  list[count] = end;
  return count + 1;
}

/** End (exclusive token index) of the shortest match of the wording beginning at token `from`, or -1. Walks a set of
 * positions forward, so its time is linear in the text whatever the wording. */
function endOf({ steps }: Phrase, index: WordPlaces, from: number, limit: number): number {
  let count = 1;
  ends[0] = from;
  for (let i = 0; i < steps.length; i++) {
    const { choice, gap, optional } = steps[i] as Step;
    const places = placesOf(choice, index);
    const room = i === 0 ? 0 : gap;
    let reached = 0;
    if (optional) for (; reached < count; reached++) next[reached] = ends[reached] as number;
    for (let e = 0; e < count; e++) {
      const end = ends[e] as number;
      const last = Math.min(end + room, limit - 1);
      for (let k = firstFrom(places, end); k < places.length && (places[k] as number) <= last; k++)
        reached = addEnd(next, reached, (places[k] as number) + 1);
    }
    if (reached === 0) return -1;
    [ends, next] = [next, ends];
    count = reached;
  }
  let end = ends[0] as number;
  for (let e = 1; e < count; e++) end = Math.min(end, ends[e] as number);
  return end > from ? end : -1;
}

/** Part of a text that is searched, and where a wording that begins at a token has to end. */
interface Range {
  first: number;
  last: number;
  limitAt(token: number): number;
}

interface Ending {
  phrase: Phrase;
  last: number;
}

/** By the token at which a wording begins: which it is, and where it ends. */
type Found = Map<number, Ending>;

/** Adds where the wording stands to what the wordings before it have left free. */
function search(phrase: Phrase, starts: Starts, index: WordPlaces, range: Range, found: Found): void {
  const tryAt = (at: number) => {
    if (found.has(at)) return;
    const last = endOf(phrase, index, at, range.limitAt(at));
    if (last !== -1) found.set(at, { phrase, last });
  };
  const rarest = rarestOf(phrase, index);
  if (!rarest || rarest.places.length * 2 > starts.length) {
    for (let i = firstFrom(starts, range.first); i < starts.length && (starts[i] as number) < range.last; i++)
      tryAt(starts[i] as number);
    return;
  }
  const { places, reach } = rarest;
  let next = range.first;
  for (let k = firstFrom(places, range.first); k < places.length && (places[k] as number) < range.last; k++) {
    const place = places[k] as number;
    let i = firstFrom(starts, Math.max(next, place - reach));
    for (; i < starts.length && (starts[i] as number) <= place; i++) tryAt(starts[i] as number);
    next = place + 1;
  }
}

/** The first wording of the list that stands at each token of the range. */
function searchAll(list: Phrase[], index: WordPlaces, range: Range): Found {
  const found: Found = new Map();
  let anyStart: Starts | undefined;
  for (const phrase of list) {
    if (phrase.opensWithRoom) anyStart ??= merged(list.map((other) => startsOf(other, index)));
    search(phrase, phrase.opensWithRoom ? (anyStart ?? []) : startsOf(phrase, index), index, range, found);
  }
  return found;
}

function toMatches(found: Found, facts: ReadText, sentenceAt: (token: number) => Sentence): Match[] {
  if (found.size === 0) return [];
  const starts = [...found.keys()];
  if (starts.length > 1) starts.sort((a, b) => a - b);
  return starts.map((first) => {
    const { phrase, last } = found.get(first) as Ending;
    const sentence = sentenceAt(first);
    const start = facts.tokens[first]?.start ?? sentence.start;
    const end = facts.tokens[last - 1]?.end ?? sentence.end;
    return { start, end, first, last, sentence, phrase };
  });
}

/** What is found of wordings none of which the text has all words for. */
export const NO_MATCH: Match[] = [];
/** All matches of a list in the sentences of a text, in their order. Callers share the answer. */
export function matchesIn(facts: ReadText, list: Phrase[]): Match[] {
  const index = wordPlacesIn(facts);
  const before = index.matches.get(list);
  if (before) return before;
  const possible = possibleOf(list, index);
  if (possible.length === 0) {
    index.matches.set(list, NO_MATCH);
    return NO_MATCH;
  }
  const { sentences, tokens } = facts;
  const limitAt = (at: number) => sentences[index.sentenceOf[at] ?? -1]?.last ?? -1;
  const found = searchAll(possible, index, { first: 0, last: tokens.length, limitAt });
  const matches = toMatches(found, facts, (at) => sentences[index.sentenceOf[at] ?? -1] as Sentence);
  index.matches.set(list, matches);
  return matches;
}

/** Index of the first match that begins at `token` or after it. */
function firstMatchFrom(matches: Match[], token: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle] as Match).first < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of all matches of a list that stand in the sentence; a sentence put together of others is searched anew. */
export function matchesWithin(sentence: Sentence, all: Match[], list: Phrase[], facts: ReadText): Match[] {
  const { first, last } = sentence;
  if (facts.sentences[sentence.index] === sentence) {
    const from = firstMatchFrom(all, first);
    const to = firstMatchFrom(all, last);
    return from === to ? [] : all.slice(from, to);
  }
  const index = wordPlacesIn(facts);
  const found = searchAll(possibleOf(list, index), index, { first, last, limitAt: () => last });
  return toMatches(found, facts, () => sentence);
}

/** Which sentences of a text some are, where they are sentences of that text in its order; else null. */
const members = new WeakMap<Sentence[], Uint8Array | null>();

/** A mark for each sentence of the text that is among the given; null when these are not sentences of it in order. */
export function membersOf(sentences: Sentence[], facts: ReadText): Uint8Array | null {
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
