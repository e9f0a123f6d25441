import type { DocumentKind } from "#schema/document.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { lettersOf, mayMatch } from "#worker/text/may-match.ts";
import type { Reading } from "./reading.ts";

/** A sign by which a kind of document is told. `pattern` is held against the text in small letters; its flag is `g`. */
export interface Tell {
  /** Null where the words speak against every kind outside the Code and for none within. */
  kind: DocumentKind | null;
  /** 1 weak, 2 fair, 4 strong: natural logarithm of the odds, roughly. */
  weight: number;
  where: "head" | "foot" | "any";
  pattern: RegExp;
  /** What the words mean, to be told to the user. */
  means: string;
  /** How many different places add to the weight, each half of the one before; one where absent. */
  most?: number;
  /** Such words sell, brief or bind wherever they stand: a document that holds them is not outside the Code. */
  acts?: boolean;
  /** Kinds outside the Code that hold such words of themselves: there they are no sign of a company’s act. */
  alsoOf?: DocumentKind[];
}

export interface Told {
  tell: Tell;
  start: number;
  end: number;
  /** What it adds for its kind. */
  weight: number;
}

/** Nothing is gained by more places than these. */
const MOST_PLACES = 40;

function regionOf({ lower, headEnd, footStart }: Reading, where: Tell["where"]): { from: number; words: string } {
  if (where === "head") return { from: 0, words: lower.slice(0, headEnd) };
  if (where === "foot") return { from: footStart, words: lower.slice(footStart) };
  return { from: 0, words: lower };
}

/** Shorter lines are labels, which any document repeats. */
const SHORTEST_LINE = 12;

/** The line that an offset is in. */
function lineAt(words: string, at: number): string {
  const end = words.indexOf("\n", at);
  return words.slice(words.lastIndexOf("\n", at) + 1, end === -1 ? undefined : end).trim();
}

const lettersIn = oncePer(({ lower }: Reading) => lettersOf(lower));

/** The places at which a tell stands, each with what it adds; a line that is said again adds nothing. */
export function placesOf(tell: Tell, reading: Reading): Told[] {
  if (!mayMatch(tell.pattern, lettersIn(reading))) return [];
  const { from, words } = regionOf(reading, tell.where);
  const most = tell.most ?? 1;
  const found: Told[] = [];
  const said = new Set<string>();
  let counted = 0;
  let last = 0;
  tell.pattern.lastIndex = 0;
  for (let i = 0; i < MOST_PLACES; i++) {
    const match = tell.pattern.exec(words);
    if (!match) break;
    const start = from + match.index;
    const line = counted < most ? lineAt(words, match.index) : "";
    // Two signs in one line are two; the line said again is none.
    const isAgain = line.length >= SHORTEST_LINE && said.has(line) && match.index - last > line.length;
    said.add(line);
    last = match.index;
    const weight = counted < most && !isAgain ? tell.weight / 2 ** counted++ : 0;
    found.push({ tell, start, end: start + match[0].length, weight });
  }
  return found;
}

/** A prescribed structure that a text shows, and where. */
export interface Headings {
  kind: DocumentKind;
  count: number;
  weight: number;
  means: string;
  places: { start: number; end: number }[];
}
