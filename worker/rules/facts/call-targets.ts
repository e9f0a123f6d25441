import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type CallTarget, tabledTargetsOf } from "./call-table.ts";
import type { BaseFacts, Sentence } from "./types.ts";

const CALLS = phrases(
  "call|calls|calling|called|visit|visits|visited|visiting|detail|details|detailed|appointment|appointments|slot|slots",
  "see|seen|front|reach|meet|contact ..8 doctor|doctors|gp|gps|customer|customers|target|targets|prescriber|prescribers|consultant|consultants|specialist|specialists|practice|practices|surgery|him|her|them|nurse|everyone|names",
  "face to face",
  "in front of ..2 every|each|your|the",
  "frequency|coverage|call|calling ..2 rate|target|frequency",
  "doctor|doctors|gp|gps|customer|customers|prescriber|prescribers|consultant|consultants|specialist|specialists ..10 seen|visited ..14 times",
);
/** A visit, whatever it is called. */
const IN_PERSON = phrases(
  "face to face",
  "in person",
  "every|each ..3 gp|doctor|consultant|customer|target|prescriber|name",
);
/** Contacts that the Code does not count: asked for, group meetings, enquiries; and figures for a whole working day. */
const UNCOUNTED = phrases("contact|contacts");
const NOT_CALLS = phrases(
  "requested|asked|solicited|invited|enquiry|enquiries",
  "ask|asks|request|requests ..4 visit|call|you",
  "group meeting|meetings",
  "a|per|each|every day",
  "team|sales|manager|review|regional|territory|cycle|coaching meeting|meetings|conference|teleconference|review|conference",
  "bonus|salary|speaker",
);
const SOLICITED_ONLY = phrases("excluding|except|besides|apart|not ..6 requested|asked|solicited|invited|request");
const CEILING = phrases(
  "no more than",
  "at most",
  "maximum|ceiling|limit",
  "up to three",
  "never more",
  "must not",
  "not ..4 above|over|exceed",
);
const PERIODS: Record<string, number> = {
  week: 52,
  weekly: 52,
  weeks: 52,
  fortnight: 26,
  fortnightly: 26,
  month: 12,
  monthly: 12,
  months: 12,
  quarter: 4,
  quarterly: 4,
  year: 1,
  annum: 1,
  annually: 1,
  yearly: 1,
  "12": 1,
  twelve: 1,
  cycle: 6,
};
const NUMBERS: Record<string, number> = { ...NUMBER_WORDS, once: 1, twice: 2 };
const COUNTED = new Set([
  "call",
  "calls",
  "visit",
  "visits",
  "time",
  "times",
  "face",
  "details",
  "appointments",
  "unsolicited",
  "a",
  "per",
  "each",
  "every",
  "in",
]);
/** One person of a list, each of whom is to be seen. */
const NAMES_ONE = phrases("on|with|per each|every|name|customer|target|doctor|consultant|nurse|gp|prescriber");
const CALLING = phrases("call|calls|visit|visits|drop|walk|coverage|frequency|contact|contacts");

const RHYTHM = /\b(?:weekly|fortnightly|monthly)\b/i;
const EACH_ONE = phrases(
  "every|each ..3 doctor|gp|consultant|customer|target|prescriber|name|nurse|pharmacist",
  "on your list",
);

/** "Then fortnightly", of the visits that the sentences before it in the line have set. */
function rhythm(facts: BaseFacts, sentence: Sentence): boolean {
  if (!RHYTHM.test(wordsOf(facts, sentence)) || sentence.last - sentence.first > 12) return false;
  const before = facts.sentences
    .slice(Math.max(0, sentence.index - 4), sentence.index)
    .filter((s) => s.line === sentence.line);
  return hasPhrase(CALLS, facts, before) && hasPhrase(EACH_ONE, facts, before);
}

/** Whether calls are spoken of in the sentence or the few around it. */
function speaksOfCalls(facts: BaseFacts, { index }: Sentence): boolean {
  return hasPhrase(CALLING, facts, facts.sentences.slice(Math.max(0, index - 2), index + 3));
}
const BARE_RATE = phrases("call|calling rate|frequency|target ..3 @number");

const numberOf = (word: string) => NUMBERS[word] ?? (/^\d{1,2}(?:\.\d)?$/.test(word) ? Number(word) : null);

/** The most calls counted among the words before a period; a number must count calls, not doctors. */
function countBefore(words: string[]): number | null {
  const counts = words.flatMap((word, at) => {
    const number = numberOf(word);
    const next = words[at + 1] ?? "a";
    return number !== null && (COUNTED.has(next) || next === "to" || next === "or") ? [number] : [];
  });
  return counts.length > 0 ? Math.max(...counts) : null;
}

const DEADLINE =
  /^(?:christmas|easter|summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|the|year|quarter|cycle|then|launch)$/;
const WEEKDAYS = new Set(["monday", "tuesday", "wednesday", "thursday", "friday"]);

