import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { FAIR_COST, OTHER_MONEY, PRICE, UNLIKE, UNLIKE_BASIS } from "../concepts/money.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

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
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\n[[Seen at our contract price and their catalogue price, it is the cheaper of the two.]]",
        why: "two kinds of price",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\n[[A month of Tavorel is £12 cheaper, leaving the nurse visits out.]]",
        why: "a part of the bill is left out",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\n[[Savings assume that all your patients change and that nobody stops.]]",
        why: "an assumption that flatters",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTraining was left out of the sum for both medicines.\nThe list price is £30.00 for 28 tablets.",
        why: "left out on both sides",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWhat does a switch cost, with all that is usually left out?",
        why: "a question",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\nSpend on branded tablets, last year: £212,000. Discount: 9% off invoice. Prices exclude VAT.",
        why: "prices and budgets, and no saving",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\nIf your trust has a contract the saving of £40 may shrink.",
        why: "a saving that is owned to depend",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\nBoth prices are list prices on the same day, excluding VAT.",
        why: "one kind of price",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\n28 tablets cost £31.00 (basic NHS price excluding VAT, MIMS, May 2025).",
        why: "a plain price",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material for payers\nNurse visits are costed for both medicines in the same way.",
        why: "one basis",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no price" }],
  },
};
