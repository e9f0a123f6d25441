import { everyMatch } from "#worker/text/every-match.ts";
import { numberOf } from "#worker/text/feature-numbers.ts";

/* What is seen of a capitalised word: its letters, and the words that stand beside it wherever it stands. A brand is coined to
 * sound like one, and is spoken of as medicines are. */

/** Features share so many places; two at the same place are too rare to matter. */
export const PLACES = 2 ** 14;

const NAME = /(?<![\p{L}.@/-])(?:\p{Lu}\p{Ll}{4,}|\p{Lu}{5,})(?![\p{L}'@-])/gu;
/** What may stand between a name and the words after it. */
const BRACKETS = /^[®™▼]?\s?\([^)]*\)?/;
const WORD = /[\p{L}\d']+|[^\s\p{L}\d]/gu;
const REACH = 40;
/** Rows of letters of these lengths are seen, the beginning and the end of the word counting as letters. */
const SHORTEST_ROW = 2;
const LONGEST_ROW = 4;
const MANY = 4;
/** Names of medicines are shorter. */
const LONGEST_NAME = 40;

const wordOf = (word: string | undefined) =>
  word === undefined ? "none" : /^\d/.test(word) ? "#" : word.toLowerCase();

function letterFeatures(name: string): string[] {
  const word = `^${name.toLowerCase()}$`;
  const rows: string[] = [`word ${word}`];
  for (let length = SHORTEST_ROW; length <= LONGEST_ROW; length++)
    for (let at = 0; at + length <= word.length; at++) rows.push(`row ${word.slice(at, at + length)}`);
  return rows;
}

/** What stands beside one place of a name. */
function placeFeatures(text: string, start: number, end: number): string[] {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH).replace(BRACKETS, "");
  const isFirst = /(?:^|\n)\s*$/.test(before);
  const isLast = /^\s*(?:\n|$)/.test(after);
  const [last, lastButOne] = isFirst ? ["line"] : (before.match(WORD) ?? []).reverse();
  const [next, nextButOne] = isLast ? ["line"] : (after.match(WORD) ?? []);
  return [
    `before ${wordOf(last)}`,
    `before ${wordOf(lastButOne)} ${wordOf(last)}`,
    `after ${wordOf(next)}`,
    `after ${wordOf(next)} ${wordOf(nextButOne)}`,
    isFirst || /[.!?:]\s*$/.test(before) ? "opens" : "inside",
    ...(/^\p{Lu}/u.test(next ?? "") ? ["before a name"] : []),
    ...(/^\p{Lu}/u.test(last ?? "") ? ["behind a name"] : []),
  ];
}

/** The capitalised words of a text that never stand in small letters, in title case, and the places of what is seen of each. */
export function namesIn(text: string, isOrdinary: (word: string) => boolean): Map<string, Int32Array> {
  const seen = new Map<string, { times: number; features: string[] }>();
  for (const { 0: word, index } of everyMatch(NAME, text)) {
    const name = word.charAt(0) + word.slice(1).toLowerCase();
    if (word.length > LONGEST_NAME || isOrdinary(name)) continue;
    const one = seen.get(name) ?? { times: 0, features: letterFeatures(name) };
    one.times++;
    one.features.push(...placeFeatures(text, index, index + word.length));
    if (word === word.toUpperCase()) one.features.push("capitals");
    seen.set(name, one);
  }
  return new Map(
    [...seen].map(([name, { times, features }]) => {
      const all = [...features, `times ${Math.min(MANY, times)}`];
      return [name, Int32Array.from(new Set(all.map((feature) => numberOf(feature) % PLACES)))];
    }),
  );
}
