/** The value below which so many of a hundred lie; null of nothing. */
function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? null;
}

/** Half and 99 of a hundred, as `12 / 340 ms`. */
export const spread = (values: readonly number[]) =>
  `${Math.round(percentile(values, 50) ?? 0)} / ${Math.round(percentile(values, 99) ?? 0)} ms`;

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
