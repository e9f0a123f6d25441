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
import { examples } from "./cost-comparison.examples.ts";
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
  examples,
};
