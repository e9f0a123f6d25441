import { everyMatch } from "#worker/text/every-match.ts";

/** A date as it is written. `month` counts from the year 0, `day` is null where only the month is given. */
export interface DatedText {
  words: string;
  month: number;
  day: number | null;
  at: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DATE = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?[ -])?${MONTH}\\.?,?[ -]((?:19|20)\\d\\d)\\b|\\b(?:(\\d{1,2})[/.-])?(\\d{1,2})[/.-]((?:19|20)\\d\\d)\\b`,
  "gi",
);

/** Dates in a folded text, in their order. */
export function datesIn(text: string): DatedText[] {
  return everyMatch(DATE, text).flatMap(({ 0: words, index, ...m }) => {
    const month = m[2] ? MONTHS.indexOf(m[2].slice(0, 3).toLowerCase()) : Number(m[5]) - 1;
    const day = m[1] ?? m[4];
    if (month < 0 || month > 11) return [];
    return [{ words, month: Number(m[3] ?? m[6]) * 12 + month, day: day ? Number(day) : null, at: index }];
  });
}

/** The latest date of a text; null where it gives none. */
export function lastDateIn(text: string): DatedText | null {
  return datesIn(text).reduce<DatedText | null>((last, date) => (last && last.month >= date.month ? last : date), null);
}
