import { oncePer } from "#worker/lib/once-per.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const IN_TEN =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine) (?:in|out of)(?: every)? (\d{1,3}|five|four|three|ten)\b/i;
const PERCENT = /\b(\d{1,3}(?:\.\d)?) ?%/;
/** Who is counted: those who were left, or a chosen part. */
const PART =
  /\b(?:completed|completers|finished|stayed|remained|returned|tolerated|still (?:taking|on|in)|had data|responded|responders|attended|evaluable|per[- ]protocol|subgroup|chosen|selected|after leaving out)\b/i;
/** A share of sales or stock counts no patients. */
const OF_SALES =
  /\b(?:below|above|on|than) last (?:year|quarter|month)\b|\b(?:rose|fell|grew) by \d[\d.]* ?%|\b(?:sales|revenue|turnover|stock)\b/i;
/** A share of deaths or events counts no patients either. */
const OF_EVENTS =
  /% of (?:all |the )?(?:[\p{L}-]+ ){0,2}(?:deaths|events|cases|admissions|hospitali[sz]ations|infections|visits|costs?)\b/iu;
const NEAR_POINTS = 2.5;

const sizeOf = (word: string | undefined) => NUMBER_WORDS[(word ?? "").toLowerCase()] ?? Number(word);

/** The share of patients that a line gives, in percent; null where it gives none, or one for each arm. */
function shareIn(words: string): number | null {
  const inTen = IN_TEN.exec(words);
  if (inTen) return (100 * sizeOf(inTen[1])) / sizeOf(inTen[2]);
  const percents = words.match(/\d{1,3}(?:\.\d)? ?%/g) ?? [];
  return percents.length === 1 ? Number(PERCENT.exec(words)?.[1]) : null;
}

/** The whole numbers of a sentence that may count patients. */
function countsIn(words: string): number[] {
  return [
    ...words
      .replace(/(?<!\d)\d{1,4}(?:\.\d{1,2})? ?(?:%|weeks?|months?|years?|mg|ml)|\bweek \d{1,3}/gi, " ")
      .matchAll(/\b(\d{2,4})\b/g),
  ].map((m) => Number(m[1]));
}

/** Whether two numbers of patients make up the share ("of the 96 who completed, 67 stopped"). */
function makesUp(counts: number[], share: number): boolean {
  return counts.some((n) => counts.some((of) => n < of && Math.abs((100 * n) / of - share) <= NEAR_POINTS));
}

/** Sentences that speak of a part of the patients. */
const ofAPart = oncePer((facts: Facts) =>
  ownSentences(facts)
    .filter((s) => PART.test(wordsOf(facts, s)))
    .map((sentence) => ({ sentence, counts: countsIn(wordsOf(facts, sentence)) })),
);

function source(facts: Facts, claim: Sentence, share: number): Sentence | undefined {
  return ofAPart(facts).find(({ sentence, counts }) => sentence.index !== claim.index && makesUp(counts, share))
    ?.sentence;
}

function find(facts: Facts): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    const share = shareIn(words);
    if (
      share === null ||
      facts.promotion.kind === "investor" ||
      OF_SALES.test(words) ||
      OF_EVENTS.test(words) ||
      !isSlogan(facts, sentence) ||
      PART.test(words)
    )
      return [];
    const from = source(facts, sentence, share);
    if (!from || Math.abs(from.index - sentence.index) <= 1) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(words)} gives the result of those who were left as that of all: ${quoted(wordsOf(facts, from))} The share must be of everyone who was given the medicine, or say of whom it is.`,
      ),
    ];
  });
}

/** Clause 6.1: a share of patients is of all patients, or says of whom. */
export const shareOfFewer: Check = {
  id: "clause-06/share-of-fewer",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && ofAPart(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[Eight in ten slept through the night]]\n\nNausea is common.\n\nTrial of 12 weeks against placebo.\n\nOf the 60 who completed the diary, 48 slept through; 110 were given Xelvora.",
        why: "of those who completed",
      },
      {
        text: "Xelvora (mirtazepan) cream\n\n[[75% clear skin]]\n\nRedness is common.\n\nFigures at week 16.\n\n90 of the 120 people who returned had clear skin.",
        why: "of those who returned",
      },
      {
        text: "Brelovan (febuxanib) capsules\n\n[[Six in ten free of attacks]]\n\nHeadache is common.\n\nResults at month 12.\n\nOf the 200 who stayed in the study, 120 had no attack of gout; 390 had started.",
        why: "of those who stayed",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) tablets\n\nSudden death (45% of cardiovascular deaths)\n\nNausea is common.\n\nTrial of 12 weeks.\n\nOf the 100 who completed the diary, 45 slept through; 210 were given Xelvora.",
        why: "a share of deaths",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nEight in ten of those who completed the diary slept through the night\n\nNausea is common.\n\nTwelve weeks.\n\nOf the 60 who completed the diary, 48 slept through.",
        why: "the claim says of whom",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nEight in ten slept through the night\n\nNausea is common.\n\nTwelve weeks.\n\nOf all 60 given Xelvora, 48 slept through.",
        why: "of everyone",
      },
      {
        text: "Brelovan (febuxanib) capsules\n\nSix in ten free of attacks\n\nHeadache is common.\n\nResults at month 12.\n\n234 of the 390 patients who were randomised had no attack of gout.",
        why: "of all who were randomised",
      },
    ],
    inapplicable: [
      { text: "Eight in ten finished the race. Of the 60 who finished, 48 were under 40.", why: "no medicine" },
    ],
  },
};
