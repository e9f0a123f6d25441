import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { startsWithin } from "#worker/text/spans.ts";
import type { BaseFacts, Span } from "./types.ts";

/** A month, counted from year 0, so that two can be subtracted. */
type Month = number;

export interface DatedSpan extends Span {
  month: Month;
}

export interface LaunchFacts {
  /** When the piece was drawn up, last revised or sent; null when it says so nowhere. */
  pieceMonth: Month | null;
  /** Each statement of when a product, presentation or indication became available in the UK. */
  available: DatedSpan[];
  /** Months between the latest availability stated and the piece; null when either is unknown. */
  monthsOnMarket: number | null;
  /** The words that show it, for the finding. */
  evidence: string | null;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DATE = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? )?${MONTH}\\.?,? ((?:19|20)\\d{2})\\b|\\b(\\d{1,2})[/.](\\d{1,2})[/.]((?:20)?\\d{2})\\b|\\b(?:in|since|of|by|year) ((?:19|20)\\d{2})\\b`,
  "gi",
);

/** Words that make a date one of becoming available, within a short distance before it. */
const BECAME_AVAILABLE =
  /\b(?:available|launch(?:ed)?|on the (?:uk )?market|marketed|marketing began|(?:came|reached|arrived|introduced|supplied|suppl(?:y|ies) (?:since|from|began|started)|sold|stocked|prescribable|dispensed|on sale)|in (?:uk )?pharmacies|on prescription|first (?:licensed|authori[sz]ed|approved)|(?:licensed|authori[sz]ed|approved) (?:in|since|for)|authori[sz]ation (?:was )?(?:granted|received)|licence (?:was )?(?:granted|received))\b/i;
/** What stands after a date that opens a line of a history ("May 2023: first packs reach pharmacies"). */
const THEN_AVAILABLE =
  /^[\s:–—|.-]{0,8}(?:(?:the |its |first |full |uk |gb |mhra |[\p{L}-]+ ){0,6})(?:launch\w*|authori[sz](?:ed|ation)|licen[cs]e(?:d| granted)?|approv(?:ed|al)|(?:indication|licen[cs]e|authori[sz]ation|variation) granted|available|on sale|(?:first|initial) (?:packs?|use[ds]?|suppl\w+|shown|promot\w+|prescri\w+|patients?)|reach\w* (?:uk )?(?:pharmac|wholesal)\w*|in (?:uk )?pharmacies|marketed)/iu;
const NOT_AVAILABILITY =
  /\b(?:price|prices|tariff|list price|correct|accurate|published|prepared|drawn up|revised|updated|preparation|SPC|PI|embargo|meeting|will be|expected|planned|from today|until|unlicensed|application)\b/i;
const PIECE_DATE =
  /\b(?:date of (?:preparation|issue|revision|last revision|publication)|(?:job|material) date|date (?:prepared|revised|drawn up)|prepared|drawn up|last (?:revised|updated|reviewed)|revised|updated|(?:date|sent|posted|published|issued)(?=\s*:)|preparation date|goes live|for release)\b/i;
const NOT_PIECE_DATE = /\b(?:PI|SPC|prescribing information|review by|expir\w+|valid until|withdraw by|use by)\b/i;
const ON_MARKET_FOR =
  /\b(?:available|on the (?:uk )?market|marketed|prescribed|in use|launched)\b(?:(?!\b(?:age[ds]?|older)\b)[^.\n]){0,60}?\b(?:for (?:over |more than |about |almost |nearly |the (?:last|past) )?)?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (years?|months?)\b(?![ -](?:of age|olds?|and (?:over|older|above)))(?: ago| now)?/gi;

interface Dated {
  month: Month;
  at: number;
  end: number;
}

function datesIn(text: string): Dated[] {
  if (!/\d\d/.test(text)) return [];
  return everyMatch(DATE, text).map((m) => {
    const year = Number(m[3] ?? m[6] ?? m[7]);
    const month = m[2] ? MONTHS.indexOf(m[2].slice(0, 3).toLowerCase()) : m[5] ? Number(m[5]) - 1 : 0;
    return { month: (year < 100 ? 2000 + year : year) * 12 + month, at: m.index, end: m.index + m[0].length };
  });
}

/** The part of a sentence before a date that can say what happened then. */
function near(text: string, date: Dated): string {
  const before = text.slice(Math.max(0, date.at - 90), date.at);
  return before.slice(before.search(/[.!?] (?=\p{Lu}[^.!?]*$)/u) + 1);
}

function availabilityIn(text: string, offset: number): DatedSpan[] {
  return datesIn(text)
    .filter((date) => {
      const after = text.slice(date.end, date.end + 90);
      if (/^\W*$/.test(text.slice(0, date.at)) && THEN_AVAILABLE.test(after) && !NOT_AVAILABILITY.test(after))
        return true;
      const before = near(text, date);
      const word = before.search(BECAME_AVAILABLE);
      return word !== -1 && !NOT_AVAILABILITY.test(before.slice(word));
    })
    .map((date) => ({ month: date.month, start: offset + Math.max(0, date.at - 40), end: offset + date.end }));
}

/** A piece that is used again, or still, long after it was drawn up: the medicine has been promoted all that time. */
const USED_AGAIN =
  /\b(?:re-?print(?:ed|s|ing)?|re-?order(?:ed)?|re-?stock(?:ed)?|re-?issued|re-?sent|re-?posted|re-?used|still (?:in use|in stock|on display|displayed|live|handed out|sent out)|in use (?:again|unchanged)|without (?:any )?change)\b/i;
const FIRST_MADE = /\b(?:date of preparation|prepared|drawn up|(?:first )?certified|first (?:used|printed|issued))\b/i;

/** Months from the day on which the piece was drawn up to the latest on which it was taken into use again. */
function monthsInUse(facts: BaseFacts): { last: Month; months: number; words: string } | null {
  const { text } = facts.view;
  const made: number[] = [];
  const again: { month: Month; words: string }[] = [];
  for (const line of facts.lines) {
    if (line.zone === "pi" || line.zone === "references") continue;
    const words = text.slice(line.start, line.end);
    for (const date of datesIn(words)) {
      const before = near(words, date);
      if (USED_AGAIN.test(before)) again.push({ month: date.month, words: words.slice(0, date.end).slice(-60) });
      else if (FIRST_MADE.test(before)) made.push(date.month);
    }
  }
  const last = again.sort((a, b) => b.month - a.month)[0];
  return last && made.length > 0
    ? { last: last.month, months: last.month - Math.min(...made), words: last.words }
    : null;
}

/** When the piece is from: its date line, else the last date in its footer or sender's lines, else a date in the context. */
function pieceMonthOf(facts: BaseFacts): Month | null {
  const { text } = facts.view;
  const lines = facts.lines.filter((line) => line.zone !== "pi" && line.zone !== "references");
  const found: Month[] = [];
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    for (const date of datesIn(words)) {
      const before = near(words, date);
      if ((PIECE_DATE.test(before) || line.zone === "footer") && !NOT_PIECE_DATE.test(before)) found.push(date.month);
    }
  }
  if (found.length > 0) return Math.max(...found);
  const tail = lines
    .slice(-4)
    .flatMap((line) =>
      availabilityIn(text.slice(line.start, line.end), 0).length > 0
        ? []
        : datesIn(text.slice(line.start, line.end)).map((d) => d.month),
    );
  if (tail.length > 0) return Math.max(...tail);
  const pi = facts.lines
    .filter((line) => line.zone === "pi")
    .flatMap((line) => datesIn(text.slice(line.start, line.end)).map((d) => d.month));
  return pi.length > 0 ? Math.max(...pi) : null;
}

function statedSpell(text: string): { months: number; words: string } | null {
  for (const match of everyMatch(ON_MARKET_FOR, text)) {
    const count = Number(match[1]) || NUMBER_WORDS[match[1]?.toLowerCase() ?? ""] || 0;
    const months = /^year/i.test(match[2] ?? "") ? count * 12 : count;
    if (/\b(?:UK|market|pharmac|prescrib|launch|available|NHS)/i.test(match[0])) return { months, words: match[0] };
  }
  return null;
}

/** Words of a note that the medicine, or its wider use, is no longer new. */
const FIRST_TOLD =
  /\b(?:(?:indication|licence) (?:was )?(?:extended|widened)|first (?:advertised|promoted|detailed))\b/i;
const OF_THIS_MEDICINE = /^[^\p{L}]*(?:indication|licence|first) /iu;

/** Dates in notes and in the list of references on when this medicine was first promoted for what it is promoted for now. */
function firstTold({ products, sentences, view: { text } }: BaseFacts): DatedSpan[] {
  return sentences.flatMap((s) => {
    const words = text.slice(s.start, s.end);
    const told = s.zone === "pi" ? null : FIRST_TOLD.exec(words);
    if (!told) return [];
    const isOwn = OF_THIS_MEDICINE.test(words) || products.some((p) => p.role === "own" && startsWithin(p.mentions, s));
    if (!isOwn) return [];
    const date = datesIn(words).find(({ at }) => at > told.index);
    return date ? [{ month: date.month, start: s.start + told.index, end: s.start + date.end }] : [];
  });
}

/** How long the medicine had been available when the piece was made. Pure. */
export function launchOf(facts: BaseFacts): LaunchFacts {
  const { text } = facts.view;
  const { context } = facts.submission;
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references");
  const available = [...copy.flatMap((s) => availabilityIn(text.slice(s.start, s.end), s.start)), ...firstTold(facts)];
  const inContext = availabilityIn(context, 0);
  const pieceMonth =
    pieceMonthOf(facts) ?? datesIn(context).find((d) => !inContext.some((a) => a.month === d.month))?.month ?? null;
  const months = [...available, ...inContext].map((d) => d.month).filter((m) => pieceMonth === null || m <= pieceMonth);
  const latest = months.length > 0 ? Math.max(...months) : null;
  const spell =
    statedSpell(context) ?? copy.map((s) => statedSpell(text.slice(s.start, s.end))).find((s) => s !== null) ?? null;
  const inUse = monthsInUse(facts);
  const asOf = pieceMonth === null ? null : Math.max(pieceMonth, inUse?.last ?? 0);
  const byDates = latest !== null && asOf !== null ? asOf - latest : null;
  const stated = available.find((d) => d.month === latest);
  const evidence = stated
    ? text.slice(stated.start, stated.end).replace(/^\S*\s/, "")
    : inContext.length > 0
      ? context
      : (spell?.words ?? null);
  return {
    pieceMonth,
    available,
    monthsOnMarket: byDates ?? spell?.months ?? inUse?.months ?? null,
    evidence: evidence ?? inUse?.words ?? null,
  };
}
