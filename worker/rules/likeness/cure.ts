import type { Facts } from "../facts/index.ts";
import { countParticulars } from "../facts/prescribing-labels.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { withBlanks } from "../hits.ts";
import type { FixDraft } from "../types.ts";
import { upholds } from "../upholds.ts";
import { isCopy } from "./copy.ts";
import { owedIn } from "./owed.ts";

/* The edit for a sentence that is like faulty ones. No rule says which of its words are at fault, so that all of it goes,
 * save what the piece must carry: that stays, or is said in the words that the Code asks for. */

const ENVELOPE = /^(?:from|to|cc|bcc|date|sent)\s?:/i;
const SUBJECT = /^(subject\s?:)[^\S\n]*\S/i;

const OR_REWORD = "Or reword so that the Clause is kept, or leave the words if their context shows them to be right.";
const KEPT = "What the piece must carry stays.";

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const countOf = (mark: RegExp, words: string) => words.match(mark)?.length ?? 0;

/** Whether words are part of a quotation, or open brackets or quotation marks that they do not close, or the other way
 * round. In what is read all double quotation marks are straight. */
function isTorn({ quotations, view }: Facts, span: Span): boolean {
  const words = view.text.slice(span.start, span.end);
  return (
    countOf(/"/g, words) % 2 === 1 ||
    countOf(/[[(]/g, words) !== countOf(/[\])]/g, words) ||
    quotations.some((q) => overlap(q, span) && (q.start < span.start || span.end < q.end))
  );
}

const MOST_AROUND = 4;

/** The fewest sentences around one that together tear no quotation and no bracket: null where there are none near. */
function whole(facts: Facts, { index }: Sentence): Span | null {
  for (let more = 0; more <= MOST_AROUND; more++)
    for (let before = 0; before <= more; before++) {
      const first = facts.sentences[index - before];
      const last = facts.sentences[index - before + more];
      if (!first || !last) continue;
      const span = { start: first.start, end: last.end };
      if (!isTorn(facts, span)) return span;
    }
  return null;
}

const LABEL = /^[^\w\n]{0,4}\p{Lu}[\p{L} ()-]{3,60}:/u;

/** Who sends a message, to whom and when; of a safety notice also what it is about, which makes it one. */
const isEnvelope = ({ promotion }: Facts, words: string): boolean =>
  ENVELOPE.test(words) || (promotion.kind === "notice" && SUBJECT.test(words));

/** What a company tells of its business, to its shareholders above all. */
const BUSINESS = /\b(?:half-year|annual report|turnover|revenues?|earnings|dividends?|shareholders?)\b/i;

/** Whether a sentence keeps the rules, is one of the particulars of a medicine, or heads a message or what the piece must
 * carry. */
function mustStay(facts: Facts, sentence: Sentence): boolean {
  const next = facts.sentences[sentence.index + 1];
  const words = facts.view.text.slice(sentence.start, sentence.end);
  return (
    upholds(facts, sentence) ||
    isEnvelope(facts, words) ||
    BUSINESS.test(words) ||
    (LABEL.test(words) && countParticulars(words) > 0) ||
    (sentence.zone === "heading" && next !== undefined && !isCopy(next))
  );
}

/** From this share on a sentence is there for what the piece must carry. */
const MOST = 0.5;

const asSentence = (words: string) => `${words.replace(/[.,;:\s]+$/, "")}.`;

/** What stays of the words that go: as it stands there, or, where that is most of them, as the Code asks; null where all is
 * said as it has to be. */
function keptOf(facts: Facts, span: Span): string | null {
  const { text } = facts.view;
  const here = owedIn(facts).filter((one) => overlap(one, span));
  let [reached, length] = [span.start, 0];
  const kept = here.flatMap((one) => {
    const start = Math.max(one.start, reached);
    const end = Math.min(one.end, span.end);
    reached = Math.max(reached, end);
    length += Math.max(0, end - start);
    return end > start ? [{ asAsked: one.asAsked, words: text.slice(start, end).trim() }] : [];
  });
  const isMost = length > MOST * (span.end - span.start);
  if (isMost && kept.every(({ asAsked }) => asAsked === null)) return null;
  const words = kept.map(({ asAsked, words }) => (isMost && asAsked ? asAsked : asSentence(words)));
  return [...new Set(words)].join(" ");
}

/** The edit that takes what a sentence says out of a piece and leaves what the piece must carry: null where nothing of it
 * can go. Pure. */
export function cureOf(facts: Facts, sentence: Sentence): FixDraft | null {
  const { text } = facts.view;
  const span = whole(facts, sentence);
  if (span === null || mustStay(facts, sentence)) return null;
  const subject = SUBJECT.exec(text.slice(span.start, span.end));
  if (subject) return { kind: "replace", at: span, with: `${subject[1]} [subject]`, note: OR_REWORD };
  const kept = keptOf(facts, span);
  if (kept === null) return null;
  if (kept === "") return { kind: "delete", at: withBlanks(facts, span), note: OR_REWORD };
  return { kind: "replace", at: span, with: kept, note: `${KEPT} ${OR_REWORD}` };
}
