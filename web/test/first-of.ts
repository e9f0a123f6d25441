/** All of them when the long tests are asked for, else the first few. */
export function firstOf<T>(count: number, all: readonly T[]): T[] {
  return process.env.TEST_ALL ? [...all] : all.slice(0, count);
}
