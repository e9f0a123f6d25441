import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "./identity.ts";
import type { Facts } from "./index.ts";
import { namedWithin } from "./mentions.ts";
import type { Sentence } from "./types.ts";

/** Parts of a piece that are given by the licence or the sources, and say nothing of how it is written. */
const NOT_COPY = new Set(["pi", "references", "ae-statement"]);
/** Whether a sentence is written for this piece. */
export const isCopy = ({ zone }: Sentence): boolean => !NOT_COPY.has(zone);

/** The sentences by which a piece speaks for a medicine: those that claim something or name one. What else stands in a text, however much it
 * is, neither adds to them nor takes from them. */
const messageOf = oncePer((facts: Facts): Sentence[] => {
  const claiming = new Set(facts.claims.all.map(({ sentence }) => sentence));
  const hinting = new Set(facts.identity.hints.map(({ sentence }) => sentence));
  return facts.sentences.filter(
    (sentence) =>
      isCopy(sentence) &&
      (claiming.has(sentence.index) ||
        hinting.has(sentence.index) ||
        namesMedicine(facts.identity, sentence) ||
        namedWithin(facts.products, sentence).size > 0),
  );
});

/** The material as if it said nothing but its message. */
export const messageAlone = oncePer((facts: Facts): Facts => ({ ...facts, sentences: messageOf(facts) }));

/** Words of treatment, which are said of no other thing that may stand beside a message. */
const OF_TREATMENT =
  /\b(?:patients?|treat(?:s|ed|ing|ments?)?|dos(?:es?|ing|age)|tablets?|capsules?|injections?|medicines?|therap(?:y|ies)|symptoms?|trials?|placebo|impairment|contra-?indicated|swallow)\b/i;

/** How many words of a piece speak for a medicine or of treatment. */
export const wordsOfMessage = (facts: Facts): number => {
  const message = new Set(messageOf(facts));
  return facts.sentences
    .filter((sentence) => message.has(sentence) || (isCopy(sentence) && OF_TREATMENT.test(wordsOf(facts, sentence))))
    .reduce((sum, { first, last }) => sum + last - first, 0);
};
