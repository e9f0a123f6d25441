import { sourceOffset, type TextView } from "#worker/text/view.ts";
import { type KnownNames, knownNamesIn } from "./names/known-names.ts";

/** How far the head and the foot of a document reach, in characters: where a masthead and an imprint stand. */
const HEAD_CHARS = 900;
const FOOT_CHARS = 900;

/** A document as it is read to tell what it is. All offsets are into `text`, the folded text. */
export interface Reading {
  view: TextView;
  text: string;
  /** The text in small letters, of the same length. */
  lower: string;
  headEnd: number;
  footStart: number;
  words: number;
  names: KnownNames;
}

/** Small letters of the same length: a letter whose small form is longer stays as it is. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join("");
}

/** Shorter lines are headings and labels, which any document repeats. */
const SHORTEST_SAID = 40;

/** The text with blanks where a line has stood before: what is said twice speaks no louder than what is said once. */
function withoutRepeats(text: string): string {
  const said = new Set<string>();
  const lines = text.split("\n").map((line) => {
    if (line.length < SHORTEST_SAID) return line;
    if (said.has(line)) return " ".repeat(line.length);
    said.add(line);
    return line;
  });
  return lines.join("\n");
}

/** Where the last line ends that is no heading or label. */
function lastSaid(text: string): number {
  const end = text.trimEnd().length;
  for (let to = end; to > 0; to = text.lastIndexOf("\n", to - 1))
    if (text.slice(text.lastIndexOf("\n", to - 1) + 1, to).trim().length >= SHORTEST_SAID) return to;
  return end;
}

/** The folded text of a document with the names in it. Pure. */
export function readingOf(view: TextView): Reading {
  const text = withoutRepeats(view.text);
  const names = knownNamesIn(text);
  return {
    view,
    text,
    lower: lowered(text),
    headEnd: Math.min(text.length, HEAD_CHARS),
    footStart: Math.max(0, lastSaid(text) - FOOT_CHARS),
    words: names.words.length,
    names,
  };
}

/** What stands between the ends of sentences and brackets, where it is more than a word. */
export const SAID = /[^.!?()[\]\n]{12,}/g;

/** What is said so often is put there to be seen everywhere. */
const OFTEN = 3;

/** The text with blanks in place of what it says again and again, each time. */
function withoutRefrains(text: string): string {
  const times = new Map<string, number>();
  for (const [words] of text.matchAll(SAID)) times.set(words.trim(), (times.get(words.trim()) ?? 0) + 1);
  return text.replace(SAID, (words) => ((times.get(words.trim()) ?? 0) < OFTEN ? words : " ".repeat(words.length)));
}

/** The same reading without what it says again and again, and with its first and its last line blank: what stands there
 * alone is a declaration. */
export function withoutDeclared({ view, text: whole }: Reading): Reading {
  const text = withoutRefrains(whole);
  const from = text.search(/\S/);
  if (from === -1) return readingOf(view);
  const end = text.trimEnd().length;
  const first = text.indexOf("\n", from);
  const last = text.lastIndexOf("\n", end - 1);
  if (first === -1 || last <= first) return readingOf({ ...view, text: " ".repeat(text.length) });
  const body = " ".repeat(first) + text.slice(first, last) + " ".repeat(text.length - last);
  return readingOf({ ...view, text: body });
}

/** The words between two offsets as they stand in the extracted text, shortened to `most` characters. */
export function quoteOf({ view }: Reading, start: number, end: number, most: number): string {
  const from = sourceOffset(view, start);
  return view.source.slice(from, Math.min(sourceOffset(view, end), from + most)).trim();
}
