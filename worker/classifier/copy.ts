import { oncePer } from "#worker/lib/once-per.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { isCopy } from "#worker/rules/facts/message.ts";
import { contextFacts } from "#worker/rules/facts/setting.ts";
import type { BaseFacts, Sentence } from "#worker/rules/facts/types.ts";
import { numberOf, stemOf } from "#worker/text/feature-numbers.ts";
import { circumstancesOf } from "./circumstances.ts";

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

/** What is written in a piece for its reader: its sentences, and beside them what is known of it. */
export interface Copy {
  sentences: Sentence[];
  /** The words of each sentence, as numbers. */
  words: number[][];
  circumstances: number[];
  /** The words of what the user says of the piece. */
  context: number[];
}

/** The copy of a piece, read once for its sentences and the whole. */
export const copyOf = oncePer((facts: Facts): Copy => {
  const known = new Map<string, number>();
  const sentences = facts.sentences.filter(isCopy);
  const about = contextFacts(facts);
  return {
    sentences,
    words: sentences.map((sentence) => wordsIn(facts, sentence, known)),
    circumstances: circumstancesOf(facts).map(numberOf),
    context: wordsIn(about, { first: 0, last: about.tokens.length }, known),
  };
});
