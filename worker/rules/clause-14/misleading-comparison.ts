import { oncePer } from "#worker/lib/once-per.ts";
import { phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import { isOnMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
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

/** Two results are laid beside each other for the reader to compare. */
const SIDE_BY_SIDE = phrases(
  "place|put|lay|hold|open|set|show|print ..6 beside|alongside|against|next",
  "side by side",
  "back to back",
  "could|can ..3 tell ..3 which|apart|difference",
  "that is what our|other|most ..3 tell|say|told|find|found",
);
const NEVER_COMPARED =
  /\bno (?:study|trial|data|evidence)\b[^.]{0,30}\b(?:one against|compar\w+|against the other|head[- ]to[- ]head|between)\b|\bno (?:direct|head[- ]to[- ]head)\b|\bnever been (?:compared|tested against)\b|\b(?:two|separate|different) (?:trials|studies)\b[^.]{0,30}\b(?:differ|not comparable|separate)/i;

/** Results of trials that were never compared are laid beside each other, on purpose. */
const laidSideBySide = oncePer((facts: Facts) => {
  const laid = ownWords(SIDE_BY_SIDE, facts, ownSentences(facts));
  if (laid.length === 0 || !facts.sentences.some((s) => NEVER_COMPARED.test(wordsOf(facts, s)))) return [];
  return oncePerSentence(laid)
    .filter(
      ({ sentence }) =>
        /\d|figure|page|curve|line|result|graph|chart|SPC|trial|study|apart|tell/i.test(wordsOf(facts, sentence)) &&
        !/\bin one (?:trial|study)\b|\bcertified\b/i.test(wordsOf(facts, sentence)),
    )
    .map((match) =>
      sentenceHit(
        facts,
        match,
        `${quoted(wordsOf(facts, match.sentence))} has two results compared that no trial has compared, as the piece itself says. A comparison must not mislead and must rest on a substantiated feature (Clause 14.1).`,
      ),
    );
});

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
    (facts.promotion.isPromotional || facts.promotion.kind === "internal") &&
    (laidSideBySide(facts).length > 0 ||
      facts.products.some((p) => p.role === "competitor") ||
      ownWords(COMPARATOR, facts).length > 0 ||
      facts.trial.results.length > 0),
  find: (facts) => {
    const beside = laidSideBySide(facts);
    if (beside.length > 0 || !facts.promotion.isPromotional) return beside;
    const failed = comparisonFails(facts);
    if (failed === null) return [];
    const ground =
      failed === "not-significant"
        ? "the difference that the piece reports was not statistically significant"
        : "the trial was made to show non-inferiority only";
    return oncePerSentence(ownWords(URGED, facts, ownSentences(facts)))
      .filter(
        ({ sentence }) =>
          isOnMedicine(facts, sentence) &&
          !/\?$|\bextra (?:\p{L}+ )?(?:fluids|method)|^\W*(?:if|put)\b|\bgive extra\b|\bnot significant|\bno significant|\b(?:one more|another|more) choices?\b|\bbest[- ]corrected\b|\bmean change\b/iu.test(
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
      {
        text: "Tavorel (tavorimib). Internal briefing for representatives.\n[[Lay the two graphs side by side and wait.]]\nThere is no trial that compares them.",
        why: "two trials laid side by side",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% v 29% with sumitrane (p=0.44). Give extra clear fluids. If it falls off, change it at once: no extra patch is needed.",
        why: "care, and no choice",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% with Tavorel and 22% with sumitrane (p=0.01).\nChoose Tavorel for greater relief.",
        why: "a significant difference",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nSuperiority over sumitrane was not shown (p=0.06). Switching is a decision for the specialist.",
        why: "reported straight",
      },
      {
        text: "Tavorel (tavorimib). Internal briefing for representatives.\nNever lay the two graphs side by side.\nThere is no trial that compares them.",
        why: "forbidden",
      },
    ],
    inapplicable: [{ text: "Choose the better of two dates for the meeting.", why: "no medicine" }],
  },
};
