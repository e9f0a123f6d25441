import { isDosingLine, isOfTheIll, isReactionList, opensWithIllness } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { isStatement, names, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

const ALL_EMBRACING =
  /\b(?:all|every|everyone|everybody|each|any|anyone|always|never|no one|nobody|nothing|none|whatever|no matter|only|simply|complete(?:ly)?|fully|totally|perfect\w*|ideal|ultimate|unrivalled|unmatched|unbeatable|best|most|first|leading|greatest|strongest|fastest|gentlest|kindest|safest|unique|single|sole|landmark|revolution\w*|breakthrough|gold standard|game[- ]chang\w+|at last|finally|won't|without exception|no exceptions?|needs? no|easy)\b/i;
const AGAINST =
  /\b(?:than|versus|vs|compared|unlike|beats?|ahead|others?|rivals?|alternatives?|class|instead|better|superior\w*|cheaper|costs?|saves?|ordinary|half|twice|double)\b|\d\s{2,}\S*\d/i;
const GROUNDS: readonly Ground[] = [
  {
    is: ALL_EMBRACING,
    why: "claims without limit or in superlatives what only a limited result could show",
    rule: "Exaggerated and all-embracing claims must not be made (Clause 14.4).",
  },
  {
    is: (facts, s) => AGAINST.test(facts.view.text.slice(s.start, s.end)) || names(facts, s, "competitor"),
    why: "makes a comparison without the basis that would make it fair",
    rule: "Comparisons must not be misleading (Clause 14.1).",
    subclause: "14.1",
  },
];
/** For whom it is licensed: what measures the people there measures no medicine. */
const INDICATED = /\b(?:is|are) (?:now |also )?(?:indicated|licensed) (?:for|in|to)\b/i;
const MEASURED_BY =
  /\b(?:better|superior\w*|cheaper|costs?|saves?|beats?|unlike|rivals?|versus|vs|ahead|first|only|best|unique|leading)\b/i;
const isIndication = (words: string): boolean => INDICATED.test(words) && !MEASURED_BY.test(words);

const isPlain = (words: string): boolean =>
  isIndication(words) || isDosingLine(words) || isReactionList(words) || isOfTheIll(words) || opensWithIllness(words);
const claims = (facts: Facts) =>
  ownClaims(facts)
    .map(({ sentence }) => sentenceOf(facts, sentence))
    .filter((s) => isStatement(facts, s) && !isPlain(wordsOf(facts, s)));

/** 14.1 and 14.4: no claim is exaggerated or all-embracing, and no comparison misleads. */
export const overstated: Check = {
  id: "clause-14/overstated",
  requirement: "14.no-superlatives",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["exaggerated-claim", "comparison"],
  applies: speaksOfMedicine,
  find: (facts) => onGrounds(facts, claims(facts), GROUNDS),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel is the ultimate answer to migraine.]]",
        why: "a superlative",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel costs less than the class.]]",
        why: "a comparison without its basis",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is now indicated for the prevention of stroke in adults at high risk (greater than 2 times that of others).",
        why: "for whom it is licensed",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nOne tablet of Tavorel every 12 hours, for most adults at first.",
        why: "how it is taken",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nPain fell by 2 points with Tavorel.",
        why: "a result",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWe do not claim that Tavorel is the best.",
        why: "disowned",
      },
    ],
    inapplicable: [
      {
        text: "Shared care agreement between the trust and the practices of the county.",
        why: "no medicine of a company",
      },
    ],
  },
};
