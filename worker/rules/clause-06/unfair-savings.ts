import { combined } from "../combine.ts";
import { NEVER_SAY, PUT_RIGHT, SLY } from "../lexicon/candour.ts";
import {
  FAIR_COST,
  LEFT_OUT,
  OTHER_MONEY,
  PRICE,
  SAVING,
  SAVING_FOR_ALL,
  UNLIKE,
  UNLIKE_BASIS,
} from "../lexicon/money.ts";

import type { Check } from "../types.ts";
import { isStatement, speaksOfMedicine } from "./reading.ts";
import { examples } from "./unfair-savings.examples.ts";

const FAIR = [NEVER_SAY, FAIR_COST, PUT_RIGHT, OTHER_MONEY];
const SAID_FAIR = [NEVER_SAY, FAIR_COST, OTHER_MONEY];

const COMBINATIONS = [
  {
    all: [UNLIKE_BASIS, PRICE],
    beside: [UNLIKE],
    none: FAIR,
    why: "compares costs that are not counted in the same way for both medicines",
  },
  {
    all: [UNLIKE_BASIS, SAVING, PRICE],
    none: FAIR,
    why: "rests a saving on a basis that not every reader shares",
  },
  { all: [LEFT_OUT, PRICE], none: SAID_FAIR, why: "leaves a part of the cost out of the sum" },
  { all: [SLY, PRICE], none: FAIR, why: "keeps something about the cost from the reader" },
  {
    all: [SAVING_FOR_ALL, SAVING, PRICE],
    none: FAIR,
    why: "promises a saving without the amount, basis and date that would show it",
  },
];

/** 6.1: prices and savings are told on one basis, complete, and for those patients in whom they were shown. */
export const unfairSavings: Check = {
  id: "clause-06/unfair-savings",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  loose: true,
  themes: ["misleading-claim", "comparison"],
  applies: (facts) => speaksOfMedicine(facts) && facts.sentences.some((sentence) => PRICE.has(facts, sentence)),
  find: (facts) =>
    combined(
      COMBINATIONS,
      facts,
      "Cost comparisons and savings must not mislead (Clauses 6.1 and 14.1).",
      ({ sentence }) => isStatement(facts, sentence),
    ),
  examples,
};
