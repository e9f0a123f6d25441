import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { spanAt } from "#worker/text/spans.ts";
import type { BaseFacts, Span } from "./types.ts";

export type ReferenceKind =
  | "journal"
  | "spc"
  | "data-on-file"
  | "website"
  | "poster"
  | "guideline"
  | "price-list"
  | "other";

/** An entry of the reference list, or a footnote with a mark of its own that gives a source. */
export interface Reference extends Span {
  /** Its number; null when it hangs on an asterisk or has none. */
  number: number | null;
  text: string;
  kind: ReferenceKind;
  year: number | null;
  /** Whether a reader could find it: an author and year with a journal place, an SPC's name, a dated title, a link. */
  complete: boolean;
  /** Whether it says that the work was done in a laboratory, in animals or in healthy volunteers. */
  laboratory: boolean;
}

export interface References {
  entries: Reference[];
  /** Numbers cited in the copy that the list lacks; empty when there is no list. */
  dangling: number[];
  /** Numbers in the list that nothing cites. */
  uncited: number[];
}

const LIST_START =
  /(?:^|[\s.;)|])(?:References?|Sources?|Bibliography|Notes and references)(?: list)?\s?:?\s+(?=\[?1[.)\]]\s)/i;
const ENTRY = /(?:^|[\s;.])\[?(\d{1,2})[.)\]]\s{1,3}(?=["'(]?\p{L})/gu;
const MARKED = /^\s*[*†‡§]{1,3}\s?(?=\p{Lu})/u;
const CITED_WORK =
  /\bet al\b|\b(?:19|20)\d{2};\s?\d|\bdata on file\b|\bS(?:m)?PC\b|\bSummary of Product Characteristics\b/i;

function kindOf(text: string): ReferenceKind {
  if (/\bdata on file\b|\b(?:company|internal) (?:data|report|worksheet|spreadsheet|survey|analysis)\b/i.test(text))
    return "data-on-file";
  if (/\bS(?:m)?PC\b|\bsummary of product characteristics\b|\bpackage leaflet\b/i.test(text)) return "spc";
  if (
    /\b(?:poster|abstract|congress|conference|annual meeting|presented at|oral presentation|scientific sessions?)\b/i.test(
      text,
    )
  )
    return "poster";
  if (/\b(?:list price|drug tariff|MIMS|BNF|dictionary of medicines|dm\+d|price list)\b/i.test(text))
    return "price-list";
  if (
    /\b(?:NICE|SIGN|SMC|AWMSG|guidelines?|guidance|technology appraisal|TA\d{3,}|NG\d{1,3}|consensus|(?:national|british|european) standard)\b/i.test(
      text,
    )
  )
    return "guideline";
  if (/\b(?:19|20)\d{2};\s?\d|\bet al\b|\b\d{1,3}\s?\(\d{1,3}\)\s?:\s?\d/i.test(text)) return "journal";
  if (/\bhttps?:|\bwww\.|\bavailable (?:at|from)\b|\baccessed\b/i.test(text)) return "website";
  return "other";
}

const YEAR = /\b((?:19|20)\d{2})\b/g;
const LABORATORY =
  /\b(?:in[ -]vitro|cell (?:line|culture|model)s?|enzyme assay|receptor binding|mouse|mice|murine|rats?|rabbits?|animal|ex[ -]vivo|pre-?clinical|healthy (?:adult |male )?(?:volunteers?|subjects?|men|adults)|cultured|porcine|pigs?|rodents?|primates?|zebrafish|tissue samples?|explants?|biopsy samples|bench|time[- ]kill|laboratory|strains|isolates|broth|assays?|knock-?out|\d volunteers|plasma concentrations|healthy (?:young |male |female )?(?:men|women|people|participants))\b/i;

function entryOf(number: number | null, text: string, start: number): Reference {
  const kind = kindOf(text);
  const years = everyMatch(YEAR, text)
    .map((m) => Number(m[1]))
    .filter((y) => y >= 1960);
  const complete =
    kind === "journal"
      ? years.length > 0 && /\d{4};\s?\d|\b\d{1,4}\s?:\s?\d|\bdoi\b|\bepub\b|\bin press\b/i.test(text)
      : kind === "data-on-file"
        ? /\b[A-Z]{2,20}[-/ ]?\w{0,30}\d|\b(?:19|20)\d{2}\b/.test(text)
        : kind === "spc"
          ? /\p{Lu}\p{L}{3,}/u.test(text.replace(/\b(?:Summary|Product|Characteristics|Current|Full)\b/g, ""))
          : years.length > 0 || /https?:|www\./.test(text);
  return {
    number,
    text,
    kind,
    year: years.at(-1) ?? null,
    complete,
    laboratory: standsIn(LABORATORY, text),
    start,
    end: start + text.length,
  };
}

/** Numbered entries inside a stretch of text; numbers have to run on, so that page numbers start no entry. */
function entriesIn(text: string, from: number, to: number, expected: number): Reference[] {
  const marks: { number: number; start: number; body: number }[] = [];
  let next = expected;
  for (const match of everyMatch(ENTRY, text.slice(from, to))) {
    const number = Number(match[1]);
    if (number !== next) continue;
    marks.push({ number, start: from + match.index, body: from + match.index + match[0].length });
    next++;
  }
  return marks.map((mark, i) => {
    const end = marks[i + 1]?.start ?? to;
    const raw = text.slice(mark.body, end);
    return entryOf(mark.number, raw.trim(), mark.body + (raw.length - raw.trimStart().length));
  });
}

const isEntry = (words: string) => /^\s*\[?\d{1,2}[.)\]]\s/.test(words);

/** Whether the copy above a numbered line cites that number, and the line reads like a source. */
function isCited(words: string, firstCitedAt: number | undefined, at: number): boolean {
  if (kindOf(words) === "other") return false;
  return (firstCitedAt !== undefined && firstCitedAt < at) || /\bTA\d{3,}|\b(?:19|20)\d{2}\b/.test(words);
}

/** The reference list wherever it stands, and which numbers have no partner. */
export function referencesOf(base: BaseFacts): References {
  const { text } = base.view;
  const entries: Reference[] = [];
  const firstCited = new Map<number, number>();
  for (const { numbers, start } of base.citations)
    for (const number of numbers) if (!firstCited.has(number)) firstCited.set(number, start);
  for (const line of base.lines) {
    if (line.zone === "pi") continue;
    const words = text.slice(line.start, line.end);
    const listed = LIST_START.exec(words);
    const next = (entries.at(-1)?.number ?? 0) + 1;
    if (listed) entries.push(...entriesIn(text, line.start + listed.index, line.end, 1));
    else if (
      line.zone === "references" ||
      (isEntry(words) && (CITED_WORK.test(words) || isCited(words, firstCited.get(next), line.start)))
    )
      entries.push(...entriesIn(text, line.start, line.end, next));
    if (MARKED.test(words) && (CITED_WORK.test(words) || kindOf(words) !== "other"))
      entries.push(entryOf(null, words, line.start));
  }
  const numbers = new Set(entries.flatMap((e) => (e.number === null ? [] : [e.number])));
  const numbered = entries.filter((e) => e.number !== null);
  const inList = (at: number) => spanAt(numbered, at) !== undefined;
  const cited = new Set(base.citations.filter((c) => !inList(c.start)).flatMap((c) => c.numbers));
  return {
    entries,
    dangling: numbers.size === 0 ? [] : [...cited].filter((n) => !numbers.has(n)).sort((a, b) => a - b),
    uncited: [...numbers].filter((n) => !cited.has(n)),
  };
}
