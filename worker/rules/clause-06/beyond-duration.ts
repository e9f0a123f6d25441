import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

/** Benefit told as lasting for years or for good. */
const LASTING = phrases(
  "year|decade after|upon|on year|decade",
  "for many|several|the? years|decades|life|good|ever",
  "lifelong|lifetime|permanent|permanently|forever|everlasting|enduring",
  "the rest of ..2 life|lives",
  "never ..2 away|fades|fade|ends|wanes|wears|returns|stops",
  "for the long term|haul",
  "long term|lasting control|relief|protection|remission|efficacy|freedom|benefit",
);
/** A finding lent to a study that was too short for it. */
const SHOWS =
  /\b(?:registry|study|trial|data|evidence|results)\b[^.]{0,20}\b(?:shows?|showed|proves?|proved|tells? us|demonstrates?)\b/i;
const TRIAL = /\b(?:trial|study|randomi[sz]ed|placebo|vehicle|versus|vs?|week|month|at)\b/i;
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const LONG = 360;

/** The longest time, in days, for which the piece reports any result; null where it gives none. */
function longestResult(facts: Facts): number | null {
  const times = ownSentences(facts).flatMap((s) => {
    const here = facts.figures.bySentence[s.index] ?? [];
    if (!here.some((f) => !["duration", "dose", "money"].includes(f.kind)) || !TRIAL.test(wordsOf(facts, s))) return [];
    const named = here.filter((f) => f.kind === "duration").map((f) => f.value * (DAYS[f.unit] ?? 0));
    const at = [...wordsOf(facts, s).matchAll(/\b(day|week|month|year) (\d{1,3})\b/gi)];
    return [...named, ...at.map((m) => Number(m[2]) * (DAYS[(m[1] ?? "").toLowerCase()] ?? 0))];
  });
  return times.length === 0 ? null : Math.max(...times);
}

function find(facts: Facts): Hit[] {
  const longest = longestResult(facts);
  if (longest === null || longest >= LONG) return [];
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const match = findPhrases(LASTING, facts, [sentence]).find((m) => !isDisowned(m, facts));
    const lent = SHOWS.test(wordsOf(facts, sentence));
    if (
      !match ||
      !(lent || isSlogan(facts, sentence)) ||
      !(claim.kinds.some((k) => k === "efficacy" || k === "comparative") || lent)
    )
      return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, match))} promises an effect over years, while the longest result in the piece is at ${Math.round(longest / 7)} weeks. A claim must not go beyond the time that was studied.`,
      ),
    ];
  });
}

/** Clause 6.1: no effect is claimed for longer than it was studied. */
export const beyondDuration: Check = {
  id: "clause-06/beyond-duration",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["exaggerated-claim", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && findPhrases(LASTING, facts, ownSentences(facts)).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Bronchela (roflumidan)\n\n[[Easier breathing, controlled year after year]]\n\nThe longest trial lasted 24 weeks: FEV1 rose by 48 ml v placebo (p<0.001).",
        why: "years claimed of 24 weeks",
      },
      {
        text: "Skinova (tapirolimus)\n\n[[Lasting control of eczema, for life]]\n\nAt week 12, 46% were clear with Skinova v 18% with vehicle.",
        why: "life claimed of 12 weeks",
      },
    ],
    clean: [
      {
        text: "Bronchela (roflumidan)\n\nControl that lasts, year after year\n\nAt 3 years, 46% remained free of attacks with Bronchela v 28% with placebo.",
        why: "years were studied",
      },
      {
        text: "Skinova (tapirolimus)\n\nEczema can last for years.\n\nAt week 12, 46% were clear with Skinova v 18% with vehicle.",
        why: "the illness lasts, not the effect",
      },
    ],
    inapplicable: [{ text: "Skinova (tapirolimus) is applied twice a day.", why: "no effect over years" }],
  },
};
