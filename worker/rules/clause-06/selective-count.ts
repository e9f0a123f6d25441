import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { nearby, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Patients left once those who stopped, or on whom the medicine did not work, are left out. */
const REMAINED =
  /\b(?:completers|still (?:taking|on|receiving|using)|(?:who|that) (?:had )?(?:completed|gave|remained|returned|finished|stayed|continued|responded|tolerated|attended|persisted)|observed cases?|evaluable|per[- ]protocol|as[- ]treated|(?:completed|remained in|finished) (?:the )?(?:study|trial|treatment|course)|(?:leaving out|left out|excluding|excludes|without counting) (?:those|patients|people|dropouts|withdrawals))\b/i;
const RATIO = /(?<![\d.,])(\d{1,6}) (?:of|out of|\/) (?:the )?(\d{1,6})(?![\d.,]*\d)/g;
const NUMBER = /(?<![\d.,£])\d{1,4}(?:\.\d{1,2})?(?! ?(?:mg|micrograms?|weeks?|months?|years?|days?|hours?)\b|\d)/g;
/** An interval with its level and ends is no size of its own ("95% CI 0.91-1.21"), nor is a hazard ratio. */
const INTERVAL = /\b\d{2}(?:\.\d)? ?(?:%|per cent) (?:CI|CrI|confidence interval|credible interval)\b[^);\n]{0,40}/gi;
/** The other analysis is told beside the first as a check of it, not in its stead. */
const ALL_TREATED =
  /\b(?:all randomi[sz]ed|all (?:\d[\d,]* )?(?:patients|adults|women|men|people|children) (?:who were )?randomi[sz]ed|everyone randomi[sz]ed|as randomi[sz]ed|intention[- ]to[- ]treat|ITT|full analysis set)\b/i;
const SAME = 1.5;
/** Below this a number may be a week, a visit or a dose. */
const LEAST = 4;

/** Sizes that a claim gives: shares of patients, and other numbers but doses and times. */
function sizes(facts: Facts, claim: Claim): number[] {
  const shares = (facts.figures.bySentence[claim.sentence] ?? [])
    .filter((f) => f.kind === "percent")
    .map((f) => f.value);
  if (shares.length > 0) return shares;
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence)).replace(INTERVAL, "");
  return everyMatch(NUMBER, words)
    .map((m) => Number(m[0]))
    .filter((n) => n >= LEAST);
}

/** Numbers in what is told of those who remained; a count becomes a share. */
function sizesOf(facts: Facts, sentence: Sentence): number[] {
  const words = wordsOf(facts, sentence).replace(INTERVAL, "");
  const shares = everyMatch(RATIO, words).map((m) => (100 * Number(m[1])) / Math.max(1, Number(m[2])));
  return [...shares, ...everyMatch(NUMBER, words).map((m) => Number(m[0]))];
}

const remainders = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "ae-statement" && s.zone !== "footer" && REMAINED.test(wordsOf(facts, s)),
  ),
);

function find(facts: Facts): Hit[] {
  const sources = remainders(facts).map((source) => ({ source, theirs: sizesOf(facts, source) }));
  return ownClaims(facts).flatMap((claim) => {
    const mine = sizes(facts, claim);
    const { source } =
      sources.find(({ theirs }) => theirs.some((n) => mine.some((m) => Math.abs(m - n) <= SAME / 2))) ?? {};
    // The numbers of types and strains are no results.
    if (/\b(?:types?|serotypes?|strains?) \d/i.test(wordsOf(facts, claim))) return [];
    if (!source || claim.sentence > source.index) return [];
    const beside = nearby(facts, claim.sentence, 1, 1).map((s) => wordsOf(facts, s));
    if (beside.some((words) => REMAINED.test(words) || ALL_TREATED.test(words))) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} reads as if it were true of all who were treated, but the figure counts only those who remained: ${quoted(wordsOf(facts, source))} The result for all patients must be given in the claim.`,
      ),
    ];
  });
}

/** Clause 6.1: a result is given for all who were treated, not for those who remained. */
export const selectiveCount: Check = {
  id: "clause-06/selective-count",
  requirement: "6.statistics",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && remainders(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Slimera (tirzolide) 5 mg\n\n[[After a year on Slimera, adults weighed 15 kg less.]]\n\nResults\nOf 900 adults who began, 410 were still taking Slimera at week 52; they had lost 15.2 kg. Across all who began the loss was 8.1 kg.",
        why: "the headline counts those who stayed on treatment",
      },
      {
        text: "Goutaxa (dorzinal) 80 mg\n\n[[9 in 10 at target by month 6]]\n\nGoutaxa is taken once a day. In a 26-week study adults with gout took Goutaxa or placebo.\n\nNote a: result for patients who completed the study: 238 of 264.",
        why: "a count of completers, given only in a note",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTypes 16 and 18 cause most of them. Of the 18 who remained, 16 answered.",
        why: "numbers of types",
      },
      {
        text: "Slimera (tirzolide) 5 mg\n\nAcross all 900 adults who began, the loss was 8.1 kg with Slimera and 2.0 kg with placebo at week 52.\n\nThose still taking Slimera had lost 15.2 kg.",
        why: "the result for all leads, and the other is labelled",
      },
      {
        text: "Goutaxa (dorzinal) 80 mg\n\nAmong patients who completed the study, 238 of 264 (90%) were at target; of all 441 patients, 54%.",
        why: "told in the same breath",
      },
    ],
    inapplicable: [{ text: "Goutaxa (dorzinal) 80 mg is taken once a day with water.", why: "no result" }],
  },
};
