import { firstStarting } from "#worker/text/spans.ts";
import type { Reference } from "./references.ts";
import type { BaseFacts, Line, Sentence } from "./types.ts";

const SMALL_PRINT =
  /^\s*(?:[*†‡§#]{1,3}\s?(?=[\p{L}\d])|\(?[a-d]\)\s|\[?(?:(?:technical|figure|study|table|foot|end|side|production|statistical|graph|methods?|data|pricing|price|cost)[ -]?notes?|notes?(?: [a-z\d])?|small (?:print|type|text)|footnotes?|disclaimer|appendix|abbreviations|study design|methods?|(?:SMC|NICE|AWMSG)[ -]?(?:advice|guidance|TA|ID|No\.?)?[ -]?\d{2,5})\b\s?[:.)-]|(?:slide|page|screen|panel)\s+\d+\s*[-:.]?\s*(?:\(?(?:appendix|back-?up|notes?|small print)))/iu;

/** What travels with a piece and is not printed in it: the job sheet, the pack for the signatory. */
const KEPT_WITH_FILE =
  /^\W{0,100}(?:[\p{L}' -]{0,60}\b(?:\([^)\n]{0,60})?(?:not (?:printed|published|shown|for print|for publication|part of the (?:piece|item|artwork|copy))|kept (?:with|on) (?:the )?file|travels with|for the (?:file|signatory|signatories|reviewer|approver|checker)s?\b)|(?:job (?:sheet|bag|log)|file note|approval (?:form|record|log|history)|artwork (?:log|history|notes?)|audit trail|producer's note|production log|version history|review(?:er)?(?:'s)? pack|reference pack|background for (?:signatories|approvers)))/iu;
const MAX_HEAD_CHARS = 120;
/** What says so stands within so many characters from the beginning of a line. */
const OPENING_CHARS = 400;

/** Lines that are kept with the file: a note of one paragraph, or all that follows a heading near the end. */
function keptWithFile(text: string, lines: Line[]): Set<number> {
  const kept = new Set<number>();
  let running: "none" | "paragraph" | "rest" = "none";
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    if (running === "paragraph" && line.opensGroup) running = "none";
    if (running !== "rest" && KEPT_WITH_FILE.test(words.slice(0, OPENING_CHARS))) {
      const isHead = words.length < MAX_HEAD_CHARS && !/[:.]\s+\S/.test(words) && line.start > text.length / 2;
      running = isHead ? "rest" : "paragraph";
    }
    if (running !== "none") kept.add(line.index);
  }
  return kept;
}

/** Sentences of lines that are set apart as notes; a note runs on to the next blank line. */
function setApart(text: string, lines: Line[], sentences: Sentence[]): boolean[] {
  const small = keptWithFile(text, lines);
  let running = false;
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    if (line.opensGroup) running = false;
    if (SMALL_PRINT.test(words)) running = true;
    if (running || line.zone === "references") small.add(line.index);
  }
  const listed = /(?:^|[\s.])(?:References?|Sources?):? (?=\[?1[.)\]] )/;
  // Once for a line: it may hold all sentences of a text.
  const listAt = lines.map((line) => {
    const at = small.has(line.index) ? undefined : listed.exec(text.slice(line.start, line.end))?.index;
    return at === undefined ? Number.POSITIVE_INFINITY : line.start + at;
  });
  return sentences.map((s) => small.has(s.line) || s.start >= (listAt[s.line] ?? Number.POSITIVE_INFINITY));
}

/** A note that begins in the middle of a line: it runs to the line's end. */
const NOTE_WITHIN =
  /^(?:[*†‡§]\s?(?=\p{Lu})|(?:technical |figure |study |price |foot)?notes?:|small print:|footnotes?:)/iu;

function withNotesWithin(text: string, sentences: Sentence[], small: boolean[]): boolean[] {
  let running = -1;
  return sentences.map((s, i) => {
    if (s.line !== running) running = -1;
    const previous = sentences[i - 1];
    if (previous?.line === s.line && NOTE_WITHIN.test(text.slice(s.start, s.end))) running = s.line;
    return small[i] === true || running === s.line;
  });
}

/** For each sentence, whether it stands in a footnote, a note, an appendix or the reference list, or only in papers
 * kept with the file. */
export function smallPrintOf(base: BaseFacts, entries: Reference[]): boolean[] {
  const { text } = base.view;
  const small = withNotesWithin(text, base.sentences, setApart(text, base.lines, base.sentences));
  for (const entry of entries) {
    const from = Math.max(0, firstStarting(base.sentences, entry.start) - 1);
    const inside = base.sentences.slice(from, firstStarting(base.sentences, entry.end));
    for (const s of inside) if (s.end > entry.start && s.zone !== "pi") small[s.index] = true;
  }
  return small;
}
