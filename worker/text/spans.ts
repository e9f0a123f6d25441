import type { Span } from "./types.ts";

/** Index of the first span that starts at or after `offset`, in spans sorted by their start; their number if none does. */
export function firstStarting(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the spans, sorted by their start, starts inside `within`. */
export function startsWithin(spans: readonly Span[], within: Span): boolean {
  const next = spans[firstStarting(spans, within.start)];
  return next !== undefined && next.start < within.end;
}

/** The span that holds `offset`, in spans sorted by their start of which none overlaps another. */
export function spanAt<T extends Span>(spans: readonly T[], offset: number): T | undefined {
  const last = spans[firstStarting(spans, offset + 1) - 1];
  return last && offset < last.end ? last : undefined;
}
