import type { Facts } from "../facts/index.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { phrases } from "../pattern.ts";
import { copySentences, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Check } from "../types.ts";

const BETTER =
  "greater|better|higher|faster|stronger|superior|more|longer|fewer|lower|safer|gentler|kinder|best|extra|advantage|edge|difference|upper";
/** A comparison that urges the reader to choose. */
const URGED = phrases(
  `choose|choosing|prescribe|switch|pick|prefer|give|offer|select|move|change|upgrade|trust|go ..8 ${BETTER}`,
  `${BETTER} ..10 choose|choosing|prescribe|switch|pick|prefer|select|upgrade|choice`,
  "choose|switch|change|move|upgrade ..6 instead|rather|not|over|from ..3 @competitor",
  "why ..4 not|stay|settle ..4 @competitor",
  "@product ..2 not|over|rather|instead|before ..3 @competitor",
);

/** The only differences that the piece reports against another medicine were not significant, or none was tested. */
function comparisonFails(facts: Facts): "not-significant" | "non-inferiority" | null {
  const results = facts.trial.results;
  if (results.some((r) => r.significant && !r.nonInferiority)) return null;
  if (results.some((r) => !r.significant) || facts.trial.notes.some((n) => n.kind === "not-significant"))
    return "not-significant";
  return facts.trial.notes.some((n) => n.kind === "non-inferiority") ? "non-inferiority" : null;
}

const COMPARATOR = phrases("@competitor", "active comparator|control", "standard|usual treatment|therapy");

/** 14.1: a comparison is allowed only if it does not mislead and rests on a substantiated, relevant feature. */
export const misleadingComparison: Check = {
  id: "clause-14/misleading-comparison",
  requirement: "14.comparison-conditions",
  alsoUnder: ["6.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "misleading-claim", "statistics-and-graphs"],
  applies: (facts) =>
    facts.promotion.isPromotional &&
    (facts.products.some((p) => p.role === "competitor") ||
      ownWords(COMPARATOR, facts).length > 0 ||
      facts.trial.results.length > 0),
  find: (facts) => {
    const failed = comparisonFails(facts);
    if (failed === null) return [];
    const ground =
      failed === "not-significant"
        ? "the difference that the piece reports was not statistically significant"
        : "the trial was made to show non-inferiority only";
    return oncePerSentence(ownWords(URGED, facts, copySentences(facts), 4))
      .filter(
        ({ sentence }) =>
          !/\?$|\bnot significant|\bno significant|\b(?:one more|another|more) choices?\b|\bbest[- ]corrected\b|\bmean change\b/i.test(
            wordsOf(facts, sentence),
          ),
      )
      .map((match) =>
        sentenceHit(
          facts,
          match,
          `${quoted(wordsOf(facts, match.sentence))} urges a choice on a comparison, but ${ground}. A comparison must not mislead and must rest on a substantiated feature (Clause 14.1).`,
        ),
      );
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% with Tavorel and 29% with sumitrane (p=0.44).\n[[Give your patients the better chance: choose Tavorel.]]",
        why: "a choice urged on p=0.44",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe difference from sumitrane was not significant.\n[[Choose Tavorel for greater relief.]]",
        why: "not significant in words",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% with Tavorel and 22% with sumitrane (p=0.01).\nChoose Tavorel for greater relief.",
        why: "a significant difference",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nSuperiority over sumitrane was not shown (p=0.06). Switching is a decision for the specialist.",
        why: "reported straight",
      },
    ],
    inapplicable: [{ text: "Choose the better of two dates for the meeting.", why: "no medicine" }],
  },
};
