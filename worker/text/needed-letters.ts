/* Which letters a pattern cannot do without, read from its source. Only what is proved counts: what is not understood needs
 * nothing. */

/** A row of small plain letters that stands in every text that the pattern matches; or several things, of which all or any are
 * needed. */
export type Needed = string | { all: Needed[] } | { any: Needed[] };

/** A shorter row is in nearly every text. */
export const SHORTEST_ROW = 3;

const ASSERTION = /\\[bB]|\(\?(?:[=!]|<[=!])/y;
const GROUP = /\((?:\?:|\?<\w+>|(?!\?))/y;
/** A class of characters, an escape that stands for several or is told by a number, and any character. */
const MANY =
  /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:[pPuxk][{<][^}>]*[}>]|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|[a-zA-Z])|\./y;
const LETTER = /\\[^a-zA-Z\d]|[^\\()[\]|]/y;
const REPEATED = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;

/** What is not written as patterns usually are. */
class NotUnderstood extends Error {}

/** Reads the source of a pattern from left to right. */
class Source {
  private at = 0;
  private readonly source: string;
  constructor(source: string) {
    this.source = source;
  }

  isAtEnd = () => this.at >= this.source.length;

  /** What the form matches here, and goes past it. */
  take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    const found = form.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  /** Whether the character stands here, and goes past it. */
  takes(char: string): boolean {
    if (this.source[this.at] !== char) return false;
    this.at++;
    return true;
  }

  /** How often at least what stands before is to be there; null where it is there once. */
  repeats(): number | null {
    const found = this.take(REPEATED);
    if (!found) return null;
    return found[1] === undefined ? Number(found[0].startsWith("+")) : Number(found[1]);
  }
}

/** One of several: what any of them needs. */
function neededByAny(source: Source): Needed | null {
  const rows: (Needed | null)[] = [];
  do rows.push(neededByRow(source));
  while (source.takes("|"));
  const any = rows.filter((row) => row !== null);
  if (any.length < rows.length) return null;
  return any.length === 1 ? (any[0] as Needed) : { any };
}

/** One behind the other: all that its parts need. */
function neededByRow(source: Source): Needed | null {
  const all: Needed[] = [];
  let row = "";
  const endRow = () => {
    if (row.length >= SHORTEST_ROW) all.push(row);
    row = "";
  };
  for (;;) {
    const beside = source.take(ASSERTION)?.[0];
    if (beside?.startsWith("(")) skipGroup(source);
    if (beside) continue;
    if (source.take(GROUP)) {
      endRow();
      const inner = neededByAny(source);
      close(source);
      if (source.repeats() !== 0 && inner !== null) all.push(inner);
    } else if (source.take(MANY)) {
      endRow();
      source.repeats();
    } else {
      const letter = source.take(LETTER)?.[0];
      if (letter === undefined) break;
      row = letterRead(source, letter, row, endRow);
    }
  }
  endRow();
  if (all.length === 0) return null;
  return all.length === 1 ? (all[0] as Needed) : { all };
}

const PLAIN = /^[ -~\n]$/;

/** The row with a letter more, or what is left of it where the letter may be missing or stand twice. */
function letterRead(source: Source, written: string, row: string, endRow: () => void): string {
  const letter = written.slice(-1);
  const isEdge = written === "^" || written === "$";
  const times = source.repeats();
  if (isEdge && times === null) return row;
  const grown = PLAIN.test(letter) && !isEdge ? row + letter.toLowerCase() : "";
  if (times === null && grown !== "") return grown;
  endRow();
  return "";
}

function close(source: Source): void {
  if (!source.takes(")")) throw new NotUnderstood();
}

/** Goes past what must, or must not, stand beside, which needs nothing. */
function skipGroup(source: Source): void {
  neededByAny(source);
  close(source);
  source.repeats();
}

/** What a pattern needs; null where nothing could be proved. Linear in the length of its source. */
export function neededBy({ source, flags }: RegExp): Needed | null {
  if (flags.includes("v")) return null;
  const reading = new Source(source);
  try {
    const rows = neededByAny(reading);
    return reading.isAtEnd() ? rows : null;
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}
