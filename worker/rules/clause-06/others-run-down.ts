import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { names } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import { POPULATION } from "../facts/other-tellings.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const OTHERS =
  /\b(?:others?|rivals?|competitors?|alternatives?|they|their|them|those|these agents|the old(?:er)?|usual|generic|class|specials?|what (?:you|the ward|we) (?:have|has) always|another|someone else|elsewhere|the rest)\b/i;
const PEOPLE =
  /\b(?:colleagues?|doctors?|GPs?|pharmacists?|nurses?|consultants?|specialists?|prescribers?|clinicians?|committees?|people who|those who|anyone who|commissioners?)\b/i;
/** A drawback, a taunt or a doubt. */
const DOWN =
  /\b(?:not|no|never|nobody|fail\w*|flunk\w*|weak\w*|poor\w*|thin|shaky|old[- ]fashioned|outdated|yesterday|behind|slow\w*|harsh|crude|blunt|clumsy|dirty|toxic|dangerous\w*|risk\w*|harm\w*|problem\w*|trouble\w*|pain\w*|agony|suffer\w*|worse|worst|lack\w*|miss\w*|without|habit|stuck|still|keep|stopped|ignor\w+|lazy|blind|afraid|doubt\w*|defend|explain|would you|why|accept|tolerate|put up with|settle for|cheap|hope\w*|guess\w*|struggl\w*|messy|fiddly|hassle|bother\w*|die|death|kill\w*)\b/i;

const withoutPopulation = (words: string) => words.replace(POPULATION, " ");

const speaksOf = (facts: Facts, s: Sentence) => names(facts, s, "competitor") || OTHERS.test(wordsOf(facts, s));
const down = (facts: Facts, s: Sentence) => DOWN.test(withoutPopulation(wordsOf(facts, s)));

const GROUNDS: readonly Ground[] = [
  {
    is: (facts, s) => PEOPLE.test(wordsOf(facts, s)) && down(facts, s),
    why: "runs down health professionals or their opinions",
    rule: "Health professionals and their opinions must not be disparaged (Clause 6.7).",
    subclause: "6.7",
  },
  {
    is: (facts, s) => speaksOf(facts, s) && down(facts, s),
    why: "runs down other medicines or those who make them instead of comparing facts",
    rule: "Other companies and their medicines must not be disparaged (Clause 6.6).",
  },
];

/** 6.6 and 6.7: others, their medicines and the opinions of health professionals are not run down, by question or by hint. */
export const othersRunDown: Check = {
  id: "clause-06/others-run-down",
  requirement: "6.competitor-not-disparaged",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["disparagement"],
  applies: (facts) => facts.products.length > 0,
  find: (facts) => onGrounds(facts, ownSentences(facts), GROUNDS),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Doctors who stay with the old tablets have stopped reading.]]",
        why: "prescribers belittled",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Why put up with the slow start of the others?]]",
        why: "a taunt at other medicines",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is for patients who do not respond to other therapies or their combination.",
        why: "whom the medicine is for",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel and placebo were compared over 12 weeks.",
        why: "a plain comparison",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is licensed for migraine in adults.",
        why: "nothing on others",
      },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "no medicine" }],
  },
};