/** "Six times by Christmas": within less than a year, so that a year holds at least as many. */
function byDeadline(words: string[]): number | null {
  for (const [at, word] of words.entries()) {
    if (!["by", "before"].includes(word) || !DEADLINE.test(words[at + 1] ?? "")) continue;
    if (!["times", "calls", "visits"].includes(words[at - 1] ?? "")) continue;
    const count = numberOf(words[at - 2] ?? "");
    if (count !== null) return count;
  }
  return null;
}

const PERSON =
  /^(?:doctors?|gps?|consultants?|nurses?|pharmacists?|prescribers?|customers?|targets?|names?|\w{3,}(?:ologists?|iatricians?|icians?|geons?|iatrists?))$/;

/** "Six on every list A cardiologist between now and June", "five per name by Easter": within a year, on one person. */
function onEach(words: string[]): number | null {
  if (!words.some((word, at) => isDay(word, words[at + 1], words[at + 2], words[at + 3]))) return null;
  for (const [at, word] of words.entries()) {
    const on = ["on", "with", "per", "to", "for"].includes(word);
    const each = word === "per" || ["each", "every"].includes(words[at + 1] ?? "");
    if (!on || !each || !words.slice(at + 1, at + 8).some((next) => PERSON.test(next))) continue;
    const count =
      numberOf(words[at - 1] ?? "") ?? (COUNTED.has(words[at - 1] ?? "") ? numberOf(words[at - 2] ?? "") : null);
    if (count !== null && count < 30) return count;
  }
  return null;
}

/** "By June", "before the end of", "between now and", "this half". */
function isDay(word: string, ...next: (string | undefined)[]): boolean {
  if (word === "between") return next[0] === "now";
  if (word === "this") return ["half", "cycle", "quarter", "year"].includes(next[0] ?? "");
  const to = ["by", "before", "until"].includes(word);
  return to && next.some((day = "") => day === "end" || (day !== "the" && DEADLINE.test(day)));
}

/** "Every second Friday", "every other week". */
function everyWeekday(words: string[]): number | null {
  for (const [at, word] of words.entries()) {
    if (word !== "every" && word !== "each") continue;
    const next = words[at + 1] ?? "";
    if (WEEKDAYS.has(next)) return 52;
    const after = words[at + 2] ?? "";
    if (["second", "other"].includes(next) && (WEEKDAYS.has(after) || after === "week")) return 26;
    if (["second", "other"].includes(next) && after === "month") return 6;
  }
  return null;
}

/** Calls a year that a sentence asks for, by its number and its period; null when it names no such pair. */
function rateOf(words: string[]): number | null {
  for (const [at, word] of words.entries()) {
    const perYear = PERIODS[word];
    const before = words.slice(Math.max(0, at - 3), at);
    if (perYear === undefined) continue;
    if (["weekly", "fortnightly", "monthly"].includes(word)) return perYear;
    const every = before.lastIndexOf("every");
    const gap = every === -1 ? null : numberOf(before[every + 1] ?? "");
    if (gap && /week|month/.test(word)) return Math.round(perYear / gap);
    const leads = ["a", "per", "each", "every", "in", "the", "this", "over"].includes(before.at(-1) ?? "");
    if (!leads && !["annually", "yearly", "quarterly"].includes(word)) continue;
    const count = countBefore(words.slice(Math.max(0, at - 14), at));
    const once =
      ["month", "week", "fortnight"].includes(word) && ["every", "a", "each"].includes(before.at(-1) ?? "") ? 1 : null;
    const times = count ?? once;
    if (times !== null) return Math.round(times * perYear);
  }
  return null;
}

/** "Call rate: 8" names no period; a year is meant. */
function bareRate(facts: BaseFacts, sentence: Sentence): number | null {
  const match = findPhrases(BARE_RATE, facts, [sentence])[0];
  return match ? numberOf(facts.tokens[match.last - 1]?.norm ?? "") : null;
}

/** All targets that a briefing sets for calls on one person. Pure. */
export function callTargetsOf(facts: BaseFacts): CallTarget[] {
  const tabled = tabledTargetsOf(facts);
  const rows = new Set(tabled.map((t) => t.sentence));
  return [...toldTargets(facts).filter((t) => !rows.has(t.sentence)), ...tabled];
}

function toldTargets(facts: BaseFacts): CallTarget[] {
  return facts.sentences.flatMap((sentence) => {
    const about = (list: ReturnType<typeof phrases>) => hasPhrase(list, facts, [sentence]);
    const uncounted = about(NOT_CALLS) || (about(UNCOUNTED) && !about(IN_PERSON));
    const bare = about(NAMES_ONE) && !uncounted && speaksOfCalls(facts, sentence);
    if (!bare && !rhythm(facts, sentence) && (!about(CALLS) || (uncounted && !about(SOLICITED_ONLY)))) return [];
    const words = facts.tokens.slice(sentence.first, sentence.last).map((t) => t.norm);
    const rate =
      rateOf(words) ?? byDeadline(words) ?? everyWeekday(words) ?? onEach(words) ?? bareRate(facts, sentence);
    return rate === null || (rate <= 4 && about(CEILING)) ? [] : [{ perYear: rate, sentence: sentence.index }];
  });
}
