type Watcher = (value: unknown) => void;

const { add } = Set.prototype;
let watchers: readonly Watcher[] = [];

/** Stands in for `Set.prototype.add`: as ever, and tells what is added. */
function addAndTell(this: Set<unknown>, value: unknown): Set<unknown> {
  for (const watcher of watchers) watcher(value);
  return add.call(this, value);
}

/** Tells `watcher` what is added to any set while `use` runs: the one way to what pdf.js keeps to itself. An error that it
 * throws ends what wanted to add. */
export async function watchSets<T>(watcher: Watcher, use: () => Promise<T>): Promise<T> {
  watchers = [...watchers, watcher];
  Set.prototype.add = addAndTell;
  try {
    return await use();
  } finally {
    watchers = watchers.filter((other) => other !== watcher);
    if (watchers.length === 0) Set.prototype.add = add;
  }
}
