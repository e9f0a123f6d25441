import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { prescribingText } from "../checks/own-claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import { type Row, rows, stretches } from "./price-rows.ts";

/* Why two prices cannot be set beside each other; null where nothing shows it. */

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
export function unlikeDoses(facts: Facts, own: Row[], rivals: Row[]): string | null {
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
export function unlikePeriods(facts: Facts, own: Row[], rivals: Row[]): string | null {
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
  /(?<![\d.,])(?:(\d{1,2}) ?x ?)?(\d{1,4})[ -](tablets?|capsules?|doses?|sachets?|pens?|vials?|patches|inhalations?|puffs?|sprays?|syringes?|g|ml)\b/i;

/** Packs of different sizes beside each other, with no price for one and the same time. */
export function unlikePacks(facts: Facts, own: Row[], rivals: Row[]): string | null {
  const size = (row: Row) => {
    const m = PACK.exec(wordsOf(facts, row));
    return m ? Number(m[2]) * Number(m[1] ?? 1) : null;
  };
  const perTime = (row: Row) =>
    /\b(?:per|a|each) (?:day|week|month|year|gram|g|ml|dose|tablet|unit)\b/i.test(wordsOf(facts, row));
  for (const a of own)
    for (const b of rivals) {
      const [mine, theirs] = [size(a), size(b)];
      if (mine && theirs && Math.max(mine, theirs) / Math.min(mine, theirs) > 1.15 && !perTime(a) && !perTime(b))
        return `a pack of ${mine} stands beside a pack of ${theirs}`;
    }
  return null;
}

const SERVICE =
  /\b(?:administration|clinic|day[- ]case|hospital|nurses?|visits?|appointments?|monitoring|transport|dispensing|blood tests|needles?|devices?|(?<!\b(?:no|ex|excl\.?|excluding|without|before|less|net of) )VAT)\b/i;

/** One side bears costs that the other is spared, in the row itself or where the sums are explained. */
export function unlikeItems(facts: Facts): string | null {
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
export function unlikeTimes(facts: Facts): string | null {
  const days = (row: Row) => {
    const m = LASTS.exec(wordsOf(facts, row));
    return m ? Number(m[1]) * (DAYS[(m[2] ?? "").toLowerCase().replace(/s$/, "")] ?? 1) : null;
  };
  const [mine] = stretches(facts, "own").flatMap((r) => days(r) ?? []);
  const [theirs] = stretches(facts, "rival").flatMap((r) => days(r) ?? []);
  if (!mine || !theirs || Math.max(mine, theirs) / Math.min(mine, theirs) < 1.2) return null;
  return `one pack lasts ${mine} days and the other ${theirs}`;
}
