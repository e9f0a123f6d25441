import { everyMatch } from "#worker/text/every-match.ts";

/** A sentence of a document that a piece is compared with, on one line. */
export interface Passage {
  words: string;
  /** Where it begins in the folded text. */
  at: number;
}

/** Longer sentences are lists or tables; they are read in parts of so many characters. */
const LONGEST = 1500;

/** A line so long was broken by the layout, not by the writer. */
const FULL_LINE_CHARS = 60;
const STOP = /(?<![.!?]|\b(?:e\.g|i\.e|etc|vs|cf|al|no|vol|fig|approx|Dr|St))[.!?]["')\]]*(?=\s+["'(]?[\p{Lu}\d•])/gu;
const BULLET = /^\s*(?:[•·▪◦*–-]|\p{Co})\s*/u;

/** Whether a line goes on in the next one. */
function goesOn(line: string, next: string): boolean {
  if (BULLET.test(next) || /[.!?:;]["')\]]*$/.test(line)) return false;
  return /^[\p{Ll}(<>≥≤]/u.test(next) || /[,(-]$/.test(line) || (line.length >= FULL_LINE_CHARS && /^\S/.test(next));
}

/** The sentences of a folded text from an offset on: broken lines are joined, list items stand alone. Pure. */
export function passagesOf(text: string, from = 0): Passage[] {
  const paragraphs: { words: string; at: number }[] = [];
  let at = from;
  let isBroken = false;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const start = at + (raw.length - raw.trimStart().length);
    at += raw.length + 1;
    // A page's number between two lines of a sentence.
    if (/^\d{1,3}$/.test(line)) continue;
    const last = paragraphs.at(-1);
    if (line === "") isBroken = true;
    else {
      if (last && !isBroken && goesOn(last.words, line)) last.words = `${last.words} ${line}`;
      else paragraphs.push({ words: line.replace(BULLET, ""), at: start });
      isBroken = false;
    }
  }
  return paragraphs.flatMap(({ words, at: start }) => {
    const ends = everyMatch(STOP, words).map(({ index, 0: stop }) => index + stop.length);
    return [0, ...ends].flatMap((begin, i) => {
      const sentence = words.slice(begin, ends[i] ?? words.length).trim();
      return Array.from({ length: Math.ceil(sentence.length / LONGEST) }, (_, part) => ({
        words: sentence.slice(part * LONGEST, (part + 1) * LONGEST),
        at: start + begin + part * LONGEST,
      }));
    });
  });
}
