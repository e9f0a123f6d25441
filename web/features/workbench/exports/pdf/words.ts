import { fold, occurrences } from "#web/lib/fold.ts";

/* Where the words of a PDF stand, from what pdf.js gives of each run of text. */

/** A run of text as pdf.js gives it: `transform` places its baseline in points, from the foot of the page. */
export type Run = { str: string; transform: number[]; width: number; height: number };

/** A rectangle in points, from the foot of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type PageRuns = { page: number; runs: readonly Run[] };

type Sign = { page: number; run: Run; from: number; to: number };

/** Rough widths of letters, of an em: narrow, common and wide ones. The run's own width sets the scale. */
function widthOf(sign: string): number {
  if (/[iljtfrI.,:;'|!()[\] ]/.test(sign)) return 0.3;
  if (/[mwMW@%—]/.test(sign)) return 0.85;
  return /[A-Z0-9]/.test(sign) ? 0.62 : 0.52;
}

/** The signs of all pages in order, each with its share of its run. */
function signsOf(pages: readonly PageRuns[]): { text: string; signs: Sign[] } {
  const signs: Sign[] = [];
  let text = "";
  for (const { page, runs } of pages)
    for (const run of runs) {
      const widths = [...run.str].map(widthOf);
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

/** The box of a part of a run, along the run's own direction where it is upright. */
function boxOf({ transform, width, height }: Run, from: number, to: number): Box {
  const [x = 0, y = 0] = [transform[4], transform[5]];
  return { x: x + from * width, y: y - DESCENT * height, width: (to - from) * width, height: height * (1 + DESCENT) };
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
    const wanted = fold(words).text;
    if (wanted === "") return null;
    const signAt = (found: number) => signs[folded.at[found] as number] as Sign;
    const isElsewhere = (found: number) => Number(page !== null && signAt(found).page !== page);
    const distance = (found: number) => Math.abs(found / folded.text.length - share);
    const [from] = occurrences(folded.text, wanted).sort(
      (a, b) => isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b),
    );
    if (from === undefined) return null;
    const covered = signs.slice(folded.at[from] as number, (folded.at[from + wanted.length - 1] as number) + 1);
    const first = covered[0] as Sign;
    const byRun = Map.groupBy(
      covered.filter((sign) => sign.page === first.page),
      ({ run }) => run,
    );
    const boxes = [...byRun].map(([run, part]) => boxOf(run, (part[0] as Sign).from, (part.at(-1) as Sign).to));
    return { page: first.page, boxes: boxes.filter(({ width, height }) => width > 0 && height > 0) };
  };
}
