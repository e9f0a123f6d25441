import type { Facts } from "../facts/index.ts";
import { contextFacts } from "../facts/setting.ts";
import type { BaseFacts, Sentence } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { circumstancesOf, readershipOf, speechBySentence } from "./circumstances.ts";

/* What the likeness model sees of a material: which words, pairs of words and circumstances stand in a sentence, and in
 * the piece as a whole. A feature is a number that stands for it; two that share a number are too rare to matter. */

/** Parts of a piece that are given by the licence or the sources, and say nothing of how it is written. */
const NOT_COPY = new Set(["pi", "references", "ae-statement"]);

const KINDS = {
  word: 1,
  pair: 2,
  pairWithGap: 3,
  nextTo: 4,
  wordForAudience: 5,
  circumstance: 6,
  pieceWord: 11,
  piecePair: 12,
  pieceCircumstance: 13,
  pieceWordForAudience: 14,
  openingWord: 15,
  contextWord: 16,
  contextPair: 17,
} as const;

/** The number of a row of characters (FNV-1a, 32 bits). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Numbers of 30 bits are kept as they are, larger ones as objects: a long material has hundreds of thousands. */
const SMALL_BY = 2;

/** The number of a feature of one or two words. */
function mixed(kind: keyof typeof KINDS, one: number, other = 0): number {
  let hash = Math.imul(one ^ Math.imul(KINDS[kind], 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ other, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) >>> SMALL_BY;
}

const STEM_CHARS = 7;

/** A word cut to what its forms share. */
function stemOf(word: string): string {
  return word.replace(/(?:ations?|ions?|ings?|ments?|ies|ed|es|s|ly)$/, "").slice(0, STEM_CHARS);
}

/** The words of a sentence as numbers: names stand for what they name, figures for one another. */
function wordsIn(
  facts: BaseFacts,
  { first, last }: Pick<Sentence, "first" | "last">,
  known: Map<string, number>,
): number[] {
  const numbers: number[] = [];
  for (let at = first; at < last; at++) {
    const norm = facts.tokens[at]?.norm ?? "";
    const role = facts.tokenRoles[at];
    const word = role ? `@${role}` : /^\d/.test(norm) ? "#" : norm;
    let number = known.get(word);
    if (number === undefined) {
      number = numberOf(word.startsWith("@") ? word : stemOf(word));
      known.set(word, number);
    }
    numbers.push(number);
  }
  return numbers;
}

/** The features of one sentence, whose neighbours are given by their words. */
function sentenceFeatures(words: number[], beside: number[][], circumstances: number[], audience: number): number[] {
  const features = new Set<number>();
  words.forEach((word, i) => {
    features.add(mixed("word", word));
    features.add(mixed("wordForAudience", word, audience));
    if (i > 0) features.add(mixed("pair", words[i - 1] as number, word));
    if (i > 1) features.add(mixed("pairWithGap", words[i - 2] as number, word));
  });
  for (const word of beside.flat()) features.add(mixed("nextTo", word));
  for (const circumstance of circumstances) features.add(mixed("circumstance", circumstance));
  return [...features];
}

/** Sentences at the head of a piece, which say what it is. */
const OPENING = 3;

function subjectFeatures(sentences: number[][], circumstances: number[]): Set<number> {
  const features = new Set<number>();
  for (const words of sentences)
    words.forEach((word, i) => {
      features.add(mixed("pieceWord", word));
      if (i > 0) features.add(mixed("piecePair", words[i - 1] as number, word));
    });
  for (const circumstance of circumstances) features.add(mixed("pieceCircumstance", circumstance));
  return features;
}

function pieceFeatures({ words, circumstances, context }: Read, audience: number): number[] {
  const features = subjectFeatures(words, circumstances);
  context.forEach((word, i) => {
    features.add(mixed("contextWord", word));
    if (i > 0) features.add(mixed("contextPair", context[i - 1] as number, word));
  });
  for (const word of words.flat()) features.add(mixed("pieceWordForAudience", word, audience));
  for (const word of words.slice(0, OPENING).flat()) features.add(mixed("openingWord", word));
  return [...features];
}

/** A sentence of the copy and the numbers of its features. */
export interface SentenceFeatures {
  sentence: Sentence;
  features: number[];
}

interface Read {
  copy: Sentence[];
  words: number[][];
  circumstances: number[];
  /** The words of what the user says of the piece. */
  context: number[];
}

/** The words of the copy, read once for the sentences and the piece. */
const readCopy = oncePer((facts: Facts): Read => {
  const known = new Map<string, number>();
  const copy = facts.sentences.filter(({ zone }) => !NOT_COPY.has(zone));
  const about = contextFacts(facts);
  return {
    copy,
    words: copy.map((sentence) => wordsIn(facts, sentence, known)),
    circumstances: circumstancesOf(facts).map(numberOf),
    context: wordsIn(about, { first: 0, last: about.tokens.length }, known),
  };
});

/** The features of each sentence of the copy, one after the other: all at once they would take more memory than the
 * material. Pure; text addressed to a checker is no part of the sentences, and so of what is seen here. */
export function* sentencesOf(facts: Facts): Generator<SentenceFeatures> {
  const { copy, words } = readCopy(facts);
  const audience = numberOf(facts.submission.audience);
  const setting = readershipOf(facts).map(numberOf);
  const speech = speechBySentence(facts);
  for (const [i, sentence] of copy.entries()) {
    const beside = [words[i - 1] ?? [], words[i + 1] ?? []];
    const own = [...setting, ...[`Z${sentence.zone}`, ...(speech.get(sentence.index) ?? [])].map(numberOf)];
    yield { sentence, features: sentenceFeatures(words[i] ?? [], beside, own, audience) };
  }
}

/** The features of the copy as a whole; none for a material without copy. Pure. */
export function pieceOf(facts: Facts): number[] {
  const read = readCopy(facts);
  return read.words.length === 0 ? [] : pieceFeatures(read, numberOf(facts.submission.audience));
}

/** What the piece speaks of: its words and circumstances; nothing for a material without copy. Pure. */
export function subjectOf(facts: Facts): number[] {
  const { words, circumstances } = readCopy(facts);
  return words.length === 0 ? [] : [...subjectFeatures(words, circumstances)];
}
