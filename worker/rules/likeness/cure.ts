import { OR_REWORD } from "#schema/likeness.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { withBlanks } from "../hits.ts";
import { oncePer } from "../memo.ts";
import type { FixDraft } from "../types.ts";
import { owedIn } from "./owed.ts";
import { mustStay } from "./stays.ts";

/* The edit for a sentence that is like faulty ones. No rule says which of its words are at fault, so that all of it goes,
 * save the names and statements that the piece must carry. */

const SUBJECT = /^(subject\s?:\s?(?:\[promotional\]|promotional[^:\n]{0,40}:)?)[^\S\n]*\S/i;
const KEPT = `What the piece must carry stays. ${OR_REWORD}`;

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const countOf = (mark: RegExp, words: string) => words.match(mark)?.length ?? 0;

/** Single quotation marks, which look like apostrophes. */
const OPENS = /(?<![\p{L}\d.])'(?=\p{L})/gu;
const CLOSES = /(?<=[\p{L}\d.!?,])'(?![\p{L}\d])/gu;

/** Whether words are part of a quotation, or open brackets or quotation marks that they do not close, or the other way
 * round. In what is read all quotation marks are straight; after a figure they are inches. */
function tearsMarks({ quotations }: Facts, span: Span, words: string): boolean {
  return (
    countOf(/(?<!\d)"/g, words) % 2 === 1 ||
    countOf(/[[(]/g, words) !== countOf(/[\])]/g, words) ||
    countOf(OPENS, words) > countOf(CLOSES, words) ||
    (/[.!?,]'(?![\p{L}\d])/u.test(words) && countOf(OPENS, words) === 0) ||
    quotations.some((q) => overlap(q, span) && (q.start < span.start || span.end < q.end))
  );
}

/** Whether the words of a line run on to the next one. */
const runsOn = (before: string, after: string) => /[\p{L},]\n?$/u.test(before) && /^[^\S\n]*\p{Ll}/u.test(after);

function isTorn(facts: Facts, span: Span): boolean {
  const { text } = facts.view;
  const words = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - 3), span.start).replace(/[^\S\n]+$/, "");
  const after = text.slice(span.end, span.end + 12);
  return (
    tearsMarks(facts, span, words) ||
    (before.endsWith("\n") && runsOn(before, words)) ||
    (after.startsWith("\n") && runsOn(words, after.slice(1))) ||
    OF_THOSE.test(after)
  );
}

/** What speaks of those of whom the sentence before it told. */
const OF_THOSE = /^ (?:All|Both|None|Most|Half|Of (?:these|them)) (?:were|had|of|took)\b/;

const MOST_AROUND = 4;
const PARAGRAPHS = /\n[^\S\n]*\n/;

/** The fewest sentences of a paragraph around some that together tear no quotation and no bracket: null where there are
 * none. */
function whole(facts: Facts, from: Sentence, to: Sentence): Sentence[] | null {
  for (let more = 0; more <= MOST_AROUND; more++)
    for (let before = 0; before <= more; before++) {
      const said = facts.sentences.slice(Math.max(0, from.index - before), to.index - before + more + 1);
      const [first, last] = [said[0], said.at(-1)];
      if (!first || !last || from.index < before || (more > 0 && isApart(facts, first, last))) continue;
      if (!isTorn(facts, { start: first.start, end: last.end })) return said;
    }
  return null;
}

const isApart = ({ view }: Facts, first: Sentence, last: Sentence) =>
  PARAGRAPHS.test(view.text.slice(first.start, last.end));

/** From this share on a sentence is there for what the piece must carry. */
const MOST = 0.5;

const asSentence = (words: string) => `${words.replace(/[.,;:\s]+$/, "")}.`;

/** What stays of the words that go: names as they stand there, statements as the Code asks; null where all of it stays. */
function keptOf(facts: Facts, span: Span): string | null {
  const { text } = facts.view;
  let [reached, length] = [span.start, 0];
  const kept = owedIn(facts).flatMap((one) => {
    if (!overlap(one, span)) return [];
    const start = Math.max(one.start, reached);
    const end = Math.min(one.end, span.end);
    reached = Math.max(reached, end);
    length += Math.max(0, end - start);
    return end > start ? [{ asAsked: one.asAsked, words: text.slice(start, end).trim() }] : [];
  });
  const isMost = length > MOST * (span.end - span.start);
  if (isMost && kept.every(({ asAsked }) => asAsked === null)) return null;
  return [...new Set(kept.map(({ asAsked, words }) => asAsked ?? asSentence(words)))].join(" ");
}

/** Edits that have been found: several clauses show the same sentences. */
const known = oncePer((_facts: Facts) => new Map<string, FixDraft | null>());

/** The edit that takes what sentences say, the first of them to the last, out of a piece and leaves what the piece must
 * carry: null where they have to stay. Pure. */
export function cureOf(facts: Facts, first: Sentence, last = first): FixDraft | null {
  const cures = known(facts);
  const key = `${first.index} ${last.index}`;
  const before = cures.get(key);
  if (before !== undefined) return before;
  const cure = newCure(facts, first, last);
  cures.set(key, cure);
  return cure;
}

function newCure(facts: Facts, first: Sentence, last: Sentence): FixDraft | null {
  const said = whole(facts, first, last);
  if (said === null || said.some((sentence) => mustStay(facts, sentence))) return null;
  const span = { start: said[0]?.start ?? first.start, end: said.at(-1)?.end ?? last.end };
  const subject = SUBJECT.exec(facts.view.text.slice(span.start, span.end));
  const kept = keptOf(facts, span);
  if (kept === null || (subject && kept !== "")) return null;
  if (subject) return { kind: "replace", at: span, with: `${subject[1]?.trim()} [subject]`, note: OR_REWORD };
  if (kept === "") return { kind: "delete", at: withBlanks(facts, span), note: OR_REWORD };
  return { kind: "replace", at: span, with: kept, note: KEPT };
}
