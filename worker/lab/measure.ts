/** The middle one of some times; 0 for none. */
export const median = (times: readonly number[]): number => percentile(times, 50);

/** The time below which a share of them, in percent, lies; 0 for none. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Half and 99 of a hundred, as `12 / 340 ms`. */
export const spread = (times: readonly number[]) =>
  `${Math.round(median(times))} / ${Math.round(percentile(times, 99))} ms`;

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
