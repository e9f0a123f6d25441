import { everyMatch } from "#worker/text/every-match.ts";
import { holdsYear, type MonthYear, monthYearsIn } from "#worker/text/month-years.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { dateOfPiPage, imprintIn, isVersionLine } from "./imprint.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/** The marks by which a piece is known: when it was drawn up, its code, when it was certified and when it is used. */
export interface PieceIdentity {
  /** Date on which the piece was drawn up or last revised. */
  drawnUp: (Span & { month: number | null }) | null;
  /** A date that says only when it was sent or issued. */
  sentOnly: Span | null;
  code: Span | null;
  certified: (Span & { month: number }) | null;
  /** The latest month in which the piece is shown to be in use, by its own words or the context. */
  usedIn: number | null;
  /** When it is to be reviewed or expires. */
  reviewBy: number | null;
}

const DRAWN_UP =
  /\b(?:dates? of (?:preparation|revision|last revision|issue|approval|creation|drawing up|last update)|date (?:prepared|revised|approved|created|drawn up|of prep)|d\.?o\.?p\b\.?|prep(?:aration|ared)? date|(?<!\b(?:bowel|oral) )prep(?=[.:]?\s*$|[.:]? ?(?:\d{1,2}[/.-]\d|(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|prepared|drawn up|last (?:revised|updated|reviewed|amended)|revised|updated|revision date|version date|created|item date|approval date|date approved|approved)\b/i;
const AFTERWARDS =
  /\b(?:date of preparation|date prepared|preparation date|prepared|drawn up|revised|date of revision)\b/i;
const NOT_THE_PIECE =
  /\b(?:PI|SPC|SmPC|prescribing information|embargo|(?:next )?review(?: by| due| date|:)|re-?certif\w+ (?:by|due)|expir\w+|valid until|withdraw|use by|price|tariff|accessed|published|copyright|data cut|certified|recertified|registered|licen[cs]ed|launched)\b/i;
const SENT =
  /\b(?:sent|dated?|posted|presented|shown at|captured(?: on)?|screen ?shot(?: of| taken)?|downloaded|accessed|congress|conference|meeting|edition|issue|issued|goes live|to be (?:sent|posted|emailed)|schedul\w+|delivery|mailed)\b(?! of| prepared)[^.\n]{0,24}$/i;
const CODE_LABEL =
  /\b(?:job|item|material|approval|document|unique|reference|promotional|asset|project)? ?(?:codes?|numbers?|nos?\.?|ref(?:erence)?s?|ID|bag)\s*[:.]\s*(?=\S*\d)\S{4,}/i;
/** The end of every such label, which tells most lines from it sooner. */
const LABEL_END = /(?:codes?|numbers?|nos?|ref(?:erence)?s?|ID|bag)\s*[:.]/i;
const CODE =
  /(?<![\w\p{Lu}@/.-])\p{Lu}{2,}\p{L}{0,8}(?:[-/._](?:\p{Ll}(?=\p{Lu}{2}))?[\p{Lu}\d()]+){1,6}(?:(?<=\d)\p{Ll})?(?![\w@-])|(?<![\w@/.-])\p{Lu}{1,6}\d{3,}(?:-\d+)?(?![\w@])/gu;
const NOT_A_CODE = /^(?:PI-|NCT|ISRCTN|COVID|GB\/|PL|UK-wide|AND\/OR|HER2|EU\/1)|^\p{L}+(?:[-/]\p{L}+)*$/u;
const CERTIFIED =
  /\b(?:(?:re-?)?certified|certificate (?:date|dated)|certification date|date (?:of certification|certified)|approved for use)\b[^.\n]{0,40}/i;
const IN_USE =
  /\b(?:found|live|in use|still|used|sent|posted|shown|distributed|seen|available|handed|downloaded|dated|today|visited|captured|reply|on the site)\b/i;
/** A note on stock, visits or checks, which shows that the piece was in use on its date. */
const USE_NOTE =
  /\b(?:re-?print(?:ed|s)?|print run|re-?order(?:ed)?|re-?stock(?:ed)?|stock (?:note|count|check|level)|copies (?:left|sent|given|ordered|printed|in)|(?:page )?views|visits|visitors|hits|downloads|downloaded|crawl(?:er|ed)?|site (?:audit|check|report)|link check|(?:still|last) (?:used|sent|shown|handed|given|printed|opened|viewed|in use|live|online|on)|last (?:order|delivery|mailing)|(?:handed|given|sent) out (?:in|on|since|until)|seen (?:live|on|in use))\b/i;
const REVIEW_BY =
  /\b(?:review (?:by|date|due)|expir\w+(?: date| on)?|valid until|use by|withdraw (?:by|on)|next review|re-?certif\w+ (?:by|due))\b[^.\n]{0,20}/i;

/** A numbered version of the document beside its date: "draft 4, January 2025", "issue 2 / December 2024". It
 * follows the code, and the issue of a periodical its name. */
const VERSIONED =
  /^[\s,/|•·(–-]{1,8}(?:draft|issue|version|ver|vers|edition|iteration|rev(?:ision)?|v|iss)[. ]{0,2}(?:no\.? ?)?\d{1,2}(?:\.\d{1,2})?[\s,/|(–-]{0,6}(?:(?:of|from|dated) )?$/i;
/** A code of letters alone, whose number is that of its version: "SAL/NOC/SPK draft 4". */
const CODE_OF_LETTERS =
  /(?<![\w@/.-])(?!(?:HCPs?|NHS|UK|GB|IE|AND|OR|PI|SPC|GP)\/)\p{Lu}{2,6}(?:[-/]\p{Lu}{2,6}){1,4}(?= (?:[Dd]raft|DRAFT|[Ii]ss(?:ue)?|ISS(?:UE)?|[Vv]er(?:sion|s)?|VER(?:SION)?|[Rr]ev(?:ision)?|REV|[Vv])[ .]{0,2}\d)/u;

/** A footer that follows the reference list without a gap. */
const IMPRINT =
  /\b(?:date of (?:preparation|revision|last revision)|date prepared|preparation date|prepared|drawn up|last (?:revised|updated)|job (?:code|number|no))\b/i;
/** An item code with a month and year that closes the line. */
const AT_END = /\b\p{Lu}{2,}[-/.][\p{Lu}\d/.-]*\d\s{1,12}\(?(?:\p{Lu}\p{Ll}{2,8} |\d{1,2}[/.-])20\d\d\)?\s*$/u;
const CODE_AT_END = /\b\p{Lu}{2,}[-/][\p{Lu}\d/-]*\d\.?\s*$/u;
const PLACEHOLDER =
  /\b(?:date of (?:preparation|revision|last revision)|prepared|drawn up|last revised)\b[^.\n]{0,6}\[(?!(?:to be|tb[ac]|insert|add|xx)\b)[^\]\n]{3,40}\]/i;

/** A line that begins with the first entry of a reference list. */
const ENTRY = /^\s*(?:references?:? )?\[?(?:1|a)[.)\]]\s+\p{Lu}/iu;
/** The recording of a talk or film is its drawing up, where the item code stands beside it. */
const RECORDED = /\b(?:recorded|filmed)(?: (?:and|,) (?:\p{L}+))?(?: on| in)?\s*$/iu;
/** "Compiled May 2026" where a part of the line begins. */
const OPENS_WITH =
  /^\W*(?:put together|this (?:draft|version)|compiled|produced|made|written|composed|laid out|set)(?: in| on)?\s*$/i;
/** The revision in brackets is that of what stands before them. */
const OF_ANOTHER = /(?:\bPI\b|\bS(?:m)?PC\b|\b[Pp]rescribing [Ii]nformation\b|[/-]pi\b)[^()\n]{0,90}\([^()\n]{0,30}$/;
const CERTIFIED_VERSION = /\bversion:? *$/i;

interface Place {
  line: Line;
  words: string;
  dates: MonthYear[];
  code: Span | null;
}

/** A line with its words; of one that begins with references only the imprint behind them. */
function imprintOf(line: Line, words: string): Pick<Place, "line" | "words"> {
  const from = ENTRY.test(words) || line.zone === "references" ? imprintIn(words) : -1;
  if (from === -1) return { line, words };
  return { line: { ...line, start: line.start + from, zone: "footer" }, words: words.slice(from) };
}

function placesOf(facts: BaseFacts, blocks: Span[]): Place[] {
  const medicines = new Set(facts.products.map((p) => p.name));
  return facts.lines
    .filter(
      (line) =>
        (line.zone !== "direction" || IMPRINT.test(wordsOf(facts, line))) &&
        !blocks.some((b) => b.start <= line.start && line.end <= b.end),
    )
    .map((line) => imprintOf(line, wordsOf(facts, line)))
    .filter(
      ({ line, words }) =>
        line.zone !== "references" || IMPRINT.test(words) || AT_END.test(words) || isBeforeImprint(facts, line, words),
    )
    .map((place) => ({ ...place, dates: monthYearsIn(place.words), code: codeIn(place.words, medicines) }));
}

/** A line that closes with its code, broken before the date of preparation as narrow columns break it. */
function isBeforeImprint(facts: BaseFacts, line: Line, words: string): boolean {
  const next = facts.lines[line.index + 1];
  if (!next || !CODE_AT_END.test(words)) return false;
  return wordsOf(facts, next).search(IMPRINT) === 0;
}

/** Item code in a line, its place in the line; the code by which a medicine goes is none. */
function codeIn(words: string, medicines: ReadonlySet<string>): Span | null {
  if (!/\d/.test(words)) return null;
  const labelled = LABEL_END.test(words) ? CODE_LABEL.exec(words) : null;
  if (labelled) return { start: labelled.index, end: labelled.index + labelled[0].length };
  const code =
    everyMatch(CODE, words).find((m) => /\d/.test(m[0]) && !NOT_A_CODE.test(m[0]) && !medicines.has(m[0])) ??
    CODE_OF_LETTERS.exec(words);
  return code ? { start: code.index, end: code.index + code[0].length } : null;
}

/** A date counts as that of drawing up when its words say so, or when it stands beside the item code in the small print. */
function isDrawnUp({ words, line, code }: Place, date: MonthYear): boolean {
  const before = words.slice(Math.max(0, date.start - 60), date.start);
  const after = words.slice(date.end, date.end + 40);
  if (OF_ANOTHER.test(words.slice(0, date.start))) return false;
  const label = before.split(/[|•·]|\s{3,}|(?<=\d{4})[.,;]?\s/).at(-1) ?? "";
  if (AFTERWARDS.test(after.split(/[|•·.]/)[0] ?? "") || /^\s*\((?:date of )?prep/i.test(after)) return true;
  if (DRAWN_UP.test(label))
    return (
      !NOT_THE_PIECE.test(label.slice(label.search(DRAWN_UP)).replace(/\b(?:certified|approved)\b/gi, "")) &&
      !/\b(?:PI|SPC|[Pp]rescribing [Ii]nformation)\b/.test(label)
    );
  if (
    isVersionLine(words, date) ||
    (OPENS_WITH.test(label) && /^\W*(?:$|[|•·]| {3}|\p{Lu}{2,}[-/])/u.test(words.slice(date.end))) ||
    (code !== null && RECORDED.test(label))
  )
    return true;
  const isVersion = code !== null && VERSIONED.test(words.slice(code.end, date.start));
  if (code && CERTIFIED_VERSION.test(words.slice(0, code.start)) && /^\W{1,4}$/.test(words.slice(code.end, date.start)))
    return true;
  if (NOT_THE_PIECE.test(label) || (SENT.test(label) && !isVersion)) return false;
  const isImprint = code !== null && code.start < 3 && /^\W*$/.test(words.slice(date.end));
  return code !== null && (line.zone !== "heading" || isImprint)
    ? Math.abs(code.end - date.start) < 70 || words.length < 200
    : code !== null && date.start > code.start && date.start - code.end < 12;
}

function drawnUpOf(places: Place[]): PieceIdentity["drawnUp"] {
  for (const place of [...places].reverse()) {
    const date = place.dates.find((d) => isDrawnUp(place, d));
    if (date) return { start: place.line.start + date.start, end: place.line.start + date.end, month: date.month };
    const gap = PLACEHOLDER.exec(place.words);
    if (gap)
      return { start: place.line.start + gap.index, end: place.line.start + gap.index + gap[0].length, month: null };
  }
  // A date on the line below its label, or below the code, as tables and PDF footers give it.
  for (const [i, place] of places.entries()) {
    const next = places[i + 1];
    const date = next?.dates[0];
    if (
      next &&
      next.line.index === place.line.index + 1 &&
      date &&
      date.start < 3 &&
      /\b(?:date of (?:preparation|revision)|prepared|drawn up|last revised)\W*$/i.test(place.words)
    )
      return { start: next.line.start + date.start, end: next.line.start + date.end, month: date.month };
  }
  return null;
}

const last = (months: number[]) => (months.length > 0 ? Math.max(...months) : null);

/** Reads the marks of identity outside prescribing information. Pure. */
export function pieceIdentityOf(facts: BaseFacts, blocks: Span[]): PieceIdentity {
  const places = placesOf(facts, blocks);
  const drawnUp = drawnUpOf(places) ?? dateOfPiPage(facts, blocks);
  const sent = places.find(
    (p) =>
      p.dates.length > 0 &&
      (SENT.test(p.words.slice(0, p.dates[0]?.start)) || (p.words.length < 40 && p.line.index < 8)),
  );
  const codePlace = [...places]
    .reverse()
    .find((p) => p.code !== null && (p.line.zone !== "body" || p.words.length < 220));
  const code = codePlace?.code;
  let certified: PieceIdentity["certified"] = null;
  for (const { words, line } of places) {
    const match = holdsYear(words) ? CERTIFIED.exec(words) : null;
    const date = match && monthYearsIn(match[0])[0];
    if (match && date && !/\b(?:not|never|un)\b/i.test(words.slice(Math.max(0, match.index - 12), match.index)))
      certified ??= { start: line.start + match.index, end: line.start + match.index + date.end, month: date.month };
  }
  const { context } = facts.submission;
  const inContext = IN_USE.test(context)
    ? monthYearsIn(context)
        .filter(
          (d) => !/\b(?:launched|licensed|certified|prepared|approved)\b[^.]{0,20}$/i.test(context.slice(0, d.start)),
        )
        .map((d) => d.month)
    : [];
  const inText = places.flatMap((p) =>
    p.dates
      .filter(
        (d) =>
          SENT.test(p.words.slice(Math.max(0, d.start - 30), d.start)) ||
          (USE_NOTE.test(p.words) && !NOT_THE_PIECE.test(p.words) && !DRAWN_UP.test(p.words)),
      )
      .map((d) => d.month),
  );
  const review = places
    .map((p) => (holdsYear(p.words) ? REVIEW_BY.exec(p.words) : null))
    .find((m) => m !== null && monthYearsIn(m[0]).length > 0);
  return {
    drawnUp,
    sentOnly:
      drawnUp || !sent?.dates[0] ? null : { start: sent.line.start, end: sent.line.start + (sent.dates[0].end ?? 0) },
    code: code && codePlace ? { start: codePlace.line.start + code.start, end: codePlace.line.start + code.end } : null,
    certified,
    usedIn: last([...inContext, ...inText]),
    reviewBy: review ? (monthYearsIn(review[0])[0]?.month ?? null) : null,
  };
}
