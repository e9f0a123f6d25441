import { oncePer } from "#worker/lib/once-per.ts";
import type { Match } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import type { Combination, Concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Hit } from "../types.ts";
import { quoted, sentenceHit } from "./hits.ts";

/** The sentence and its neighbours in the same line. */
function withNeighbours(facts: Facts, sentence: Sentence): Sentence[] {
  return facts.sentences
    .slice(Math.max(0, sentence.index - 1), sentence.index + 2)
    .filter((s) => s.line === sentence.line);
}

/** Whether the text speaks of all that the combination needs. */
function isPossible({ all, beside = [] }: Combination, facts: Facts): boolean {
  return all.every((idea) => idea.matches(facts).length > 0) && beside.every((idea) => idea.matches(facts).length > 0);
}

/** Whether it is complete in a sentence that its first idea stands in. */
function isComplete({ all, beside, none, noneBeside }: Combination, facts: Facts, sentence: Sentence): boolean {
  if (!all.every((idea, i) => i === 0 || idea.has(facts, sentence)) || none?.some((idea) => idea.has(facts, sentence)))
    return false;
  if (!beside && !noneBeside) return true;
  const around = withNeighbours(facts, sentence);
  const stands = (idea: Concept) => around.some((s) => idea.has(facts, s));
  return (beside ?? []).every(stands) && !(noneBeside ?? []).some(stands);
}

const copyOf = oncePer((facts: Facts) => new Set(ownSentences(facts)));

/** Hits on those of the sentences in which one of the combinations is complete and which `open` lets through. */
export function combined(
  combinations: Combination[],
  facts: Facts,
  rule: string,
  open: (match: Match) => boolean = () => true,
): Hit[] {
  const copy = copyOf(facts);
  const found = combinations.flatMap((combination) =>
    (isPossible(combination, facts) ? (combination.all[0]?.matches(facts) ?? []) : [])
      .filter(
        (match) =>
          copy.has(match.sentence) &&
          isComplete(combination, facts, match.sentence) &&
          !isReported(match, facts) &&
          open(match),
      )
      .map((match) => ({ match, sentence: match.sentence, why: combination.why })),
  );
  return oncePerSentence(found.sort((a, b) => a.match.start - b.match.start)).map(({ match, why }) =>
    sentenceHit(facts, match, `${quoted(wordsOf(facts, match.sentence))} ${why}. ${rule}`),
  );
}
