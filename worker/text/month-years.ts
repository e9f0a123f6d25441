import { everyMatch } from "./every-match.ts";
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

/** Day, month and year in two figures each ("16.3.26", "28-04-26"), as proofs and footers write them. */
const SHORT_DATE =
  /(?<![\p{L}\d/.£-])(?<!\b(?:version|ver|section|SPC|v|sort code)(?: no)?[.:]? )(?:0?[1-9]|[12]\d|3[01])(?:\.(0?[1-9]|1[0-2])\.([2-4]\d)|-(0[1-9]|1[0-2])-([2-4]\d))(?![\d/]|[.-]\d)/giu;
/** "04APR2025", as stamps of approval write it. */
const STAMP =
  /(?<![\p{L}\d])\d{1,2}(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(20[12]\d|[2-4]\d)(?![\p{L}\d])/giu;
/** "Revised Apr 26", "03.25", "2025/04": after words of drawing up these are a month and a year, elsewhere a day, a
 * price or a span of years. */
const SHORT_YEAR =
  /\b(?:(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? ([2-4]\d)|(0?[1-9]|1[0-2])\.([2-4]\d)|(20[12]\d)[/.](0[1-9]|1[0-2]))(?![\d:]|[./-]\d|st\b|nd\b|rd\b|th\b|,? \d| ?(?:mg|ml|g)\b)/gi;
/** Most lines hold none of the words of drawing up. */
const TELLS_WHEN = /\b(?:prep|rev|drawn|updat|DOP|made|version|text|amend|looked at|creat|dat)/i;
const DRAWN_UP_ON =
  /\b(?:prep(?:ared|aration|\.)?|rev(?:ised|ision|\.)|drawn up|updated?|DOP|made|version|text|amended|reviewed|looked at|created|dated?)(?: in| on| of| date)?:? (?:\d{1,2} )?$/i;
/** What stands after these in figures alone is their number. */
const NUMBERS_VERSIONS = /\b(?:version|text|made)(?: in| on| of)?:? $/i;

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
  const short = everyMatch(SHORT_DATE, text).map((m) => ({
    start: offset + m.index,
    end: offset + m.index + m[0].length,
    month: fullYear(m[2] ?? m[4] ?? "") * 12 + Number(m[1] ?? m[3]) - 1,
  }));
  const stamped = everyMatch(STAMP, text).map((m) => ({
    start: offset + m.index,
    end: offset + m.index + m[0].length,
    month: fullYear(m[2] ?? "") * 12 + NAMES.indexOf((m[1] ?? "").toLowerCase()),
  }));
  const shortYear = (TELLS_WHEN.test(text) ? everyMatch(SHORT_YEAR, text) : [])
    .filter((m) => {
      const before = text.slice(Math.max(0, m.index - 40), m.index);
      return DRAWN_UP_ON.test(before) && !(m[3] && NUMBERS_VERSIONS.test(before));
    })
    .map((m) => ({
      start: offset + m.index,
      end: offset + m.index + m[0].length,
      month:
        fullYear(m[2] ?? m[4] ?? m[5] ?? "") * 12 +
        (m[1] ? NAMES.indexOf(m[1].slice(0, 3).toLowerCase()) : Number(m[3] ?? m[6]) - 1),
    }));
  return [...named, ...numbered, ...short, ...stamped, ...shortYear].sort((a, b) => a.start - b.start);
}
