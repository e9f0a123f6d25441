import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import { mixed, numberOf } from "#worker/text/feature-numbers.ts";
import { readershipOf, speechBySentence } from "./circumstances.ts";
import { type Copy, copyOf } from "./copy.ts";

/* What the classifier sees of a material: which words, pairs of words and circumstances stand in a sentence, and in
 * the piece as a whole. */

/** The features of one sentence, whose neighbours are given by their words. */
function sentenceFeatures(words: number[], beside: number[][], circumstances: number[], audience: number): number[] {
  const features: number[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    features.push(mixed("word", word), mixed("wordForAudience", word, audience));
    if (i > 0) features.push(mixed("pair", words[i - 1] as number, word));
    if (i > 1) features.push(mixed("pairWithGap", words[i - 2] as number, word));
  }
  for (const others of beside) for (const word of others) features.push(mixed("nextTo", word));
  for (const circumstance of circumstances) features.push(mixed("circumstance", circumstance));
  return features;
}

/** A sentence of the copy and the numbers of its features; some may stand twice. */
export interface SentenceFeatures {
  sentence: Sentence;
  features: number[];
}

/** The features of each sentence of the copy, one after the other: all at once they would take more memory than the
 * material. Pure; text addressed to a checker is no part of the sentences, and so of what is seen here. */
export function* sentencesOf(facts: Facts): Generator<SentenceFeatures> {
  const { sentences, words } = copyOf(facts);
  const audience = numberOf(facts.submission.audience);
  const setting = readershipOf(facts).map(numberOf);
  const speech = speechBySentence(facts);
  for (const [i, sentence] of sentences.entries()) {
    const beside = [words[i - 1] ?? [], words[i + 1] ?? []];
    const own = [...setting, ...[`Z${sentence.zone}`, ...(speech.get(sentence.index) ?? [])].map(numberOf)];
    yield { sentence, features: sentenceFeatures(words[i] ?? [], beside, own, audience) };
  }
}

/** Sentences at the head of a piece, which say what it is. */
const OPENING = 3;

function subjectFeatures({ words, circumstances }: Copy): Set<number> {
  const features = new Set<number>();
  for (const own of words)
    own.forEach((word, i) => {
      features.add(mixed("pieceWord", word));
      if (i > 0) features.add(mixed("piecePair", own[i - 1] as number, word));
    });
  for (const circumstance of circumstances) features.add(mixed("pieceCircumstance", circumstance));
  return features;
}

function pieceFeatures(copy: Copy, audience: number): number[] {
  const { words, context } = copy;
  const features = subjectFeatures(copy);
  context.forEach((word, i) => {
    features.add(mixed("contextWord", word));
    if (i > 0) features.add(mixed("contextPair", context[i - 1] as number, word));
  });
  for (const word of words.flat()) features.add(mixed("pieceWordForAudience", word, audience));
  for (const word of words.slice(0, OPENING).flat()) features.add(mixed("openingWord", word));
  return [...features];
}

/** The features of the copy as a whole; none for a material without copy. Pure. */
export function pieceOf(facts: Facts): number[] {
  const copy = copyOf(facts);
  return copy.words.length === 0 ? [] : pieceFeatures(copy, numberOf(facts.submission.audience));
}
