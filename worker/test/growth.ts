/** Whether work grows faster than what it is done on. Times in tests say little on a busy machine: two sizes are compared in
 * the same run, by processor time, and the best of several tries counts. */

const TIMES = 8;
const TRIES = 3;
const COMPARISONS = 4;
/** Less says nothing, in milliseconds. */
const FLOOR_MS = 100;
/** Work that grows with its size costs `TIMES` as much, by the square `TIMES` as much again. */
const SLACK = 5;

async function cost(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user } = process.cpuUsage(start);
  return user / 1000;
}

async function least(work: () => unknown): Promise<number> {
  let best = await cost(work);
  for (let tried = 1; tried < TRIES; tried++) best = Math.min(best, await cost(work));
  return best;
}

/** Compares work of size `n` with work of eight times that, each made by `prepare` beforehand. Says by how much it grew
 * where that is far more than its size; null where it is not. */
export async function outgrowth<T>(
  n: number,
  prepare: (size: number) => T | Promise<T>,
  work: (input: T) => unknown,
): Promise<string | null> {
  const [small, large] = [await prepare(n), await prepare(n * TIMES)];
  if ((await cost(() => work(large))) < FLOOR_MS) return null;
  let grown: string | null = null;
  // The processor's time is that of the whole process, other tests' included: what grows does so each time it is compared.
  for (let compared = 0; compared < COMPARISONS; compared++) {
    const most = await least(() => work(large));
    // The clock of the processor is coarse.
    const base = Math.max(await least(() => work(small)), FLOOR_MS / TIMES / SLACK);
    if (most <= FLOOR_MS || most <= SLACK * TIMES * base) return null;
    grown = `${n * TIMES} took ${most.toFixed()} ms, ${n} took ${base.toFixed(1)} ms`;
  }
  return grown;
}
