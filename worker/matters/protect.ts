import type { Fix } from "#schema/result.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Span } from "#worker/rules/facts/types.ts";
import { everyMatch } from "#worker/text/every-match.ts";

/* What no edit may take out, whatever is wrong around it: what a reader's safety, the law or honesty hangs on. */

/** Indications, contraindications, precautions and dose limits, wherever they stand. */
const SAFETY =
  /\b(?:indicat\w+|licen[cs]\w+|authori[sz]ed|contra-?indicat\w*|precautions?|caution\w*|warnings?|monitor\w*|maximum|max\.|not exceed|no more than|do not|(?:should|must|can) ?not|not recommended|pregnan\w+|breast-?feeding|(?:renal|hepatic|kidney|liver) (?:impairment|function|disease)|overdose)\b/gi;
/** Black triangle, prescribing information, reporting of adverse events. */
const CARRIED =
  /▼|\b(?:additional monitoring|prescribing information|SmPC|SPC|summary of product characteristics|package leaflet|yellow card|(?:adverse|side)[ -](?:events?|reactions?|effects?)|pharmacovigilance)\b/gi;
/** Consent and the way out of it; declarations of who is behind a piece. */
const DECLARED =
  /\b(?:consent\w*|permission|agreed to|unsubscribe|opt(?:ed|ing)?[ -]out|declar\w+|(?:funded|sponsored|supported|commissioned|organised|paid for|developed|initiated|produced|written|hosted|provided) (?:by|with)|on behalf of|date of preparation|job code)\b/gi;
/** Admissions: what was not done, not shown, or went wrong. */
const ADMITTED =
  /\b(?:breach\w*|undertaking|errors?|mistakes?|omitted|withdrawn|recalled|(?:not|never|nor|no|without|un)[ -]?(?:\w+ ){0,3}(?:certif\w+|approv\w+|disclos\w+|publish\w+|significan\w+|met|stud(?:y|ied|ies)|known|shown|list\w*|record\w*|report\w*|declared))\b/gi;

/** What was done already, and who is paid: without the sentence it would be hidden, not undone. */
const DONE =
  /\b(?:we|they|(?:our |the )?(?:lists?|payments?|fees?|flights|addresses))\b(?:[ -]\w+){0,6} (?:were|was|(?:have|has|had) (?:been|not)|supplied|paid|gave|sent|removed|bought|booked|received|took)\b|\baddresses bought\b|\breceives? £|\b(?:was|were) not\b|\bcame off\b/gi;
/** A payment for work or time: it is agreed anew, not left unsaid. */
const FEE =
  /£ ?\d[\d,.]*[^.\n]{0,30}\b(?:for|per|an?)\b[^.\n]{0,20}\b(?:minutes?|hours?|session|talk|interview|survey|questionnaire)\b/gi;
/** The head of a message. */
const HEADER = /^[^\S\n]*(?:subject|from|to|cc|bcc|date|sent)[^\S\n]*:/gim;
/** Sums of money: what takes the place of a sentence has to keep them or name its own. */
const SUM = /£/;

const PROTECTED = [SAFETY, CARRIED, DECLARED, ADMITTED, DONE, FEE, HEADER];

/** What the facts know of the piece's obligatory parts and names, in the extracted text. */
function carriedBy(facts: Facts): Span[] {
  const { obligatory, prescribingInformation, role, products } = facts;
  const { adverseEvents, patientStatement, triangle, identity, consent, abbreviated } = obligatory;
  const spans: (Span | null)[] = [
    ...prescribingInformation.blocks,
    ...prescribingInformation.pointers,
    ...[adverseEvents.span, adverseEvents.report, adverseEvents.where, adverseEvents.company],
    ...[patientStatement.talk, patientStatement.yellowCard],
    ...triangle.symbols,
    ...[triangle.statement, identity.drawnUp, identity.code, identity.certified, consent.given, consent.optOut],
    ...role.statements.filter(({ kind }) => kind === "plain"),
    ...Object.values(abbreviated.items),
    ...products.flatMap(({ mentions }) => mentions),
  ];
  return spans
    .filter((span): span is Span => span !== null)
    .map(({ start, end }) => ({ start: inSource(facts, start), end: inSource(facts, end) }));
}

