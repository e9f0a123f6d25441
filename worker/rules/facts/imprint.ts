import { holdsYear, monthYearsIn } from "#worker/text/month-years.ts";
import { piDateOf } from "./pi-particulars.ts";
import type { BaseFacts, Span } from "./types.ts";

/* Dates of drawing up that stand in unusual places: behind the last reference, under the title, on a page that is the
 * prescribing information. */

const DAY_OR_MONTH =
  "(?:\\d{1,2} )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\\d{1,2}[/.-])[ /.-]?20\\d\\d";
/** An item code with its date, at the start of a line or after the stop or gap that closes the last reference. A number
 * before it makes it an entry of the list. */
const BEHIND_REFERENCES = new RegExp(
  `(?<=^|[.)\\]|;][ ]{1,8}|[^ ] {3,20})(?<!(?:^|[.;] {1,4})\\[?\\d{1,2}[.)\\]] {1,8})(?=[A-Z])(?![A-Z0-9/.-]{0,30}(?:DOF|CSR|RPT))[A-Z]{2,8}(?:[-/.][a-z]?[A-Z0-9]{1,8}){1,6}[ ,./|·–()-]{1,8}(?:(?:prepared|revised|drawn up|last revised)[ :]{1,3}(?:in )?)?${DAY_OR_MONTH}\\b`,
  "i",
);
/** Documents that a company keeps have codes and dates of their own. */
const KEPT = /\b(?:on file|study report|clinical report|archive)\b[^.]{0,30}\.?\s*$/i;

const ENDED = /\b(?:19|20)\d\d\b|\bS(?:m)?PC\W*$/;
/** Where the imprint begins in a line of the reference list, or -1. */
export function imprintIn(words: string): number {
  if (!holdsYear(words) || !/[A-Z]{2}[-/.]/.test(words)) return -1;
  const at = BEHIND_REFERENCES.exec(words)?.index ?? -1;
  return at === -1 ||
    !ENDED.test(
      words
        .slice(0, at)
        .split(/(?:^|\s)\[?\d{1,2}[.)\]]\s+(?=\p{Lu})/u)
        .at(-1) ?? "",
    ) ||
    !/^[A-Z]{2}/.test(words.slice(at)) ||
    KEPT.test(words.slice(0, at))
    ? -1
    : at;
}

/** What is left of "November 2025, second version" without its date. The issue of a periodical is no version. */
const VERSION_ALONE =
  /^\W*(?:(?:first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th)) (?:version|revision|draft)|(?:version|revision|rev|draft|v)[. ]{0,2}(?:no\.? ?)?\d{1,2}(?:\.\d{1,2})?)(?: (?:of|from))?\W*$/i;

/** Whether a line holds a date and the number of a version, and nothing else. */
export const isVersionLine = (words: string, date: Span) =>
  words.length < 60 && VERSION_ALONE.test(`${words.slice(0, date.start)}${words.slice(date.end)}`);

/** The address of a page for prescribing information, at the head of the page. */
const PI_ADDRESS =
  /^\W{0,3}(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/(?:[\w-]+\/)*(?:pi|prescribing(?:-information)?)(?![\w/-])/i;

/** A first line that is the title of prescribing information and says nothing else. */
const PI_TITLE = /^\W{0,3}(?:[^.\n]{0,90}\s)?prescribing information\W*$/i;

/** Whether a page is prescribing information and little else: its first line says so by its address or as its title. */
export function isPiPage({ lines, view }: BaseFacts, blocks: Span[]): boolean {
  const [head] = lines;
  const first = head ? view.text.slice(head.start, head.end) : "";
  if (!PI_ADDRESS.test(first) && !PI_TITLE.test(first)) return false;
  const printed = blocks.reduce((sum, span) => sum + span.end - span.start, 0);
  return printed * 2 >= view.text.trim().length;
}

/** The date of such a page, which is that of the text. */
export function dateOfPiPage(facts: BaseFacts, blocks: Span[]): (Span & { month: number }) | null {
  const { lines, view } = facts;
  const texts = blocks.length > 0 ? blocks : lines.filter((line) => line.zone === "pi");
  if (!isPiPage(facts, texts)) return null;
  for (const span of [...texts].reverse()) {
    const words = view.text.slice(span.start, span.end);
    const date = piDateOf(words);
    const when = date && monthYearsIn(words.slice(date.start, date.end))[0];
    if (when) return { start: span.start + date.start, end: span.start + date.end, month: when.month };
  }
  return null;
}
