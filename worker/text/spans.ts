import { oncePer } from "#worker/lib/once-per.ts";
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

/** Whether one of the spans, sorted by their start of which none overlaps another, lies inside `within`. */
export function liesWithin(spans: readonly Span[], within: Span): boolean {
  const next = spans[firstStarting(spans, within.start)];
  return next !== undefined && next.end <= within.end;
}

/** The span that holds `offset`, in spans sorted by their start of which none overlaps another. */
export function spanAt<T extends Span>(spans: readonly T[], offset: number): T | undefined {
  const last = spans[firstStarting(spans, offset + 1) - 1];
  return last && offset < last.end ? last : undefined;
}

interface InSentence {
  sentence: number;
}

const bySentence = oncePer((list: readonly InSentence[]) => Map.groupBy(list, ({ sentence }) => sentence));

/** Those of a list, which no longer changes, that stand in the sentence of that index. */
export const ofSentence = <T extends InSentence>(list: readonly T[], sentence: number): readonly T[] =>
  (bySentence(list).get(sentence) ?? []) as T[];

const byLine = oncePer((sentences: readonly { line: number }[]) => Map.groupBy(sentences, ({ line }) => line));

/** The sentences of a text that stand in the line of that index. */
export const ofLine = <T extends { line: number }>(sentences: readonly T[], line: number): readonly T[] =>
  (byLine(sentences).get(line) ?? []) as T[];

/** Whether two spans share a character. */
export function overlapping(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
