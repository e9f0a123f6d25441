import type { Matter, MatterAction } from "#schema/result.ts";
import { type Family, familyOf } from "#worker/matters/family.ts";
import { compare, type Labelled, type Outcome } from "./metrics.ts";

type MatterOutcome = Pick<Outcome, "label" | "matters">;

export interface MatterScores {
  /** Faulty pieces with a matter. */
  pieces: number;
  matters: number;
  /** Over faulty pieces. */
  medianMatters: number;
  mostMatters: number;
  /** Matters for each labelled fault: the median and the most over faulty pieces. */
  perFaultMedian: number;
  perFaultMost: number;
  /** Of matters on faulty pieces, the share with a place on words that a label quotes, or under a clause in which one is missing. */
  onALabelledFault: number;
  /** Of the labelled quotations, the share that some place overlaps. */
  quotationsMarked: number;
  /** Of a faulty piece's characters, the share inside a place: the median and the most. */
  markedMedian: number;
  markedMost: number;
  /** Words that a reader reads of its matters, with their quotations, for each word of a faulty piece: the median and the most. */
  wordsMedian: number;
  wordsMost: number;
  /** The share of each kind of what to do. */
  actions: Partial<Record<MatterAction["kind"], number>>;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor((values.length - 1) / 2)] ?? 0;
const most = (values: readonly number[]) => Math.max(0, ...values);
const share = (part: number, whole: number) => part / Math.max(1, whole);

type Span = { start: number; end: number };
const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function quotesOf({ text, findings }: Labelled): Span[] {
  return findings.flatMap(({ quote }) => {
    const start = quote === null ? -1 : text.indexOf(quote);
    return quote === null || start < 0 ? [] : [{ start, end: start + quote.length }];
  });
}

function isOnFault({ label }: MatterOutcome, matter: Matter): boolean {
  const quotes = quotesOf(label);
  if (matter.places.some((place) => quotes.some((quote) => meets(place, quote)))) return true;
  const clauses = [matter.clause, ...matter.also].map(clauseOf);
  const isMissing = label.findings.some(
    ({ clause, alt = [], quote }) => quote === null && [clause, ...alt].some((one) => clauses.includes(one)),
  );
  return isMissing;
}

function marked({ label, matters }: MatterOutcome): number {
  const isMarked = new Uint8Array(label.text.length);
  for (const { start, end } of matters.flatMap(({ places }) => places)) isMarked.fill(1, start, end);
  return share(
    isMarked.reduce((n, one) => n + one, 0),
    label.text.length,
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Everything that is shown of a matter, for each word of the piece. */
function words({ label, matters }: MatterOutcome): number {
  const shown = matters.flatMap(({ action, due, headline, places, reason }) => [
    headline,
    reason,
    due?.where ?? "",
    action.text,
    ...action.edits.map(({ after }) => after),
    ...places.map(({ start, end }) => label.text.slice(start, end)),
  ]);
  return share(
    shown.reduce((n, text) => n + wordsIn(text), 0),
    wordsIn(label.text),
  );
}

/** The scores over faulty pieces. Pure. */
export function scoreMatters(outcomes: readonly MatterOutcome[]): MatterScores {
  const faulty = outcomes.filter(({ label }) => label.findings.length > 0);
  const counts = faulty.map(({ matters }) => matters.length);
  const ratios = faulty.map(({ matters, label }) => matters.length / label.findings.length);
  const told = faulty.flatMap((outcome) => outcome.matters.map((matter) => ({ outcome, matter })));
  const quotes = faulty.flatMap(({ label, matters }) =>
    quotesOf(label).map((quote) => matters.some(({ places }) => places.some((place) => meets(place, quote)))),
  );
  const kinds = Map.groupBy(told, ({ matter }) => matter.action.kind);
  return {
    pieces: faulty.length,
    matters: told.length,
    medianMatters: median(counts),
    mostMatters: most(counts),
    perFaultMedian: median(ratios),
    perFaultMost: most(ratios),
    onALabelledFault: share(told.filter(({ outcome, matter }) => isOnFault(outcome, matter)).length, told.length),
    quotationsMarked: share(quotes.filter(Boolean).length, quotes.length),
    markedMedian: median(faulty.map(marked)),
    markedMost: most(faulty.map(marked)),
    wordsMedian: median(faulty.map(words)),
    wordsMost: most(faulty.map(words)),
    actions: Object.fromEntries([...kinds].map(([kind, list]) => [kind, share(list.length, told.length)])),
  };
}

/** The clause of a sub-clause. */
const clauseOf = (subclause: string) => Number(subclause.split(".")[0]);

/** How often matters that are no small ones stood under a clause at fault, by the family of their clause. */
export function rightByFamily(outcomes: readonly Outcome[]): Partial<Record<Family, { right: number; of: number }>> {
  const rates: Partial<Record<Family, { right: number; of: number }>> = {};
  for (const outcome of outcomes) {
    const { falseAlarms } = compare(outcome);
    for (const { clause, severity } of outcome.matters) {
      if (severity === "LOW") continue;
      const family = familyOf(clauseOf(clause));
      const { right, of } = rates[family] ?? { right: 0, of: 0 };
      rates[family] = { right: right + (falseAlarms.includes(clauseOf(clause)) ? 0 : 1), of: of + 1 };
    }
  }
  return Object.fromEntries(Object.entries(rates).sort(([a], [b]) => (a < b ? -1 : 1)));
}
