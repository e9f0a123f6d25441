import type { Figure } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import type { Product, Sentence, Span } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { findPhrases, type Match, phrases } from "../pattern.ts";
import { copySentences, isDisowned, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./cost-comparison.examples.ts";
import { hitOn, names, overlapping, prescribingText, speaksOfMedicine } from "./reading.ts";

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
const dosesIn = (facts: Facts, sentence: Sentence) =>
  (facts.figures.bySentence[sentence.index] ?? []).filter((f) => f.kind === "dose");

/** A medicine's name and the words up to the next name: a row of a price table, or half of a sentence. */
interface Row extends Span {
  sentence: Sentence;
  dose: Figure | undefined;
}

/** A capitalised name as price lists have it: with its substance, its dose, its pack or its price behind it. */
const LISTED =
  /(?<![\p{L}-])\p{Lu}[\p{L}-]{3,}(?= ?\([\p{L}/ +-]{4,50}\)| \d[\d.,]{0,6} ?(?:mg|micrograms?|mcg|g|ml|units|IU)\b| \d{1,4} (?:doses|tablets|capsules|sachets|pens|vials|patches)\b|:| {0,30}£)/gu;
const NO_NAME =
  /^(?:prices?|costs?|total|saves?|savings?|list|basic|from|only|just|packs?|doses?|daily|monthly|weekly|annual|around|about|over|under|that|this|tariff|budget|fee|course|each|notes?|total|technical|footnotes?|sources?|references?|subject|half|table|figure|slide|page|dose|treatment|tablets|capsules|january|february|march|april|june|july|august|september|october|november|december)$/i;

/** The medicines of the piece itself: those of the prescribing information, else the one most spoken of. */
function ownProducts(facts: Facts): Product[] {
  const licence = prescribingText(facts).toLowerCase();
  const inLicence = facts.products.filter((p) => licence.includes(p.name.toLowerCase()));
  return inLicence.length > 0 ? inLicence : facts.products.filter((p) => p.role === "own").slice(0, 1);
}

/** Every stretch of the copy that belongs to one medicine, own or rival. */
function stretches(facts: Facts, role: "own" | "rival"): Row[] {
  const own = ownProducts(facts);
  const isOwn = (words: string) =>
    own.some((p) => words.toLowerCase() === p.name.toLowerCase() || words.toLowerCase() === p.generic?.toLowerCase());
  const known = facts.products.flatMap((p) => p.mentions);
  return copySentences(facts).flatMap((sentence) => {
    const listed = [...wordsOf(facts, sentence).matchAll(LISTED)]
      .filter((m) => !NO_NAME.test(m[0]))
      .map((m) => ({ start: sentence.start + m.index, end: sentence.start + m.index + m[0].length }));
    const here = known.filter((m) => m.start >= sentence.start && m.end <= sentence.end);
    const names = [...here, ...listed.filter((l) => !here.some((h) => overlapping(l, h)))].sort(
      (a, b) => a.start - b.start,
    );
    return names.flatMap((name, i) => {
      if (isOwn(wordsOf(facts, name)) !== (role === "own")) return [];
      const end = names[i + 1]?.start ?? sentence.end;
      const dose = dosesIn(facts, sentence).find((f) => f.start >= name.start && f.end <= end);
      return [{ start: name.start, end, sentence, dose }];
    });
  });
}

/** Stretches with a price in them. */
function rows(facts: Facts, role: "own" | "rival"): Row[] {
  return stretches(facts, role).filter((r) =>
    (facts.figures.bySentence[r.sentence.index] ?? []).some(
      (f) => f.kind === "money" && f.start >= r.start && f.end <= r.end,
    ),
  );
}

const same = (facts: Facts, figure: Figure | undefined, amount: string) =>
  figure !== undefined &&
  Number.parseFloat(wordsOf(facts, figure).replace(/,/g, "")) === Number.parseFloat(amount.replace(/,/g, ""));
const DOSE = "(\\d[\\d,.]{0,8}) ?(?:mg|micrograms?|mcg|g|units|IU)";
const STARTS = new RegExp(
  `\\b(?:start(?:ing)?|initial(?:ly)?|begin|initiat\\w+|first)\\b[^.;]{0,30}?${DOSE}[^.;]{0,60}?\\b(?:then|increas\\w*|followed by|up to|to|maintenance|after)\\b[^.;]{0,30}?${DOSE}`,
  "i",
);
const MAINTAINS = new RegExp(
  `\\b(?:maintenance|usual|recommended|target|effective)(?: (?:daily|weekly))? dose\\b[^.;]{0,20}?${DOSE}`,
  "i",
);
const RANGE = new RegExp(
  `\\b(?:dose )?range[^.;]{0,12}?${DOSE}? ?(?:to|-) ?${DOSE}|\\b(?:maximum|highest|top|up to)(?: (?:daily|licensed))?(?: dose)?[^.;]{0,12}?${DOSE}`,
  "gi",
);

/** Why the own dose shown is not what patients stay on, or the rival's not the usual one; null when neither shows. */
function unlikeDoses(facts: Facts, own: Row[], rivals: Row[]): string | null {
  const licence = prescribingText(facts);
  const notes = facts.sentences
    .filter((s) => s.zone !== "pi")
    .map((s) => wordsOf(facts, s))
    .join(" ");
  for (const { dose } of own) {
    const start = STARTS.exec(licence) ?? STARTS.exec(notes);
    if (start && same(facts, dose, start[1] ?? "") && !same(facts, dose, start[2] ?? ""))
      return `${quoted(start[0])} shows that the dose priced is only the starting dose`;
    const usual = MAINTAINS.exec(licence);
    if (usual && dose && !same(facts, dose, usual[1] ?? "")) return `${quoted(usual[0])} is not the dose priced`;
  }
  const top = [...notes.matchAll(RANGE)].find((m) => rivals.some((r) => same(facts, r.dose, m[2] ?? m[3] ?? "")));
  if (top && own.length > 0) return `the other medicine is priced at the top of its doses (${quoted(top[0])})`;
  const words = [...own, ...rivals].map((r) => wordsOf(facts, r)).join(" ");
  return /\b(?:start(?:ing)?|lowest|minimum|initial) dose\b/i.test(words) &&
    /\b(?:maximum|highest|maintenance|top) dose\b/i.test(words)
    ? "a starting dose stands beside a maximum dose"
    : null;
}

const PERIOD = /\b(?:per|a|each|every) (day|week|month|year|injection)\b|\b(daily|weekly|monthly|annual)\b/gi;
const IN_FULL: Record<string, string> = { daily: "day", weekly: "week", monthly: "month", annual: "year" };

/** Prices of unlike periods beside each other. */
function unlikePeriods(facts: Facts, own: Row[], rivals: Row[]): string | null {
  const periods = (row: Row) => {
    const priced = wordsOf(facts, row).replace(
      /\b(?:once|twice|three times) (?:a|per|daily|weekly|monthly)(?: (?:day|week|month))?|\d ?mg (?:a |per )?(?:daily|day)/gi,
      "",
    );
    return [...priced.matchAll(PERIOD)].map((m) =>
      m[1] ? m[1].toLowerCase() : (IN_FULL[(m[2] ?? "").toLowerCase()] ?? ""),
    );
  };
  for (const a of own)
    for (const b of rivals) {
      const [mine, theirs] = [periods(a), periods(b)];
      if (mine[0] && theirs[0] && !mine.some((p) => theirs.includes(p)))
        return `a price for a ${mine[0]} stands beside a price for a ${theirs[0]}`;
    }
  return null;
}

const PACK =
  /(?<![\d.,])(?:(\d{1,2}) ?x ?)?(\d{1,4})[ -](tablets?|capsules?|doses?|sachets?|pens?|vials?|patches|inhalations?|puffs?|sprays?|syringes?)\b/i;

/** Packs of different sizes beside each other, with no price for one and the same time. */
function unlikePacks(facts: Facts, own: Row[], rivals: Row[]): string | null {
  const size = (row: Row) => {
    const m = PACK.exec(wordsOf(facts, row));
    return m ? Number(m[2]) * Number(m[1] ?? 1) : null;
  };
  const perTime = (row: Row) => /\b(?:per|a|each) (?:day|week|month|year)\b/i.test(wordsOf(facts, row));
  for (const a of own)
    for (const b of rivals) {
      const [mine, theirs] = [size(a), size(b)];
      if (mine && theirs && Math.max(mine, theirs) / Math.min(mine, theirs) > 1.15 && !perTime(a) && !perTime(b))
        return `a pack of ${mine} stands beside a pack of ${theirs}`;
    }
  return null;
}

const SERVICE =
  /\b(?:administration|clinic|day[- ]case|hospital|nurses?|visits?|appointments?|monitoring|transport|dispensing|blood tests|needles?|devices?|VAT)\b/i;

/** One side bears costs that the other is spared, in the row itself or where the sums are explained. */
function unlikeItems(facts: Facts): string | null {
  const explained = (row: Row) => {
    const here = rows(facts, "own")
      .concat(rows(facts, "rival"))
      .some((r) => r.start === row.start);
    return here || facts.trial.smallPrint[row.sentence.index] || row.start - row.sentence.start < 3;
  };
  const loaded = stretches(facts, "rival").find((r) => explained(r) && SERVICE.test(wordsOf(facts, r)));
  if (!loaded || stretches(facts, "own").some((r) => SERVICE.test(wordsOf(facts, r)))) return null;
  return `${quoted(SERVICE.exec(wordsOf(facts, loaded))?.[0] ?? "")} is counted for the other medicine alone`;
}

const LASTS =
  /\b(?:lasts?|lasting|discard\w*|enough for|covers?|supply for|for|after|every) (\d{1,3}) (days?|weeks?|months?)\b/i;
const DAYS: Record<string, number> = { day: 1, week: 7, month: 28 };

/** Packs that last for unlike times beside each other. */
function unlikeTimes(facts: Facts): string | null {
  const days = (row: Row) => {
    const m = LASTS.exec(wordsOf(facts, row));
    return m ? Number(m[1]) * (DAYS[(m[2] ?? "").toLowerCase().replace(/s$/, "")] ?? 1) : null;
  };
  const [mine] = stretches(facts, "own").flatMap((r) => days(r) ?? []);
  const [theirs] = stretches(facts, "rival").flatMap((r) => days(r) ?? []);
  if (!mine || !theirs || Math.max(mine, theirs) / Math.min(mine, theirs) < 1.2) return null;
  return `one pack lasts ${mine} days and the other ${theirs}`;
}

const TOTAL = /\b(?:total|overall|whole|full|true|real) (?:\w+ )?(?:cost|price|saving)s?\b/i;
const LEAVES_OUT =
  /\b(?:excludes?|excluding|(?:does|do) not include|not including|leaves? out|without) (?!VAT)(?:\w+ ){0,5}(?:cost|costs|administration|monitoring|nurse|dispensing|tests|visits|initiation|rebates|devices?)/i;
const BASIS =
  /\b(?:list price|drug tariff|MIMS|BNF|dictionary of medicines|dm\+d|eMIT|price)s?\b[^.]{0,60}\b20\d\d\b|\b20\d\d\b[^.]{0,40}\b(?:list price|drug tariff|MIMS|BNF|prices?)\b/i;

function comparisons(facts: Facts): Match[] {
  return findPhrases(COMPARED, facts, copySentences(facts)).filter(
    (m) => !isDisowned(m, facts, 4) && !NOT_OF(wordsOf(facts, m.sentence)) && !wordsOf(facts, m.sentence).endsWith("?"),
  );
}

const NOT_OF = (words: string) => NOT_A_MEDICINE.test(words);

function unlike(facts: Facts): Hit[] {
  const [own, rivals] = [rows(facts, "own"), rows(facts, "rival")];
  if (own.length === 0 || rivals.length === 0) return [];
  const why =
    unlikeDoses(facts, own, rivals) ??
    unlikePeriods(facts, own, rivals) ??
    unlikeItems(facts) ??
    unlikeTimes(facts) ??
    (comparisons(facts).length > 0 ? unlikePacks(facts, own, rivals) : null);
  if (!why) return [];
  const at = [
    ...own.slice(0, 1).map((r) => r.sentence),
    ...comparisons(facts)
      .slice(0, 1)
      .map((m) => m.sentence),
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

function partTotal(facts: Facts): Hit[] {
  const gap = facts.sentences.find((s) => facts.trial.smallPrint[s.index] && LEAVES_OUT.test(wordsOf(facts, s)));
  if (!gap) return [];
  return copySentences(facts)
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
  if (copySentences(facts).filter((s) => moneyIn(facts, s).length > 0).length > 0) return [];
  const cheaper = comparisons(facts).filter(
    (m) => names(facts, m.sentence, "product") || m.sentence.zone === "heading",
  );
  return cheaper.slice(0, 1).map((m) => ({
    ...hitOn(
      facts,
      m.sentence,
      `${quoted(wordsOf(facts, m.sentence))} is a claim about cost with no prices, doses, source or date by which a reader could judge it.`,
    ),
    severity: BASIS.test(facts.view.text) ? ("LOW" as const) : ("MEDIUM" as const),
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
      copySentences(facts).some((s) => TOTAL.test(wordsOf(facts, s))) ||
      rows(facts, "rival").length > 0),
  find: (facts) => [...unlike(facts), ...partTotal(facts), ...withoutPrices(facts)],
  examples,
};
