/** The text as rules read it, with the way back to the text as extracted.
 *
 * Odd Unicode must never hide a word from a check: zero-width characters and soft hyphens go, look-alike letters
 * and full-width forms become plain ones, every kind of space, dash and quotation mark becomes one. */
export interface TextView {
  /** The text as extracted; quotations and edits are cut from it. */
  source: string;
  text: string;
  /** Offset in the extracted text of each character of `text`, and one past the end; null when they are equal. */
  toSource: number[] | null;
  /** Offsets in the extracted text of characters that a reader does not see or takes for another letter. */
  oddities: number[];
}

/** Code points that take no room on the page: joiners, direction marks, variation selectors, tags, soft hyphens. */
const INVISIBLE: readonly (readonly [from: number, to: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
];

const isInvisible = (char: string) => {
  const code = char.codePointAt(0) ?? 0;
  return code > 0xa0 && INVISIBLE.some(([from, to]) => from <= code && code <= to);
};
const PLAIN: Record<string, string> = {
  "\u00A0": " ",
  "\u1680": " ",
  "\u2000": " ",
  "\u2001": " ",
  "\u2004": " ",
  "\u2005": " ",
  "\u2006": " ",
  "\u2008": " ",
  "\u200A": " ",
  "\u205F": " ",
  "\u2800": " ",
  "\u3164": " ",
  "\uFFA0": " ",
  "\u2002": " ",
  "\u2003": " ",
  "\u2009": " ",
  "\u202F": " ",
  "\u2007": " ",
  "\u3000": " ",
  "\t": " ",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "«": '"',
  "»": '"',
  "″": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "•": "•",
  "·": "·",
  "…": "...",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬀ: "ff",
  ﬃ: "ffi",
  ﬄ: "ffl",
};
/** Cyrillic and Greek letters that look like Latin ones; folded only inside words that mix scripts. */
const LOOKALIKE: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  ј: "j",
  һ: "h",
  ԁ: "d",
  ո: "n",
  ν: "v",
  ο: "o",
  α: "a",
  ι: "i",
  κ: "k",
  ρ: "p",
  τ: "t",
  υ: "u",
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  Х: "X",
  І: "I",
  Ѕ: "S",
  Ο: "O",
  Α: "A",
  Β: "B",
  Ε: "E",
  Τ: "T",
  Ρ: "P",
};

function isMixedWord(source: string, at: number): boolean {
  const word = /[\p{L}\u00AD\u200B-\u200D]/u;
  let from = at;
  let to = at;
  while (from > 0 && at - from < 40 && word.test(source[from - 1] ?? "")) from--;
  while (to < source.length && to - at < 40 && word.test(source[to] ?? "")) to++;
  return /[a-z]/i.test(source.slice(from, to));
}

/** A character of the source, `from` code units long, that stands for `to` of the view; all others are one for one. */
interface Fold {
  at: number;
  from: number;
  to: number;
}

/** Offset in the source of each offset in the view. */
function mapOf(source: string, folds: Fold[]): number[] {
  const map: number[] = [];
  let done = 0;
  for (const { at, from, to } of folds) {
    for (; done < at; done++) map.push(done);
    for (let k = 0; k < to; k++) map.push(at);
    done = at + from;
  }
  for (; done <= source.length; done++) map.push(done);
  return map;
}

const NOT_PLAIN = /[^\n\r -~]/gu;

/** Folds extracted text for matching. Pure; linear in the length of the text. */
export function viewOf(source: string): TextView {
  const oddities: number[] = [];
  const folds: Fold[] = [];
  let moved = false;
  let text = "";
  let done = 0;
  for (const { index: i } of source.matchAll(NOT_PLAIN)) {
    // Plain characters stay as they are, run by run.
    text += source.slice(done, i);
    const char = String.fromCodePoint(source.codePointAt(i) ?? 0);
    let plain = char;
    if (isInvisible(char)) {
      plain = "";
      oddities.push(i);
    } else if (LOOKALIKE[char] && isMixedWord(source, i)) {
      plain = LOOKALIKE[char];
      oddities.push(i);
    } else if (PLAIN[char] !== undefined) plain = PLAIN[char];
    else if (/[\uFF01-\uFF5E]|[\u{1D400}-\u{1D7FF}]/u.test(char)) {
      plain = char.normalize("NFKC");
      oddities.push(i);
    }
    if (char.length > 1 || plain.length !== 1) folds.push({ at: i, from: char.length, to: plain.length });
    if (plain.length !== char.length) moved = true;
    text += plain;
    done = i + char.length;
  }
  text += source.slice(done);
  return { source, text, toSource: moved ? mapOf(source, folds) : null, oddities };
}

/** Offset in the extracted text of an offset in the view. */
export function sourceOffset(view: TextView, offset: number): number {
  return view.toSource ? (view.toSource[offset] ?? view.toSource.at(-1) ?? 0) : offset;
}

/** Offset in the view of an offset in the extracted text. */
export function viewOffset({ toSource }: TextView, offset: number): number {
  if (!toSource) return offset;
  /** How many characters of the view come from before `offset`; the offsets never fall. */
  const countBefore = (at: number) => {
    let low = 0;
    let high = toSource.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((toSource[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const last = countBefore(offset + 1) - 1;
  return last < 0 ? 0 : countBefore(toSource[last] ?? 0);
}
