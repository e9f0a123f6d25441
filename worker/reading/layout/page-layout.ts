import type { DraftBlock } from "../draft.ts";
import { regionBlocks } from "./blocks.ts";
import { toRegions } from "./columns.ts";
import type { Run } from "./line.ts";
import { toRows } from "./rows.ts";

/** The font size, in points, that most characters have. */
function bodySizeOf(runs: Run[]): number {
  const characters = new Map<number, number>();
  for (const run of runs) {
    const size = Math.round(run.size * 2) / 2;
    characters.set(size, (characters.get(size) ?? 0) + run.text.length);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
}

/** Turns the runs of a page into blocks in reading order. Sizes are in points. */
export function layoutPage(runs: Run[], width: number, height: number): DraftBlock[] {
  const page = { width, height, bodySize: bodySizeOf(runs) };
  return toRegions(toRows(runs)).flatMap((region) => regionBlocks(region, page));
}
