import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { WORD_NUMBER } from "./amounts.ts";

/** How often something is taken. `perDay` is times a day; vague where a text says "daily" without a number, which any number
 * of times a day keeps to. */
export interface Schedule {
  perDay: number;
  vague: boolean;
  start: number;
  end: number;
}

const COUNT = "(once|twice|thrice|one time|(?:\\d{1,2}|two|three|four|five|six) times)";
const EVERY_N = `(\\d{1,3}|other|second|${WORD_NUMBER})`;
const PERIOD = "(day|week|fortnight|month|year)";
const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  daily: 1,
  week: 7,
  weekly: 7,
  fortnight: 14,
  fortnightly: 14,
  month: 28,
  monthly: 28,
  year: 364,
  yearly: 364,
  annually: 364,
};
const TIMES = new RegExp(
  `\\b${COUNT}[ -](?:(?:a|per|each|every|in a)[ -]${PERIOD}|(daily|weekly|fortnightly|monthly|yearly|annually))\\b`,
  "gi",
);
const EVERY = new RegExp(
  `\\b(?:every|at intervals of) (?:${EVERY_N}[ -])?(hour|day|week|fortnight|month|year)s?\\b`,
  "gi",
);
const BARE = /\b(daily|weekly|fortnightly|monthly|yearly|annually|each day|per day|a day|each week)\b/gi;

function countOf(words = ""): number {
  const word = words.toLowerCase().replace(/ times?$/, "");
  return { once: 1, twice: 2, thrice: 3, other: 2, second: 2 }[word] ?? NUMBER_WORDS[word] ?? Number(word);
}

const rounded = (perDay: number) => Number(perDay.toPrecision(4));

/** How often something is taken, as a folded text says it. */
export function schedulesIn(text: string): Schedule[] {
  const counted = everyMatch(TIMES, text).map(({ 0: words, 1: count, 2: period, 3: rate, index }) => ({
    perDay: rounded(countOf(count) / (DAYS[(period ?? rate ?? "day").toLowerCase()] ?? 1)),
    ...{ vague: false, start: index, end: index + words.length },
  }));
  const every = everyMatch(EVERY, text).map(({ 0: words, 1: count, 2: period = "day", index }) => ({
    perDay: rounded(1 / ((count ? countOf(count) : 1) * (DAYS[period.toLowerCase()] ?? 1))),
    ...{ vague: false, start: index, end: index + words.length },
  }));
  const told = [...counted, ...every];
  const bare = everyMatch(BARE, text).flatMap(({ 0: words, index }) => {
    if (told.some(({ start, end }) => start <= index && index < end)) return [];
    const period = words.toLowerCase().replace(/^(?:each|per|a) /, "");
    return [{ perDay: rounded(1 / (DAYS[period] ?? 1)), vague: true, start: index, end: index + words.length }];
  });
  return [...told, ...bare].sort((a, b) => a.start - b.start);
}

/** Whether two say the same, or one says less than the other. */
export function agree(a: Schedule, b: Schedule): boolean {
  const near = Math.abs(a.perDay - b.perDay) <= 0.1 * Math.min(a.perDay, b.perDay);
  if (near) return true;
  return (a.vague && a.perDay === 1 && b.perDay >= 1) || (b.vague && b.perDay === 1 && a.perDay >= 1);
}
