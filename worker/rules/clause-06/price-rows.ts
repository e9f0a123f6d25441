import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { firstStarting, overlapping } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { prescribingText } from "../checks/own-claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import type { Product, Sentence, Span } from "../facts/types.ts";

const dosesIn = (facts: Facts, sentence: Sentence) =>
  (facts.figures.bySentence[sentence.index] ?? []).filter((f) => f.kind === "dose");

/** A medicine's name and the words up to the next name: a row of a price table, or half of a sentence. */
export interface Row extends Span {
  sentence: Sentence;
  dose: Figure | undefined;
}

/** A capitalised name as price lists have it: with its substance, its dose, its pack or its price behind it. */
const LISTED =
  /(?<![\p{L}-])\p{Lu}[\p{L}-]{3,}(?= ?\([\p{L}/ +-]{4,50}\)| \d[\d.,]{0,6} ?(?:mg|micrograms?|mcg|g|ml|units|IU)\b| \d{1,4} (?:doses|tablets|capsules|sachets|pens|vials|patches)\b|:[^\n]{0,80}£| {0,30}£)/gu;
const NO_NAME =
  /^(?:prices?|costs?|total|saves?|savings?|list|basic|from|only|just|packs?|doses?|daily|monthly|weekly|annual|around|about|over|under|that|this|tariff|budget|fee|course|each|notes?|total|technical|basis|difference|gap|net|gross|overall|average|year|month|week|footnotes?|sources?|references?|subject|half|table|figure|slide|page|dose|treatment|tablets|capsules|january|february|march|april|june|july|august|september|october|november|december)$/i;

/** The medicines of the piece itself: those of the prescribing information, else the one most spoken of. */
function ownProducts(facts: Facts): Product[] {
  const licence = prescribingText(facts).toLowerCase();
  const inLicence = facts.products.filter((p) => licence.includes(p.name.toLowerCase()));
  return inLicence.length > 0 ? inLicence : facts.products.filter((p) => p.role === "own").slice(0, 1);
}

interface NamedRow extends Row {
  isOwn: boolean;
}

/** The stretches of a sentence, each sentence taken apart when it is asked for: most pieces name no price. */
const stretchesIn = oncePer((facts: Facts) => {
  const names = new Set(ownProducts(facts).flatMap((p) => [p.name.toLowerCase(), p.generic?.toLowerCase() ?? p.name]));
  const known = facts.products.flatMap((p) => p.mentions).sort((a, b) => a.start - b.start);
  return oncePer((sentence: Sentence): NamedRow[] => {
    const listed = everyMatch(LISTED, wordsOf(facts, sentence))
      .filter((m) => !NO_NAME.test(m[0]))
      .map((m) => ({ start: sentence.start + m.index, end: sentence.start + m.index + m[0].length }));
    const here = known
      .slice(firstStarting(known, sentence.start), firstStarting(known, sentence.end))
      .filter((m) => m.end <= sentence.end);
    const stand = [...here, ...listed.filter((l) => !here.some((h) => overlapping(l, h)))].sort(
      (a, b) => a.start - b.start,
    );
    return stand.map((name, i) => {
      const end = stand[i + 1]?.start ?? sentence.end;
      const dose = dosesIn(facts, sentence).find((f) => f.start >= name.start && f.end <= end);
      return { start: name.start, end, sentence, dose, isOwn: names.has(wordsOf(facts, name).toLowerCase()) };
    });
  });
});

/** Every stretch of the copy that belongs to one medicine, own or rival. */
export function stretches(facts: Facts, role: "own" | "rival"): Row[] {
  return ownSentences(facts)
    .flatMap(stretchesIn(facts))
    .filter((row) => row.isOwn === (role === "own"));
}

/** Stretches with a price in them. */
export function rows(facts: Facts, role: "own" | "rival"): Row[] {
  return ownSentences(facts).flatMap((sentence) => {
    const prices = (facts.figures.bySentence[sentence.index] ?? []).filter((f) => f.kind === "money");
    if (prices.length === 0) return [];
    return stretchesIn(facts)(sentence).filter(
      (r) => r.isOwn === (role === "own") && prices.some((f) => f.start >= r.start && f.end <= r.end),
    );
  });
}
