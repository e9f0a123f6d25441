import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { names, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { type Row, rows } from "./price-rows.ts";
import { unlikeDoses, unlikeItems, unlikePacks, unlikePeriods, unlikeTimes } from "./unlike-prices.ts";

/** A price set against another, or a saving from changing over. */
const COMPARED = phrases(
  "@money ..6 less|cheaper|saved|saving|lower|saves|cheapest",
  "less|lower|cheaper|saves|save|saving|savings|release|releases|free|frees ..6 @money",
  "cost|costs|price|priced|prices ..3 less|lower|half|third|fraction|cheaper|lowest|least|than",
  "half|third|quarter|fraction of? the price|cost",
  "cheaper|cheapest|thriftier|economical|saving|savings",
  "lowest|lower|least ..2 cost|price|acquisition|expensive|costly",
  "less|more expensive|costly|affordable|economical",
  "save|saves|saving ..4 money|budget|nhs|pounds|million",
  "best|better|greater|more|excellent|great|outstanding value",
  "cost effective|neutral",
);
const NOT_A_MEDICINE =
  /\b(?:venue|quotations|room hire|rail travel|postage|refreshments|revenue|profit|earnings|fee|honorarium|voucher)\b/i;

const moneyIn = (facts: Facts, sentence: Sentence) =>
  (facts.figures.bySentence[sentence.index] ?? []).filter((f) => f.kind === "money");

const TOTAL = /\b(?:total|overall|whole|full|true|real) (?:\w+ )?(?:cost|price|saving)s?\b/i;
const LEAVES_OUT =
  /\b(?:excludes?|excluding|(?:does|do) not include|not including|leaves? out|without) (?!VAT)(?:\w+ ){0,5}(?:cost|costs|administration|monitoring|nurse|dispensing|tests|visits|initiation|rebates|devices?)/i;
const BASIS =
  /\b(?:list price|drug tariff|MIMS|BNF|dictionary of medicines|dm\+d|eMIT|price)s?\b[^.]{0,60}\b20\d\d\b|\b20\d\d\b[^.]{0,40}\b(?:list price|drug tariff|MIMS|BNF|prices?)\b/i;

const comparisons = oncePer((facts: Facts): Match[] =>
  findPhrases(COMPARED, facts, ownSentences(facts)).filter(
    (m) => !isDisowned(m, facts) && !NOT_OF(wordsOf(facts, m.sentence)) && !wordsOf(facts, m.sentence).endsWith("?"),
  ),
);

/** A scheme or a tool by its name, and words put in somebody else's mouth. */
const OF_A_SCHEME =
  /\bsavings? (?:card|calculator|program(?:me)?|tool)\b|\bsav(?:es?|ing) (?:\p{L}+['’]? )?(?:lives|babies)\b/iu;
const NOT_OF = (words: string) => NOT_A_MEDICINE.test(words) || OF_A_SCHEME.test(words);

/** A note that says how packs of different size were set against each other. */
const MADE_EQUAL =
  /\b(?:calculated|compared|based)\b[^.\n]{0,30}\b(?:twice|double|half|three times|an? equal|the (?:same|equivalent)) /i;

function unlike(facts: Facts): Hit[] {
  const { text } = facts.view;
  const [own, rivals] = [rows(facts, "own"), rows(facts, "rival")];
  if (own.length === 0 || rivals.length === 0) return [];
  const why =
    unlikeDoses(facts, own, rivals) ??
    unlikePeriods(facts, own, rivals) ??
    unlikeItems(facts) ??
    unlikeTimes(facts) ??
    (comparisons(facts).length > 0 && !standsIn(MADE_EQUAL, text) ? unlikePacks(facts, own, rivals) : null);
  if (!why) return [];
  const at = [
    ...own.slice(0, 1).map((r) => r.sentence),
    ...comparisons(facts)
      .slice(0, 1)
      .map((m) => m.sentence),
    ...gaps(facts, own, rivals),
  ];
  return at
    .filter((s, i) => at.findIndex((o) => o.index === s.index) === i)
    .map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} does not compare like with like: ${why}. Prices may be compared only for equivalent doses over the same time.`,
      ),
    );
}

/** Sentences that give the difference of two prices of the piece: the claim that the comparison is made for. */
function gaps(facts: Facts, own: Row[], rivals: Row[]): Sentence[] {
  const prices = (list: Row[]) =>
    list.flatMap((r) => moneyIn(facts, r.sentence).filter((f) => f.start >= r.start && f.end <= r.end));
  const differences = prices(own).flatMap((a) => prices(rivals).map((b) => Math.abs(a.value - b.value)));
  return ownSentences(facts).filter((s) =>
    moneyIn(facts, s).some((f) => f.value > 0 && differences.some((d) => Math.abs(d - f.value) < 0.011)),
  );
}

function partTotal(facts: Facts): Hit[] {
  const gap = facts.sentences.find((s) => facts.trial.smallPrint[s.index] && LEAVES_OUT.test(wordsOf(facts, s)));
  if (!gap) return [];
  return ownSentences(facts)
    .filter((s) => !facts.trial.smallPrint[s.index] && TOTAL.test(wordsOf(facts, s)) && s.index !== gap.index)
    .map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} is called a total, but a note leaves costs out: ${quoted(wordsOf(facts, gap))}`,
      ),
    );
}

