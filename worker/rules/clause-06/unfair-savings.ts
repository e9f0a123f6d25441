import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { combined } from "../concepts/combine.ts";
import { FAIR_COST, OTHER_MONEY, PRICE, UNLIKE, UNLIKE_BASIS } from "../concepts/money.ts";
import { quoted } from "../engine/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { hitOn, isStatement, speaksOfMedicine } from "./reading.ts";
import { examples } from "./unfair-savings.examples.ts";

const FAIR = [NEVER_SAY, FAIR_COST, PUT_RIGHT, OTHER_MONEY];

const COMBINATIONS = [
  {
    all: [UNLIKE_BASIS, PRICE],
    beside: [UNLIKE],
    none: FAIR,
    why: "compares costs that are not counted in the same way for both medicines",
  },
];

/** A sum of money that the reader is said to save, or a medicine that costs its buyer nothing. A price, a budget or a
 * discount is none. */
const SAVED =
  /\b(?:sav(?:e|es|ed|ing|ings)|free(?:s|d)?(?! of charge)|(?<!-)releas(?:e|es|ing)|banks?)\b[^.;]{0,60}£ ?\d|£ ?[\d.,]+ ?(?:m|k|bn|million|billion)?\b[^.;]{0,40}\b(?:less|lighter|cheaper|lower|sav(?:e|es|ed|ing|ings))\b|\bpays? for (?:itself|themselves)\b|\b(?:trust|practice|NHS|service|board|you) will save\b|\bsavings? assumes? that (?:all|every|everybody|nobody|no one)\b/i;
/** Something is given with an order, or the sum is conditional or refused. */
const NO_PROMISE =
  /\bfree of charge\b|\bFREE\b|\bworth £|\b(?:no|not|without|if)\b[^.;]{0,30}\bsavings?\b|\bsavings?\b[^.;]{0,30}\b(?:not|may|might|vanish|shrink)\b|\blist price\b/;

const promised = oncePer((facts: Facts): Sentence[] => {
  return ownSentences(facts).filter((sentence) => {
    const words = wordsOf(facts, sentence);
    if (!SAVED.test(words) || NO_PROMISE.test(words) || !isStatement(facts, sentence)) return false;
    return !FAIR.some((idea) => idea.has(facts, sentence));
  });
});

/** 6.1: prices and savings are told on one basis, complete, and for those patients in whom they were shown. */
export const unfairSavings: Check = {
  id: "clause-06/unfair-savings",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["misleading-claim", "comparison"],
  applies: (facts) => speaksOfMedicine(facts) && facts.sentences.some((sentence) => PRICE.has(facts, sentence)),
  find: (facts) => {
    const rule = "Cost comparisons and savings must not mislead (Clauses 6.1 and 14.1).";
    const unlike = combined(COMBINATIONS, facts, rule, ({ sentence }) => isStatement(facts, sentence));
    const taken = new Set(unlike.map((hit) => hit.at?.start));
    return [
      ...unlike,
      ...promised(facts)
        .filter((sentence) => !taken.has(sentence.start))
        .map((sentence) =>
          hitOn(
            facts,
            sentence,
            `${quoted(wordsOf(facts, sentence))} promises a saving without the basis and date that would show it. ${rule}`,
          ),
        ),
    ];
  },
  examples,
};