const PAIRS = [/[“”]/g, /[()]/g, /[[\]]/g];
const OPENING = new Set(["“", "(", "["]);

/** Whether words can go without leaving half of a quotation or a bracket behind. */
function isWhole(words: string): boolean {
  const isEven = (words.match(/"/g)?.length ?? 0) % 2 === 0;
  return isEven && PAIRS.every((marks) => depthOf(words.match(marks) ?? []) === 0);
}

/** How many marks are left open; NaN where one closes what was not opened. */
function depthOf(marks: readonly string[]): number {
  let depth = 0;
  for (const mark of marks) {
    depth += OPENING.has(mark) ? 1 : -1;
    if (depth < 0) return Number.NaN;
  }
  return depth;
}

/** Whether words that go begin in the middle of a word, or of a sentence that goes on from the line before: what is left would be torn. */
function isTorn(source: string, { start, end }: Fix): boolean {
  const [first = ""] = source.slice(start, end);
  if (/\p{L}$/u.test(source.slice(0, start)) && /\p{L}/u.test(first)) return true;
  const before = source.slice(0, start).trimEnd();
  return before !== "" && /\p{Ll}/u.test(first) && /[\p{L}\d,;]$/u.test(before);
}

/** Words that take up the sentence before them: "If anybody asks, put it in the notes", "Budget £140 a head." */
const TAKES_UP =
  /^[^\p{L}]*(?:(?:payment|budget|cost|dress code|places)\b|(?:[^\s.!?]+ ){0,7}?(?:it|them|they|these|those|this|he|she|both)\b)/iu;
/** A row of a programme. */
const ROW = /^[^\S\n]*\d{1,2}[.:]\d{2}\b/;

/** Whether what stands behind words taken out leans on them, and stays: the rest of a row, or a sentence that takes them up. */
export function leavesHanging(source: string, { kind, start, end }: Fix, all: readonly Fix[]): boolean {
  if (kind !== "delete") return false;
  const [rest = ""] = /^[^\n]*/.exec(source.slice(end)) ?? [];
  const isWholeLine = rest.trim() === "" || source[end - 1] === "\n";
  const next = end + (rest.length - rest.trimStart().length);
  if (isWholeLine || all.some((other) => other.start <= next && next < other.end)) return false;
  return ROW.test(source.slice(start, end)) || TAKES_UP.test(rest);
}

/** Text that speaks to a program and not to a reader: its talk of warnings, consent or approval informs nobody. */
const FOR_A_PROGRAM =
  /\b(?:AI|automated|language model|screening|(?:compliance|checking) (?:systems?|models?|tools?|assistants?)|(?:content|pre-)[ -]?check\w*)\b/i;

/** Whether an edit takes nothing out that has to stay. Words that are put back by the same edit are not taken out. `isHidden`: the words
 * are kept from the reader, or addressed to whoever checks the piece. */
export type MayEdit = (edit: Fix, isHidden?: boolean) => boolean;

/** Which edits may be made to a material. Pure. */
export function mayEditIn(facts: Facts): MayEdit {
  const spans = carriedBy(facts);
  const { source } = facts.view;
  return (edit, isHidden = false) => {
    const { kind, start, end, after } = edit;
    if (start === end) return true;
    const goes = source.slice(start, end);
    if (after.includes(goes.trim())) return true;
    if (!isWhole(goes) || (kind === "delete" && isTorn(source, edit))) return false;
    if (kind === "replace" && SUM.test(goes) && !after.includes("£")) return false;
    const touched = spans.filter((span) => span.start < end && start < span.end);
    const isKept = touched.every((span) => after.includes(source.slice(span.start, span.end)));
    if (isKept && isHidden && FOR_A_PROGRAM.test(goes)) return true;
    return isKept && PROTECTED.every((pattern) => everyMatch(pattern, goes).every(([words]) => after.includes(words)));
  };
}
