import type { Match } from "#worker/text/language/phrases.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { FixDraft, Hit } from "../types.ts";

/** The span with the blanks after it, so that a deletion leaves no double space. */
export function withBlanks(facts: Facts, span: Span): Span {
  const after = /^[ ]+/.exec(facts.view.text.slice(span.end, span.end + 8));
  return { start: span.start, end: span.end + (after?.[0].length ?? 0) };
}

/** What a hit on a sentence needs to know of its match. */
type Found = Pick<Match, "start" | "end" | "sentence">;

/** Takes out the whole sentence: the honest edit where no milder wording is true. */
export function cut(facts: Facts, sentence: Sentence, note?: string): FixDraft {
  return { kind: "delete", at: withBlanks(facts, sentence), note };
}

/** A hit on a sentence that has to go. */
export function sentenceHit(facts: Facts, match: Found, issue: string, note?: string): Hit {
  return { at: pointAt(facts, match.sentence, match), issue, fix: cut(facts, match.sentence, note) };
}

/** The first hits, `most` of them; the last of these carries the edits of all the others too. */
export function first(most: number, hits: Hit[]): Hit[] {
  const rest = hits.slice(most).map(({ at, fix }) => (fix.kind === "insert" || !at ? fix : { at, ...fix }));
  return hits
    .slice(0, most)
    .map((hit, i) => (rest.length > 0 && i === most - 1 ? { ...hit, more: [...(hit.more ?? []), ...rest] } : hit));
}

const MAX_SPAN_CHARS = 290;

/** The words to point at: a whole sentence without its bullet or number, or the match when the sentence is long. */
export function pointAt(facts: Facts, sentence: Sentence, match?: Span): Span {
  if (sentence.end - sentence.start > MAX_SPAN_CHARS && match) return { start: match.start, end: match.end };
  const words = wordsOf(facts, sentence);
  const mark = /^(?:[•*\-–]|\d{1,2}[.)]|\(?[a-z]\))\s+/.exec(words)?.[0].length ?? 0;
  return { start: sentence.start + mark, end: Math.min(sentence.end, sentence.start + mark + MAX_SPAN_CHARS) };
}

const MAX_QUOTED = 100;

const BULLET = /^(?:[•*–-]|\d{1,2}[.)])\s+/;

/** Words for use inside an issue: short, on one line, without their bullet; marks of quotation in them are single ones. */
export function clip(words: string): string {
  const line = words.replace(/\s+/g, " ").trim().replace(BULLET, "").replace(/["“”]/g, "'");
  return line.length > MAX_QUOTED ? `${line.slice(0, line.lastIndexOf(" ", MAX_QUOTED - 2)).trimEnd()} …` : line;
}

/** The same in quotation marks. */
export const quoted = (words: string) => `“${clip(words)}”`;

/** One hit for each sentence: the words go, as nothing milder would be honest. */
export function hitsIn(
  facts: Facts,
  places: readonly (Sentence | Match)[],
  issue: string | ((words: string) => string),
  note: string,
  more: Partial<Hit> = {},
): Hit[] {
  const seen = new Set<number>();
  return places.flatMap((place) => {
    const match = "sentence" in place ? place : undefined;
    const sentence = "sentence" in place ? place.sentence : place;
    if (seen.has(sentence.start)) return [];
    seen.add(sentence.start);
    const at = pointAt(facts, sentence, match);
    const words = wordsOf(facts, at);
    return [{ at, issue: typeof issue === "string" ? issue : issue(words), fix: { kind: "delete", note }, ...more }];
  });
}

/** Where words can be added to a sentence: before its stop, and before the reference numbers on it. */
export function beforeStop(facts: Facts, sentence: Sentence): number {
  const tail = /[.!?]["']?(?:\d{1,2}(?:[,-]\d{1,2}){0,4})?$|(?<=[\p{L}%)])\d{1,2}(?:[,-]\d{1,2}){0,4}$/u.exec(
    wordsOf(facts, sentence),
  );
  return sentence.end - (tail?.[0].length ?? 0);
}

/** A hit on a sentence with an edit of its own; without one it has to go. */
export function hitOn(facts: Facts, sentence: Sentence, issue: string, fix?: FixDraft): Hit {
  return { at: pointAt(facts, sentence), issue, fix: fix ?? cut(facts, sentence) };
}
