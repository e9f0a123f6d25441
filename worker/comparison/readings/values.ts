import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { amountsIn, WORD_NUMBER } from "./amounts.ts";
import { datesIn } from "./dates.ts";
import { ageGroupsIn } from "./groups.ts";
import { schedulesIn } from "./schedules.ts";

/** What a sentence commits itself to: kinds of which one value can stand where another belongs. */
export type ValueKind =
  | "amount"
  | "schedule"
  | "duration"
  | "percent"
  | "number"
  | "age"
  | "sex"
  | "severity"
  | "organ"
  | "route"
  | "line"
  | "company"
  | "purpose"
  | "frequency"
  | "date"
  | "bound"
  | "direction";

/** A value in a text. Two of one kind say the same where their keys are equal. */
export interface Value {
  kind: ValueKind;
  key: string;
  start: number;
  end: number;
}

const WORDS: readonly (readonly [ValueKind, string, RegExp])[] = [
  ["sex", "women", /\b(?:women|woman|females?|girls?)\b/gi],
  ["sex", "men", /\b(?:men|man|males?|boys?)\b/gi],
  ["severity", "mild", /\bmild(?:ly)?\b/gi],
  ["severity", "moderate", /\bmoderate(?:ly)?\b/gi],
  ["severity", "severe", /\bsevere(?:ly)?\b/gi],
  ["organ", "renal", /\b(?:renal|kidneys?)\b/gi],
  ["organ", "hepatic", /\b(?:hepatic|liver)\b/gi],
  ["route", "oral", /\b(?:oral(?:ly)?|by mouth)\b/gi],
  ["route", "intravenous", /\b(?:intravenous(?:ly)?|i\.?v\.?)(?![\w])/gi],
  ["route", "subcutaneous", /\b(?:subcutaneous(?:ly)?|s\.c\.)(?![\w])/gi],
  ["route", "intramuscular", /\b(?:intramuscular(?:ly)?|i\.m\.)(?![\w])/gi],
  ["route", "topical", /\b(?:topical(?:ly)?|cutaneous(?:ly)?)\b/gi],
  ["route", "inhaled", /\b(?:inhal(?:ed|ation))\b/gi],
  ["route", "nasal", /\b(?:intra)?nasal(?:ly)?\b/gi],
  ["route", "rectal", /\brectal(?:ly)?\b/gi],
  ["line", "first", /\bfirst[ -]line\b/gi],
  ["line", "second", /\bsecond[ -]line\b/gi],
  ["line", "third", /\bthird[ -]line\b/gi],
  ["company", "alone", /\b(?:monotherapy|as (?:a )?single agent|alone)\b/gi],
  ["company", "together", /\b(?:in combination|combined|adjunct(?:ive)?|add-on)\b/gi],
  ["purpose", "treatment", /\btreat(?:ment|ing|ed|s)?\b/gi],
  ["purpose", "prevention", /\b(?:prevent(?:ion|ing|s)?|prophyla\w+)\b/gi],
  ["frequency", "very common", /\bvery common(?:ly)?\b/gi],
  ["frequency", "common", /(?<!very )\b(?<!un)common(?:ly)?\b/gi],
  ["frequency", "uncommon", /\buncommon(?:ly)?\b/gi],
  ["frequency", "very rare", /\bvery rare(?:ly)?\b/gi],
  ["frequency", "rare", /(?<!very )\brare(?:ly)?\b/gi],
  [
    "bound",
    "from",
    /\b(?:at least|or (?:more|over|older|above|higher)|and (?:over|older|above)|more than|above|≥|>)/gi,
  ],
  ["bound", "to", /\b(?:at most|up to|or (?:less|under|below|lower)|less than|below|under|maximum|not exceed|≤|<)/gi],
  ["direction", "more", /\b(?:increas\w+|higher|rais(?:e|ed|ing))\b/gi],
  ["direction", "less", /\b(?:decreas\w+|reduc\w+|lower(?:ed|ing)?)\b/gi],
];

const PERCENT = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/gi;
const UNIT_HOURS: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8760,
};
const COUNT = `\\d+(?:\\.\\d+)?|${WORD_NUMBER}`;
const DURATION = new RegExp(
  `(?<![\\d.,a-z])(?:(${COUNT}) ?(?:to|or|-) ?)?(${COUNT})[ -](minute|hour|day|week|month|year)s?\\b`,
  "gi",
);
const RATIO =
  /(?<![\d.,/])\d{1,3}(?:,\d{3})+(?:\/\d[\d,]*)?|(?<![\d.,/\p{L}-])\d+(?:[./]\d[\d,]*)?(?![\d%]|[.,]\d|\p{L})/gu;

const of = (n: string) => NUMBER_WORDS[n.toLowerCase()] ?? Number(n);

function durationsIn(text: string): Value[] {
  return everyMatch(DURATION, text).flatMap(({ 0: words, 1: first, 2: last = "", 3: unit = "", index }) =>
    [first, last].flatMap((count): Value[] => {
      const hours = count ? of(count) * (UNIT_HOURS[unit.toLowerCase()] ?? 1) : null;
      if (hours === null) return [];
      return [{ kind: "duration", key: String(Number(hours.toPrecision(4))), start: index, end: index + words.length }];
    }),
  );
}

const isTaken = (taken: readonly Value[], { start, end }: { start: number; end: number }) =>
  taken.some((value) => value.start < end && start < value.end);

/** All values of a folded sentence, the more exact reading first: a number with a unit is no bare number. */
export function valuesIn(text: string): Value[] {
  const found: Value[] = [];
  const add = (values: Value[]) => {
    const before = [...found];
    for (const value of values) if (!isTaken(before, value)) found.push(value);
  };
  add(
    datesIn(text).map(({ words, month, at }) => ({
      kind: "date",
      key: String(month),
      start: at,
      end: at + words.length,
    })),
  );
  add(amountsIn(text).map(({ value, unit, start, end }) => ({ kind: "amount", key: `${value} ${unit}`, start, end })));
  add(
    everyMatch(PERCENT, text).map(({ 0: words, 1: n, index }) => ({
      ...{ kind: "percent", key: String(Number(n)), start: index, end: index + words.length },
    })),
  );
  add(schedulesIn(text).map(({ perDay, start, end }) => ({ kind: "schedule", key: String(perDay), start, end })));
  add(ageGroupsIn(text).map(({ from, to, start, end }) => ({ kind: "age", key: `${from}-${to}`, start, end })));
  add(durationsIn(text));
  add(
    everyMatch(RATIO, text).map(({ 0: words, index }) => ({
      ...{ kind: "number", key: words.replaceAll(",", ""), start: index, end: index + words.length },
    })),
  );
  for (const [kind, key, pattern] of WORDS)
    found.push(
      ...everyMatch(pattern, text).map(({ 0: words, index }) => ({
        kind,
        key,
        start: index,
        end: index + words.length,
      })),
    );
  return found.sort((a, b) => a.start - b.start);
}
