import { everyMatch } from "../every-match.ts";
import type { Span } from "./types.ts";

/** A month and year in the text; `month` counts months from year 0, so that two can be subtracted. */
export interface MonthYear extends Span {
  month: number;
}

const NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAMED =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?[ -]?((?:19|20)\d{2}|'\d{2}|(?<=-)[2-4]\d(?![\d-]))\b/gi;
const NUMBERED =
  /(?<![\d/.£-])(?:\d{1,2}[/.])?(0?[1-9]|1[0-2])(?:[/.]((?:19|20)\d{2})|\/([2-4]\d)|-(20[12]\d)(?! ?(?:mg|ml|g|micrograms|units|IU)\b))(?![\d/]|[.-]\d)|\b(20\d{2})-(0[1-9]|1[0-2])(?:-\d{2})?(?![\d/-])/g;

const fullYear = (year: string) => (year.length === 4 ? Number(year) : 2000 + Number(year.replace("'", "")));

/** Whether a text has the figures of a year, without which no month and year is named. */
export const holdsYear = (text: string) => /\d\d/.test(text);

/** Every month and year that a text names, in whatever of the usual forms ("June 2024", "06/2024", "2024-06"). */
export function monthYearsIn(text: string, offset = 0): MonthYear[] {
  if (!holdsYear(text)) return [];
  const named = everyMatch(NAMED, text).map((m) => ({
    start: offset + m.index,
    end: offset + m.index + m[0].length,
    month: fullYear(m[2] ?? "") * 12 + NAMES.indexOf((m[1] ?? "").slice(0, 3).toLowerCase()),
  }));
  const numbered = everyMatch(NUMBERED, text).map((m) => ({
    start: offset + m.index,
    end: offset + m.index + m[0].length,
    month: fullYear(m[2] ?? m[3] ?? m[4] ?? m[5] ?? "") * 12 + Number(m[1] ?? m[6]) - 1,
  }));
  return [...named, ...numbered].sort((a, b) => a.start - b.start);
}
