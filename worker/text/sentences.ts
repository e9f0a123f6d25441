import { everyMatch } from "./every-match.ts";
import type { Token } from "./tokens.ts";
import type { Line, Sentence, Span } from "./types.ts";

/* Intl.Segmenter was tried first: it does not end a sentence at a stop with a reference number on it ("statin.1 The"),
 * splits after "v." and "vs.", and joins headings to what follows. In this kind of text those are most of the cases. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs?|cf|al|no|vol|fig|approx|dr|mr|mrs|ms|prof|st|inc|ltd|co|p|pp|ed|eds|suppl|resp)|\b\p{Lu})\.$/iu;
const STOP = /(?<![.!?])[.!?]+["')\]]*(?:\d{1,2}(?:[,-]\d{1,2})*|[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?(?=\s)/gu;

/** "0.83" before a bracket is one number, not a stop with reference 83 on it; "2023.2" is a stop. */
const DECIMAL = /(?<!\d)\d{1,3}\.\d{1,3}$/;

const SPACE = /\s/;

/** Where the next characters that are no space begin, from `at` on; `end` where there are none. */
function nextWord(text: string, at: number, end: number): number {
  let place = at;
  while (place < end && SPACE.test(text[place] ?? "")) place++;
  return place;
}

/** Sentence spans inside one line. */
function splitLine(text: string, line: Span): Span[] {
  const spans: Span[] = [];
  let start = line.start;
  const words = text.slice(line.start, line.end);
  for (const stop of everyMatch(STOP, words)) {
    const end = line.start + stop.index + stop[0].length;
    const following = nextWord(text, end, line.end);
    const next = text.slice(following, Math.min(following + 1, line.end));
    if (!/[\p{Lu}\d"'(▼[£•☐✔]/u.test(next)) continue;
    if (DECIMAL.test(text.slice(Math.max(start, end - stop[0].length - 5), end))) continue;
    if (
      stop[0].startsWith(".") &&
      ABBREVIATION.test(text.slice(Math.max(start, end - stop[0].length - 8), line.start + stop.index + 1))
    )
      continue;
    spans.push({ start, end });
    start = following;
  }
  if (start < line.end) spans.push({ start, end: line.end });
  return spans;
}

/** Sentences of all lines with the tokens in each. */
export function sentencesOf(text: string, lines: Line[], tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  for (const line of lines)
    for (const span of splitLine(text, line)) {
      while (at < tokens.length && (tokens[at]?.start ?? 0) < span.start) at++;
      const first = at;
      while (at < tokens.length && (tokens[at]?.start ?? 0) < span.end) at++;
      sentences.push({
        ...span,
        index: sentences.length,
        first,
        last: at,
        line: line.index,
        zone: line.zone,
        page: line.page,
      });
    }
  return sentences;
}
