import { oncePer } from "#worker/lib/once-per.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Line } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** A real difference that is claimed of everything that was measured. */
const DIFFERENT =
  /\b(?:significan(?:t|tly|ce)|superior(?:ity)?|better than|beats?|beaten|outperforms?|outperformed|ahead of)\b/i;
const THROUGHOUT =
  /\b(?:every|all|each|any|both)\b(?: of)?(?: the)?(?: (?!patients?\b|adults?\b)[\p{L}-]+){0,5} (?:measures?|end-?points?|outcomes?|scores?|scales?|time[- ]?points?|visits?|sub-?groups?|domains?|items?|comparisons?|parameters?|symptoms?|assessments?|counts?)\b|\b(?:across the board|on every count|in every respect)\b/iu;
const NEGATED = /\b(?:not|no|never|n't|without|neither|nor|non-?)\b[^.;]{0,30}\bsignifican/i;

/** A difference that chance may have made. */
const NOT_SIGNIFICANT =
  /\bp ?(?:=|>) ?0?\.(?:0[5-9]|[1-9]\d?)|\b(?:not (?:statistically )?significant|non-?significant|no (?:statistically )?significant difference|p ?= ?NS)\b|\((?:NS|ns)\)/;
/** What was alike before treatment, or is no measure of benefit, or was asked of something else. */
const OF_ANOTHER_MATTER =
  /\b(?:baseline|at entry|randomi[sz]ation|age|sex|weight|safety|adverse|reactions?|interactions?|pharmacokinetic\w*|heterogeneity|blood pressure|tolerab\w+|discontinu\w+)\b/i;
/** The head of a table whose last column holds p values, and rows of it. */
const P_COLUMN = /(?:^|\s\s|[\t|]\s?)p(?:[- ]?values?)?\s?\|?$/i;
const P_AT_END = /(?:\s\s|[\t|]\s?)(?:p ?= ?)?0?\.(\d{1,4})\s?\|?$/;
const LEAST = 0.05;

/** The lines of the piece that give a difference for its medicine as not significant. */
const disproofs = oncePer((facts: Facts): Line[] => {
  let inColumn = false;
  return facts.lines.filter((line) => {
    const words = wordsOf(facts, line).trimEnd();
    if (words === "") inColumn = false;
    const value = inColumn ? P_AT_END.exec(words) : null;
    if (P_COLUMN.test(words)) inColumn = true;
    const isCopy = line.zone === "heading" || line.zone === "body";
    const isLarge = value !== null && Number(`0.${value[1]}`) >= LEAST;
    return (
      isCopy && !OF_ANOTHER_MATTER.test(words) && (isLarge || (NOT_SIGNIFICANT.test(words) && !isOfOthers(facts, line)))
    );
  });
});

/** Whether a line speaks of other medicines and not of the piece's own. */
function isOfOthers({ products }: Facts, line: Line): boolean {
  const named = products.filter(({ mentions }) => startsWithin(mentions, line));
  return named.length > 0 && named.every(({ role }) => role !== "own");
}

function find(facts: Facts): Hit[] {
  const claimed = [...new Set(ownClaims(facts).map(({ sentence }) => sentence))].map((at) => sentenceOf(facts, at));
  return claimed.flatMap((sentence) => {
    const words = wordsOf(facts, sentence);
    if (!DIFFERENT.test(words) || !THROUGHOUT.test(words) || NEGATED.test(words)) return [];
    const against = isStatement(facts, sentence) && disproofs(facts).find(({ index }) => index !== sentence.line);
    if (!against) return [];
    const issue = `${quoted(words)} claims a difference throughout, but one that the piece itself gives is not significant: ${quoted(wordsOf(facts, against))} Claim it only where it was significant.`;
    return [hitOn(facts, sentence, issue)];
  });
}

/** Clause 6.1: statistical significance is claimed only of the differences that were significant. */
export const significantThroughout: Check = {
  id: "clause-06/significant-throughout",
  requirement: "6.statistics",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: speaksOfMedicine,
  find,
  examples: {
    flagged: [
      {
        text: "Zelvorin (tavorimib) in migraine\n[[Zelvorin was significantly better than placebo on every measure of the diary.]]\n\nChange                   Zelvorin    Placebo    p\nMigraine days            –4.1        –2.0       0.001\nHours in bed             –2.2        –1.9       0.31\n\nZelvorin SPC.",
        why: "the table gives p = 0.31 for one of them",
      },
      {
        text: "Zelvorin (tavorimib) in migraine\n[[BETTER THAN PLACEBO IN EVERY MEASURE]]\nMigraine days –4.1 v –2.0 (p<0.001); hours in bed –2.2 v –1.9 (p=0.31).",
        why: "no better in one",
      },
      {
        text: "Zelvorin (tavorimib) in migraine\n[[Significant improvements with Zelvorin at all time points.]]\nThe difference was not significant at week 4.",
        why: "not at week 4",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) in migraine\nZelvorin was significantly better than placebo on both measures.\n\nChange                   Zelvorin    Placebo    p\nMigraine days            –4.1        –2.0       0.001\nHours in bed             –2.9        –1.9       0.02\n\nThere was no significant difference in age at baseline (p=0.45).",
        why: "both were significant",
      },
      {
        text: "Zelvorin (tavorimib) in migraine\nZelvorin was significantly better than placebo on days, but not on hours in bed (p=0.31).",
        why: "says which",
      },
    ],
    inapplicable: [
      { text: "Results were significant on all measures; one was not significant.", why: "no medicine is spoken of" },
    ],
  },
};
