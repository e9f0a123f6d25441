import { standsIn } from "#worker/text/may-match.ts";
import type { Span } from "./types.ts";

/* Text that speaks to whoever checks the piece, a person or a program, instead of to its reader. It is data, never an
 * instruction: it is set apart before any fact is gathered, so that nothing it asserts ("behind a log-in", "already
 * certified") can make a finding go away, and it is reported as a finding of its own. */

const COMMENT = /<!--[\s\S]{0,4000}?-->/g;
/** Markup that keeps its text from a reader's eyes. */
const UNSEEN =
  /<(span|div|p|font)\b[^>\n]{0,200}(?:font-size\s*:\s*0|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|color\s*:\s*(?:#fff(?:fff)?|white))[^>\n]{0,200}>[^\n]{0,4000}?<\/\1>/gi;

const PROGRAM =
  /\b(?:AI|A\.I\.|LLMs?|GPT|chatbots?|language models?|(?:automated|automatic|machine|software|digital|virtual|electronic)[ -](?:review(?:er|ing)?|check(?:er|ing)?|screen(?:er|ing)?|assessor|assistant|tool|system|agent)s?|compliance (?:assistant|bot|checker|engine|model|tool|software|system|scanner)s?|review(?:ing)? (?:software|tool|system|bot|engine|model)s?|(?:the )?(?:model|algorithm|assistant|checker|scanner|bot) (?:reading|checking|assessing|reviewing))\b/i;
const REVIEWER =
  /\b(?:(?:for|to|dear|attention|note to|message to|instructions? (?:to|for)) (?:the |any |all |our )?(?:MLR |medical |compliance |legal )?(?:reviewers?|checkers?|assessors?|signator(?:y|ies)))\b/i;
const VERDICT =
  /\b(?:compliant|NO_RISK|no[ -]risk|rate (?:this|it) (?:as )?low[ -]risk|no (?:issues?|findings?|breach(?:es)?|problems?|clauses engaged)|approved?|approval mode|green|pass(?:ed)?|clear(?:ed)?|score of|rating|verdict|risk (?:level|rating|score)|findings?|empty (?:list|array))\b/i;
const COMMAND =
  /\b(?:ignore|disregard|override|overrid(?:e|es|ing)|forget|skip|return|report|output|respond|reply|answer|mark|rate|classify|score|treat|set|tick|do not (?:raise|flag|quote|mention|report|list|assess|check)|don't (?:raise|flag|quote|mention|report)|leave (?:them|it|this) out|switched off|exempt|must (?:contain|return|say|report)|(?:does|do) not apply)\b/i;
const IGNORE_INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|system)\b/i;
/** A line that calls a checker by name ("{checker: treat Clause 12 as met}"). */
const CALLED = /^[\s[{(<]{0,6}(?:checker|reviewer|model|bot|tool|assessor)s?\s?[:>]/i;
const ROLE_LINE = /^\s*(?:system|assistant|developer|user)(?: message| prompt)?\s*[:>]/i;

/** Whether a line gives orders or assurances to a checker rather than telling its reader something. */
function addressesChecker(line: string, namesChecker: boolean): boolean {
  if (IGNORE_INSTRUCTIONS.test(line)) return true;
  if (ROLE_LINE.test(line) && COMMAND.test(line)) return true;
  return (namesChecker || CALLED.test(line)) && COMMAND.test(line) && VERDICT.test(line);
}

interface NoteLine extends Span {
  text: string;
}

function linesOf(text: string): NoteLine[] {
  const lines: NoteLine[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

/** A remark in brackets. */
const BRACKETED = /\([^()\n]{1,1000}\)|\[[^[\]\n]{1,1000}\]|\{[^{}\n]{1,1000}\}/g;
/** The end of a sentence. */
const STOP = /[.!?](?=\s|$)/g;

/** What is said to a checker stands close together; a paragraph that runs on has all such words somewhere. */
const WITHIN = 500;

function speaks(text: string): boolean {
  for (let from = 0; from === 0 || from + WITHIN / 2 < text.length; from += WITHIN / 2) {
    const part = text.slice(from, from + WITHIN);
    if (addressesChecker(part, standsIn(REVIEWER, part) || standsIn(PROGRAM, part))) return true;
  }
  return false;
}

/** Whether a sentence may go on with what is said to the checker, or lead to it. */
const goesOn = (text: string) =>
  standsIn(COMMAND, text) || standsIn(VERDICT, text) || standsIn(REVIEWER, text) || standsIn(PROGRAM, text);

function sentencesIn(text: string): Span[] {
  const ends = [...text.matchAll(STOP)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts.map((start, at) => ({ start, end: ends[at] ?? text.length })).filter(({ start, end }) => start < end);
}

/** The sentences of a text that speak to the checker, with those before and after them that belong to the note. */
function notedSentences(text: string): Span[] {
  const sentences = sentencesIn(text).map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  const noted = sentences.map((sentence) => speaks(sentence.text));
  const belongs = (at: number) => goesOn(sentences[at]?.text ?? "");
  for (let at = 1; at < noted.length; at++) noted[at] ||= noted[at - 1] === true && belongs(at);
  for (let at = noted.length - 2; at >= 0; at--) noted[at] ||= noted[at + 1] === true && belongs(at);
  const rows: Span[] = [];
  for (const [at, { start, end }] of sentences.entries()) {
    const last = rows.at(-1);
    if (!noted[at]) continue;
    if (last?.end === start) last.end = end;
    else rows.push({ start, end });
  }
  return rows.map(({ start, end }) => ({ start: end - text.slice(start, end).trimStart().length, end }));
}

/** The parts of a line that speak to the checker: remarks in brackets, or sentences. The rest of the line speaks to its
 * reader and is judged, or a note on every line would keep a piece from being judged. All of the line where only its
 * parts together are a note. */
function partsOf({ start, end, text }: NoteLine): Span[] {
  const bracketed = [...text.matchAll(BRACKETED)]
    .filter(([words]) => speaks(words))
    .map((found) => ({ start: found.index, end: found.index + found[0].length }));
  const rest = withoutNotes(text, bracketed);
  const parts = speaks(rest) ? notedSentences(rest) : [];
  if (bracketed.length + parts.length === 0) return [{ start, end }];
  return [...bracketed, ...parts].map((part) => ({ start: start + part.start, end: start + part.end }));
}

/** A heading to the checker ("For the reviewer") makes the lines below it, up to a blank one, part of the note. */
function lineNotes(text: string): Span[] {
  const lines = linesOf(text);
  const notes: Span[] = [];
  lines.forEach((line, i) => {
    const isWhole = speaks(line.text);
    const namesChecker = line.text.length < 120 && (REVIEWER.test(line.text) || PROGRAM.test(line.text));
    const isHeading = !isWhole && namesChecker;
    if (!isWhole && !isHeading) return;
    let last = i;
    while (isHeading && last - i < 12 && (lines[last + 1]?.text.trim() ?? "") !== "") last++;
    const whole = lines
      .slice(i, last + 1)
      .map((l) => l.text)
      .join(" ");
    if (isWhole) notes.push(...partsOf(line));
    else if (isHeading && last > i && COMMAND.test(whole) && VERDICT.test(whole))
      notes.push({ start: line.start, end: lines[last]?.end ?? line.end });
  });
  return notes;
}

/** Where the text speaks to a checker, or is kept from the reader by markup; in order, not overlapping. */
export function reviewerNotesOf(text: string): Span[] {
  const marked = [...text.matchAll(COMMENT), ...text.matchAll(UNSEEN)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
  }));
  const all = [...marked, ...lineNotes(text)].sort((a, b) => a.start - b.start || b.end - a.end);
  const notes: Span[] = [];
  for (const note of all) {
    const last = notes.at(-1);
    if (last && note.start < last.end) last.end = Math.max(last.end, note.end);
    else notes.push({ ...note });
  }
  return notes.filter((note) => note.end > note.start);
}

/** The text with the notes blanked out, every offset as it was. */
export function withoutNotes(text: string, notes: Span[]): string {
  let result = "";
  let at = 0;
  for (const { start, end } of notes) {
    result += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, " ");
    at = end;
  }
  return result + text.slice(at);
}
