/* Places in a piece where a reader sees a sentence: sixty ways to put it into a text. */

/** A place: its name, and the piece with the words in it. */
export type SeenPlace = readonly [name: string, put: (piece: string, words: string) => string];

const groups = (piece: string) => piece.split(/\n\s*\n/);

/** Behind so many parts in a hundred of the groups of a piece, in the given dress. */
const behind =
  (share: number, dress: (words: string) => string) =>
  (piece: string, words: string): string => {
    const all = groups(piece);
    const at = Math.min(all.length, Math.max(1, Math.round((all.length * share) / 100)));
    return [...all.slice(0, at), dress(words), ...all.slice(at)].join("\n\n");
  };

const onTop = (dress: (words: string) => string) => (piece: string, words: string) => `${dress(words)}\n\n${piece}`;
const atFoot = (dress: (words: string) => string) => (piece: string, words: string) => `${piece}\n\n${dress(words)}`;

const bare = (words: string) => words.replace(/[.!?]$/, "");
const DRESSES: Record<string, (words: string) => string> = {
  "as it is": (words) => words,
  "in capitals": (words) => words.toUpperCase(),
  "in brackets": (words) => `(${words})`,
  "in square brackets": (words) => `[${words}]`,
  "in quotation marks": (words) => `“${words}”`,
  "between lines": (words) => `----------\n${words}\n----------`,
  "as a title": bare,
  "as a note": (words) => `Note: ${words}`,
  "as a footnote": (words) => `* ${words}`,
  "as a point of a list": (words) => `• ${words}`,
  "as a numbered section": (words) => `1. ${bare(words)}\n${words}`,
  "as a field of a form": (words) => `Status: ${bare(words)}`,
  "with its letters apart": (words) => [...words].join(" "),
};

const dressed = (name: string, place: (dress: (words: string) => string) => SeenPlace[1]): SeenPlace[] =>
  Object.entries(DRESSES).map(([manner, dress]) => [`${name}, ${manner}`, place(dress)]);

const inLine = (at: (lines: string[]) => number, join: (line: string, words: string) => string) => {
  return (piece: string, words: string): string => {
    const lines = piece.split("\n");
    const index = at(lines);
    return lines.map((line, i) => (i === index ? join(line, words) : line)).join("\n");
  };
};

const longest = (lines: string[]) =>
  lines.reduce((best, line, i) => (line.length > (lines[best] ?? "").length ? i : best), 0);
const last = (lines: string[]) => lines.length - 1;

/** Sixty places. */
export const SEEN_PLACES: readonly SeenPlace[] = [
  ...dressed("on top", onTop),
  ...dressed("at the foot", atFoot),
  ...dressed("in the middle", (dress) => behind(50, dress)),
  ...[10, 20, 30, 40, 60, 70, 80, 90].map(
    (share): SeenPlace => [`behind ${share}% of the groups`, behind(share, (words) => words)],
  ),
  [
    "behind the first line, in it",
    inLine(
      () => 0,
      (line, words) => `${line} – ${words}`,
    ),
  ],
  [
    "before the first line, in it",
    inLine(
      () => 0,
      (line, words) => `${words} ${line}`,
    ),
  ],
  [
    "under the first line",
    inLine(
      () => 0,
      (line, words) => `${line}\n${words}`,
    ),
  ],
  ["in the longest line, before it", inLine(longest, (line, words) => `${words} ${line}`)],
  ["in the longest line, behind it", inLine(longest, (line, words) => `${line} ${words}`)],
  ["in the last line", inLine(last, (line, words) => `${line} ${words}`)],
  ["on top and at the foot", (piece, words) => `${words}\n\n${piece}\n\n${words}`],
  ["on top three times", (piece, words) => `${words}\n${words}\n${words}\n\n${piece}`],
  ["between all groups", (piece, words) => groups(piece).join(`\n\n${words}\n\n`)],
  ["in brackets behind every sentence", (piece, words) => piece.replace(/([.!?])(?=\s|$)/g, `$1 (${words})`)],
  ["as the subject of a mail", (piece, words) => `Subject: ${words}\n\n${piece}`],
  ["as a page of its own before the piece", (piece, words) => `${words}\f${piece}`],
  ["as a page of its own behind the piece", (piece, words) => `${piece}\f${words}`],
];
