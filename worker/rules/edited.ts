import { withoutOverlaps } from "#schema/edits.ts";
import type { Fix } from "#schema/result.ts";
import type { Material } from "#worker/reading/material.ts";
import type { Span } from "./facts/types.ts";

/** Words of a text that stay as they are, and where: from `at` in the text given, from `now` in the edited one. */
interface Kept {
  at: number;
  now: number;
  length: number;
}

/** A material as it would read with edits made. */
export interface Edited {
  material: Material;
  /** The words of the text given in whose place these of the edited one stand; null where none were there. */
  before(now: Span): Span | null;
}

/** Where a place of the text given has got to: a place that is gone stands where the next words do. */
function placeNow(kept: Kept[], at: number): number {
  const run = kept.findLast((one) => one.at <= at);
  if (!run) return 0;
  return at <= run.at + run.length ? run.now + at - run.at : run.now + run.length;
}

/** Makes edits in a material, and keeps what is known of its words where they have got to. Pure. */
export function edited(material: Material, edits: readonly Fix[]): Edited {
  const { text } = material;
  const kept: Kept[] = [];
  let now = "";
  let at = 0;
  for (const edit of [...withoutOverlaps(edits), null]) {
    const end = edit?.start ?? text.length;
    if (end > at) kept.push({ at, now: now.length, length: end - at });
    now += text.slice(at, end) + (edit?.after ?? "");
    at = edit?.end ?? end;
  }
  const moved = <T extends Span>(one: T): T => ({
    ...one,
    start: placeNow(kept, one.start),
    end: placeNow(kept, one.end),
  });
  const isLeft = ({ start, end }: Span) => start < end;
  return {
    material: {
      ...material,
      text: now,
      pages: material.pages.map(moved),
      blocks: material.blocks.map(moved).filter(isLeft),
      links: material.links.map(moved).filter(isLeft),
    },
    before({ start, end }) {
      const isIn = (run: Kept) => run.now <= end && start <= run.now + run.length;
      const holds = (run: Kept) => run.now < end && start < run.now + run.length;
      const runs = kept.filter(start === end ? isIn : holds);
      const [first, last] = [runs[0], runs.at(-1)];
      if (!first || !last) return null;
      const from = first.at + Math.max(0, start - first.now);
      return { start: from, end: Math.max(from, last.at + Math.min(last.length, end - last.now)) };
    },
  };
}
