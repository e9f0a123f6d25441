import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
/** Doses, frequencies, intervals and spells as a dosing text gives them, so that two texts can be compared. */
export interface Dosing {
  /** Largest amount stated for each unit, counting how often it is taken where that is said. */
  most: Record<string, number>;
  /** Times a day; empty when the text states none. */
  daily: number[];
  /** Days between doses ("every four weeks", "monthly"). */
  every: number[];
  /** Longest treatment in days, where a limit is stated. */
  longest: number | null;
  /** Shortest time in hours before a repeated dose, where one is stated. */
  apart: number | null;
}

const WORDS: Record<string, number> = { ...NUMBER_WORDS, a: 1, an: 1, half: 0.5 };
const NUMBER = "(\\d+(?:[.,]\\d+)?(?!\\d)|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const MASS = "(mg|micrograms?|mcg|g|ml|IU|units?)";
const PIECE =
  "(tablets?|capsules?|sprays?|puffs?|inhalations?|drops?|patch(?:es)?|sachets?|lozenges?|suppositor(?:y|ies)|pessar(?:y|ies))";
const RANGE = `\\b${NUMBER}(?: ?(?:to|-|or) ?${NUMBER})?[ -]?`;
/** "40 mg", and "one 40 mg tablet" or "two soft capsules"; a dose for each kilogram or the strength of a solution is no amount. */
const AMOUNTS = [
  new RegExp(`${RANGE}${MASS}\\b(?! ?(?:/|per )(?:kg|(?:\\d+ ?)?m?l\\b)| of (?:water|fluid|glucose))`, "giu"),
  new RegExp(
    `${RANGE}(?:\\d+(?:\\.\\d+)? ?(?:mg|micrograms?|ml|g) )?(?:(?!mg\\b|ml\\b|micrograms?\\b|mcg\\b|g\\b|hours?\\b|times\\b)\\p{L}+ )?${PIECE}\\b`,
    "giu",
  ),
];
const DAILY: [RegExp, number][] = [
  [
    /\bonce (?:a |each |every |per )?(?:day|daily|night|morning|evening)|\bonce[- ]daily\b|\bone [\w ]{0,20}(?:daily|a day|each day)\b|\b(?:daily(?! (?:dose|intake|amount|maximum|limit|requirement|allowance)s?\b)|at night|each (?:morning|evening|day)|every (?:morning|evening|day)|in the (?:morning|evening))\b/i,
    1,
  ],
  [
    /\btwice (?:a |each |every |per )?(?:day|daily)|\btwice[- ]daily\b|\btwo times (?:a )?(?:day|daily)|\bmorning and (?:evening|night)|\bevery (?:12|twelve) hours|\bb\.?d\.?\b/i,
    2,
  ],
  [/\b(?:three|3) times (?:a |each |per )?(?:day|daily)|\bevery (?:8|eight) hours|\bt\.?d\.?s\b/i, 3],
  [/\b(?:four|4) times (?:a |each |per )?(?:day|daily)|\bevery (?:6|six) hours|\bq\.?d\.?s\b/i, 4],
  [/\bevery (?:4|four) hours/i, 6],
];
const DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, fortnight: 14, month: 30, year: 365 };
const EVERY = new RegExp(
  `\\b(?:every|each) (?:(other|second) |${NUMBER} )?(day|week|fortnight|month|year)s?\\b|\\bonce (?:a|each|every|per) (week|fortnight|month|year)\\b|\\bonce[- ](weekly|fortnightly|monthly|yearly)\\b`,
  "gi",
);
/** "One injection a year", "twice yearly": how many in a stretch of time. */
const RATE =
  /\b(one|a single|just one|single|once|twice|two|three|four|six|twelve|\d{1,2}) ?(?:times )?(?:(?:injections?|doses?|infusions?|syringes?|pens?|visits?|jabs?|shots?|tablets?|capsules?|patch(?:es)?|implants?|treatments?) )?(?:a|per|each|every) (week|fortnight|month|year)\b|\b(once|twice)[- ](weekly|monthly|yearly)\b|\b()(annual|annually|weekly|monthly|yearly|six-monthly|three-monthly|quarterly) (?:injections?|doses?|dosing|infusions?|syringes?|pens?|jabs?|shots?|tablets?|capsules?)\b/gi;
