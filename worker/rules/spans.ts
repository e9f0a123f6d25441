import type { Span } from "./facts/types.ts";

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
