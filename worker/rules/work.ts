/** Work in pieces: it stops now and then and says how many characters it has gone through since, so that whoever runs it may let
 * others have their turn. */
export type Work<T> = Generator<number, T, void>;

/** Runs work to its end at once. */
export function finished<T>(work: Work<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** So many characters gone through are some 50 milliseconds: a check takes a few nanoseconds for each. */
const SLICE = 6_000_000;

/** Runs work to its end with a pause after every slice of it; small work has none. Measured by characters, since clocks stand
 * still in the Workers runtime while code runs. */
export async function inSlices<T>(work: Work<T>, pause: () => Promise<void>): Promise<T> {
  for (let since = 0; ; ) {
    const next = work.next();
    if (next.done) return next.value;
    since += next.value;
    if (since < SLICE) continue;
    await pause();
    since = 0;
  }
}

/** What is found for an object by work, once: for whoever can pause as work, and for all others at once. */
export function workedOnce<Key extends object, Value>(work: (key: Key) => Work<Value>) {
  const known = new WeakMap<Key, { value: Value }>();
  function* working(key: Key): Work<Value> {
    const before = known.get(key);
    if (before) return before.value;
    const value = yield* work(key);
    known.set(key, { value });
    return value;
  }
  return { working, of: (key: Key): Value => finished(working(key)) };
}