const STRETCH: Record<string, number> = {
  annual: 365,
  annually: 365,
  yearly: 365,
  year: 365,
  "six-monthly": 180,
  "three-monthly": 90,
  quarterly: 90,
  monthly: 30,
  month: 30,
  fortnight: 14,
  weekly: 7,
  week: 7,
};
const RATES: Record<string, number> = { once: 1, twice: 2, "a single": 1, single: 1, "just one": 1 };
const LIMIT = new RegExp(
  `\\b(?:up to|maximum(?: of)?|max(?:imum)? duration(?: of)?|no (?:more|longer) than|not (?:more|longer) than|limited to|do not exceed|not exceed(?:ing)?|at most)(?: treatment)? ${NUMBER} (day|week|month|year)s?\\b`,
  "gi",
);
const APART = new RegExp(
  `\\b(?:at least|minimum(?: interval)? of|minimum of|not (?:less|sooner) than|wait|after(?: at least)?|interval of(?: at least)?) ${NUMBER} (hour|day)s?\\b`,
  "gi",
);

const PASSES = new RegExp(
  `\\b${NUMBER} (hour|day)s?(?: must| should| have to| has to)? (?:apart|between doses|pass|elapse|or more|later)\\b|\\bnot\\b[^.;]{0,30}\\b(?:within|before) ${NUMBER} (hour|day)s?\\b`,
  "gi",
);

const countOf = (word: string | undefined) => (word ? (WORDS[word.toLowerCase()] ?? Number(word.replace(",", ""))) : 0);
const unitOf = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^mcg$/, "microgram")
    .replace(/(?<=\p{L}{3})s$/u, "")
    .replace(/^iu$/, "unit");

/** Times a day that a text speaks of. */
export function timesDaily(text: string): number[] {
  return DAILY.filter(([pattern]) => pattern.test(text)).map(([, times]) => times);
}

/** Amounts with their units. */
export function amountsIn(text: string): { value: number; unit: string }[] {
  return AMOUNTS.flatMap((pattern) => everyMatch(pattern, text)).flatMap((m) =>
    [m[1], m[2]].flatMap((n) => (n ? [{ value: countOf(n), unit: unitOf(m[3] ?? "") }] : [])),
  );
}

/** Days between doses that a text speaks of. */
export function intervalsIn(text: string): number[] {
  const rates = everyMatch(RATE, text).map((m) => {
    const word = (m[1] ?? m[3] ?? "once").toLowerCase() || "once";
    const stretch = STRETCH[(m[2] ?? m[4] ?? m[6] ?? "").toLowerCase()] ?? 0;
    return stretch / ((RATES[word] ?? countOf(word)) || 1);
  });
  const every = everyMatch(EVERY, text).map((m) => {
    const single = (m[4] ?? m[5] ?? "").toLowerCase().replace(/ly$/, "");
    if (single) return DAYS[single] ?? 0;
    return (m[1] ? 2 : m[2] ? countOf(m[2]) : 1) * (DAYS[(m[3] ?? "").toLowerCase()] ?? 0);
  });
  return [...new Set([...every, ...rates])].filter((days) => days > 0);
}

function spans(text: string, pattern: RegExp): number[] {
  return everyMatch(pattern, text).map((m) => countOf(m[1]) * (DAYS[(m[2] ?? "").toLowerCase()] ?? 0));
}

function passesIn(text: string): number[] {
  return everyMatch(PASSES, text).map((m) => countOf(m[1] ?? m[3]) * (DAYS[(m[2] ?? m[4] ?? "").toLowerCase()] ?? 0));
}

/** What a dosing text allows. */
export function dosingOf(text: string): Dosing {
  const daily = timesDaily(text);
  const most: Record<string, number> = {};
  for (const { value, unit } of amountsIn(text)) most[unit] = Math.max(most[unit] ?? 0, value);
  const limits = spans(text, LIMIT);
  const apart = [...spans(text, APART), ...passesIn(text)].map((days) => days * 24);
  return {
    most,
    daily,
    every: intervalsIn(text),
    longest: limits.length > 0 ? Math.max(...limits) : null,
    apart: apart.length > 0 ? Math.min(...apart) : null,
  };
}
