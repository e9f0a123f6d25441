import { MAX_QUOTE_CHARS, type SecondLook } from "#schema/result.ts";
import { REQUIREMENT_OF } from "#worker/classifier/model.ts";
import { secondLooks } from "#worker/classifier/opinion.ts";
import { REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { foundIn } from "#worker/rules/engine/classified.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import { isOnePage } from "#worker/rules/facts/edges.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";

/** Passages shown for a piece, over all its clauses: more are no help to a reader. */
const MOST_PLACES = 3;

type Place = SecondLook["places"][number];

function placeOf(facts: Facts, sentence: Sentence): Place {
  const start = inSource(facts, sentence.start);
  const quote = facts.view.source.slice(start, Math.min(inSource(facts, sentence.end), start + MAX_QUOTE_CHARS));
  return { quote, page: isOnePage(facts) ? null : sentence.page, start, end: start + quote.length };
}

/** What the classifier alone would look at again, the likeliest clause first, with at most three passages in all and none that is
 * shown twice. Pure. */
export function secondLookOf(facts: Facts, outcomes: readonly ClauseOutcome[]): SecondLook[] {
  const shown = new Set<number>();
  return secondLooks(facts, foundIn(outcomes)).flatMap(({ clause, sentences }) => {
    const requirement = REQUIREMENTS.get(REQUIREMENT_OF.get(clause) ?? "");
    if (!requirement) return [];
    const sentence = shown.size < MOST_PLACES ? sentences.find(({ index }) => !shown.has(index)) : undefined;
    if (sentence) shown.add(sentence.index);
    const places = sentence ? [placeOf(facts, sentence)] : [];
    return [{ clause: String(clause), kind: requirement.check, places }];
  });
}
