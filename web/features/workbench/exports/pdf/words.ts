import { fold, occurrences } from "#web/lib/fold.ts";

/* Where the words of a PDF stand, from what pdf.js gives of each run of text. */

/** A run of text as pdf.js gives it: `transform` places its baseline in points, from the foot of the page. */
export type Run = { str: string; transform: number[]; width: number; height: number };

/** The corners of a rectangle around words in points from the foot of the page, x and y of each: upper left, upper right, lower left
 * and lower right as the words are read, whichever way they run. */
export type Box = [number, number, number, number, number, number, number, number];

export type PageRuns = { page: number; runs: readonly Run[] };

type Sign = { page: number; run: Run; from: number; to: number };

/** Widths of signs, of an em, midway between Helvetica and Times. The run's own width sets the scale. */
const WIDTHS = new Map(
  Object.entries({
    "'’‘|": 0.2,
    "ijl .,:;": 0.26,
    "tfI!/r()[]-“”": 0.32,
    "csJz?": 0.45,
    FLPSTZE: 0.6,
    "ABCDHKNRUVXYw&": 0.7,
    GOQ: 0.77,
    "mM%": 0.83,
    "W@—": 0.95,
  }).flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)),
);
const USUAL_WIDTH = 0.52;

/** The signs of all pages in order, each with its share of its run. */
function signsOf(pages: readonly PageRuns[]): { text: string; signs: Sign[] } {
  const signs: Sign[] = [];
  let text = "";
  for (const { page, runs } of pages)
    for (const run of runs) {
      const widths = [...run.str].map((sign) => WIDTHS.get(sign) ?? USUAL_WIDTH);
      const total = widths.reduce((sum, width) => sum + width, 0) || 1;
      let at = 0;
      for (const [index, sign] of [...run.str].entries()) {
        const to = at + (widths[index] ?? 0) / total;
        // A sign outside the basic plane has two places in the text.
        for (let unit = 0; unit < sign.length; unit++) signs.push({ page, run, from: at, to });
        at = to;
        text += sign;
      }
    }
  return { text, signs };
}

/** How far letters reach below their baseline, of their height. */
const DESCENT = 0.22;

/** A direction at length 1; null where it has none. */
function unit([x = 0, y = 0]: readonly number[]): [number, number] | null {
  const length = Math.hypot(x, y);
  return length > 0 ? [x / length, y / length] : null;
}

/** The box of a part of a run, along the run's own direction. */
function boxOf({ transform, width, height }: Run, from: number, to: number): Box {
  const [x = 0, y = 0] = transform.slice(4);
  const [alongX, alongY] = unit(transform.slice(0, 2)) ?? [1, 0];
  const [upX, upY] = unit(transform.slice(2, 4)) ?? [-alongY, alongX];
  const corner = (share: number, up: number): [number, number] => [
    x + share * width * alongX + up * height * upX,
    y + share * width * alongY + up * height * upY,
  ];
  return [...corner(from, 1), ...corner(to, 1), ...corner(from, -DESCENT), ...corner(to, -DESCENT)];
}

export type Placed = { page: number; boxes: Box[] };

/** Finds words in a document whatever its line breaks, spaces and hyphens; of several the one on the page given, else the one most
 * like `share` of the way through. Null where they are not there as text. */
export function placeWords(
  pages: readonly PageRuns[],
): (words: string, page: number | null, share: number) => Placed | null {
  const { text, signs } = signsOf(pages);
  const folded = fold(text);
  return (words, page, share) => {
    const { text: wanted, at } = fold(words);
    if (wanted === "") return null;
    const signAt = (found: number) => signs[folded.at[found] as number] as Sign;
    const isElsewhere = (found: number) => Number(page !== null && signAt(found).page !== page);
    const distance = (found: number) => Math.abs(found / folded.text.length - share);
    const [from] = occurrences(folded.text, wanted).sort(
      (a, b) => isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b),
    );
    if (from === undefined) return null;
    let end = (folded.at[from + wanted.length - 1] as number) + 1;
    // Full stops and quotation marks at the end belong to the words where they are there.
    for (const sign of words.slice((at.at(-1) as number) + 1)) if (text[end] === sign) end++;
    const covered = signs.slice(folded.at[from] as number, end);
    const first = covered[0] as Sign;
    const byRun = Map.groupBy(
      covered.filter((sign) => sign.page === first.page),
      ({ run }) => run,
    );
    const boxes = [...byRun]
      .filter(([{ width, height }]) => width > 0 && height > 0)
      .map(([run, part]) => boxOf(run, (part[0] as Sign).from, (part.at(-1) as Sign).to));
    return { page: first.page, boxes };
  };
}
