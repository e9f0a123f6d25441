import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** The licence knows no doses that stand for each other. */
const NOT_EQUIVALENT =
  /\b(?:no|not) (?:\w+ ){0,3}(?:equivalent doses?|dose[- ]equivalen\w+|equivalence|conversion (?:factor|ratio|table|rate)s?|equianalgesic|equipotent)\b|\b(?:doses?|units|strengths|potenc(?:y|ies)|products|brands|formulations)\b[^.;]{0,40}\b(?:are|is) not (?:equivalent|interchangeable|the same|comparable|equipotent)\b|\b(?:must|can|should) ?not be (?:converted|swapped|substituted|exchanged|interchanged)\b|\bwhatever (?:was|dose was|treatment was) (?:used|taken|given) before\b|\bregardless of (?:the )?previous (?:dose|treatment)\b/i;
const DOSE = /\d[\d,.]{0,11}(?:\/\d[\d,.]{0,11})? ?(?:mg|micrograms?|mcg|units?|IU|g)\b/gi;
/** A trial's arms, a price or medicines taken together are no exchange. */
const NO_EXCHANGE = /\b(?:with|and|plus|versus|vs?|against|or|added to|alongside|n ?=)\b|[%£+]/i;
const ADVISED_AGAINST = /\b(?:do not|don't|never|must not|cannot|not)\b/i;
const HEADING =
  /\b(?:instead of|from|current(?:ly)?|now on|was on|old|previous)\b[^.]{0,80}\b(?:prescribe|to|new|switch|change|start|give)\b|\b(?:conversion|equivalent|swap|switch) (?:chart|table|guide|card|doses?)\b/i;

const denials = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => NOT_EQUIVALENT.test(wordsOf(facts, s))),
);

/** Rows that set a dose of the medicine beside a dose of another. */
const pairsOf = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((s) => {
    const words = wordsOf(facts, s);
    if (ADVISED_AGAINST.test(words)) return false;
    const [first, second] = everyMatch(DOSE, words);
    if (!first || !second) return false;
    const between = { start: s.start + first.index + first[0].length, end: s.start + second.index };
    return (
      facts.tokens
        .slice(s.first, s.last)
        .some(
          (t, i) => facts.tokenRoles[s.first + i] === "product" && between.start <= t.start && t.end <= between.end,
        ) && !NO_EXCHANGE.test(wordsOf(facts, between))
    );
  }),
);

function find(facts: Facts): Hit[] {
  const pairs = pairsOf(facts);
  const denial = denials(facts).find((s) => pairs.every((p) => s.zone === "pi" || Math.abs(p.index - s.index) > 1));
  const [first] = pairs;
  if (!first || !denial) return [];
  const above = facts.sentences[first.index - 1];
  const head = above && HEADING.test(wordsOf(facts, above)) ? [above] : [];
  return [...head, ...pairs].map((s) => ({
    at: { start: s.start, end: s.end },
    issue: `${quoted(wordsOf(facts, s))} lets two doses pass for equal, while the piece's own licence terms say ${quoted(wordsOf(facts, denial))} A table of doses must not imply an equivalence that has not been established.`,
    fix: { kind: "delete" as const, at: { start: s.start, end: s.end } },
  }));
}

const EXAMPLE_TERMS =
  "\nPrescribing information: Tavorel (tavorimib) 20 mg tablets. Dosage: 20 mg daily, increased weekly; doses are not equivalent to those of other medicines. Contraindications: hypersensitivity.";

/** Clause 6.1: doses are not set side by side as equal where the licence says that they are not. */
export const unlikeDoses: Check = {
  id: "clause-06/unlike-doses",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "dosing-information", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && denials(facts).length > 0 && pairsOf(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional card.\n[[Sertavane 100 mg      Tavorel 20 mg]]\n[[Citavane 40 mg      Tavorel 20 mg]]${EXAMPLE_TERMS}`,
        why: "rows of doses against the licence",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional card.\n[[Swap Sertavane 100 mg for Tavorel 20 mg.]]${EXAMPLE_TERMS}`,
        why: "a swap dose for dose",
      },
    ],
    clean: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional card.\nStart Tavorel at 20 mg a day and increase to 40 mg after a week.${EXAMPLE_TERMS}`,
        why: "the medicine's own doses",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional card.\nDo not switch Sertavane 100 mg to Tavorel 20 mg as if they were equal.${EXAMPLE_TERMS}`,
        why: "a warning",
      },
    ],
    inapplicable: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\nSertavane 100 mg      Tavorel 20 mg",
        why: "nothing says that the doses are not equal",
      },
    ],
  },
};