/** A claim to cost less with no price in sight: nothing to judge it by. */
function withoutPrices(facts: Facts): Hit[] {
  if (ownSentences(facts).filter((s) => moneyIn(facts, s).length > 0).length > 0) return [];
  const cheaper = comparisons(facts).filter(
    (m) => names(facts, m.sentence, "product") || m.sentence.zone === "heading",
  );
  return cheaper.slice(0, 1).map((m) => ({
    ...hitOn(
      facts,
      m.sentence,
      `${quoted(wordsOf(facts, m.sentence))} is a claim about cost with no prices, doses, source or date by which a reader could judge it.`,
    ),
    severity: standsIn(BASIS, facts.view.text) ? ("LOW" as const) : ("MEDIUM" as const),
  }));
}

const PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg or 20 mg mirtazepan. Indication: diabetes in adults. Dosage: start with 10 mg once daily for two weeks, then 20 mg once daily. Contraindications: hypersensitivity. Warnings: pancreatitis. Adverse reactions: nausea. Legal category: POM. Cost: 28 x 10 mg £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

/** Clause 6.1: costs are compared for equivalent doses over the same time, with their basis in view. */
export const costComparison: Check = {
  id: "clause-06/cost-comparison",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["price-and-payer-information", "comparison", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (comparisons(facts).length > 0 ||
      ownSentences(facts).some((s) => TOTAL.test(wordsOf(facts, s))) ||
      rows(facts, "rival").length > 0),
  find: (facts) => [...unlike(facts), ...partTotal(facts), ...withoutPrices(facts)],
  examples: {
    flagged: [
      {
        text: `Xelvora (mirtazepan) and cost\n\n[[Xelvora 10 mg daily £10.64]]\nSitavax (pelagliptin) 100 mg daily £33.26\n\n${PI}`,
        why: "the dose priced is the starting dose",
      },
      {
        text: "Xelvora (mirtazepan) for asthma\n\n[[Xelvora 50 mg £14.00 per week]]\nCompared with Sitavax (pelagliptin) 50 mg £61.00 per month",
        why: "a week beside a month",
      },
      {
        text: "Xelvora (mirtazepan) for payers\n\n[[Xelvora costs less than the alternatives.]]",
        why: "no prices at all",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Total cost of treatment with Xelvora: £1,200 a year]]\n\n* Excludes the cost of nurse visits and monitoring.",
        why: "a total that leaves costs out",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSaving babies’ lives: version 3 of the care bundle.",
        why: "lives are saved",
      },
      {
        text: "Xelvora (mirtazepan) costs less\n\n| Xelvora | 500 ml | £3.28 |\n| Gavisol (alginate) | 250 ml | £3.89 |\n\nGavisol is taken at half the dose, therefore savings are calculated against twice the volume of Xelvora.",
        why: "a note makes the packs equal",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nAshbourne savings calculator",
        why: "a tool by its name",
      },
      {
        text: "Xelvora (mirtazepan) price\n\nXelvora 30 sachets £3.95\nSitavax (pelagliptin) 30 sachets £7.68\n(NHS dictionary of medicines, October 2024; same strength and dose)",
        why: "like with like",
      },
      {
        text: "Xelvora (mirtazepan)\n\nPrice: £9.85 for four tablets (NHS list price, January 2025).",
        why: "a price and no comparison",
      },
      { text: "Xelvora (mirtazepan) evening. The venue was the least costly of four quotations.", why: "another cost" },
      {
        text: "Xelvora (mirtazepan) 1 g vial £154; Sitavax (pelagliptin) 1 g as two 500 mg vials £162 (list prices, March 2025). Saving for each course: £8.",
        why: "the same dose in other vials",
      },
      {
        text: "Xelvora (mirtazepan) 30 doses £29.50; Sitavax (pelagliptin) 30 doses £44.50. Price is one part of a decision.",
        why: "equal packs",
      },
      {
        text: "Xelvora (mirtazepan)\n\nBasis: maintenance in one adult, 52 weeks, list price of January 2025, no VAT; drug only.\nXelvora 30 mg every 2 weeks: 26 pens, £4,000\nSitavax (pelagliptin) 30 mg every 2 weeks: 26 pens, £4,600\nDifference: £600 a year, at list price.",
        why: "one basis for both, said above them",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 10 mg tablets for adults with diabetes.", why: "no cost" },
      { text: "Switching energy supplier could save £300 a year.", why: "no medicine" },
    ],
  },
};
