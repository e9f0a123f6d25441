import { everyMatch } from "./every-match.ts";
import type { ReadText, Sentence } from "./types.ts";

export interface DatedWords {
  /** Days since 1 January 1970; the first of the month or year where only that is given. */
  day: number;
  start: number;
  end: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DATE =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?,?\s+(20\d\d)\b|\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/gi;

/** Dates written in a sentence, in their order. */
export function datesIn(facts: ReadText, sentence: Sentence): DatedWords[] {
  const words = facts.view.text.slice(sentence.start, sentence.end);
  return everyMatch(DATE, words).map((m) => {
    const month = m[2] ? MONTHS.indexOf(m[2].slice(0, 3).toLowerCase()) : Number(m[5]) - 1;
    const day = Number(m[1] ?? m[4] ?? 1);
    const start = sentence.start + m.index;
    return {
      day: Math.round(Date.UTC(Number(m[3] ?? m[6]), month, day) / 86_400_000),
      start,
      end: start + m[0].length,
    };
  });
}
