import type { DraftBlock } from "../draft.ts";
import { regionBlocks } from "./blocks.ts";
import { toRegions } from "./columns.ts";
import { vocabularyOf } from "./join-lines.ts";
import type { Run } from "./line.ts";
import { toRows } from "./rows.ts";
import { liftStacks } from "./stacks.ts";

/** Small print may be longer than all the rest; what a quarter of the characters have is running text as well. */
const BODY_SHARE = 0.25;
const USUAL_SIZE = 11;

/** The font size of running text, in points: the largest that a good part of the characters has. */
function bodySizeOf(runs: Run[]): number {
  const characters = new Map<number, number>();
  let total = 0;
  for (const run of runs) {
    const size = Math.round(run.size * 2) / 2;
    characters.set(size, (characters.get(size) ?? 0) + run.text.length);
    total += run.text.length;
  }
  const most = Math.max(...characters.values());
  const common = [...characters].filter(([, count]) => count === most || count >= BODY_SHARE * total);
  return common.length === 0 ? USUAL_SIZE : Math.max(...common.map(([size]) => size));
}

/** Turns the runs of a page into blocks in reading order. Sizes are in points. */
export function layoutPage(runs: Run[], width: number, height: number): DraftBlock[] {
  const rows = toRows(runs);
  const vocabulary = vocabularyOf(rows.flatMap((row) => row.pieces.map((piece) => piece.text)));
  const page = { width, height, bodySize: bodySizeOf(runs), vocabulary };
  return toRegions(rows)
    .flatMap(liftStacks)
    .flatMap((region) => regionBlocks(region, page));
}
