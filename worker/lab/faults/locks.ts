import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pause } from "#worker/lab/measure.ts";
import type { ServedApp } from "#worker/test/served-app.ts";

const FOLDERS = { D1: "v3/d1/miniflare-D1DatabaseObject", R2: "v3/r2/miniflare-R2BucketObject" } as const;

/** Makes every access to D1, or to the index of R2, fail for a while by holding its files locked. */
export async function lockStore(app: ServedApp, store: keyof typeof FOLDERS, forMs: number): Promise<void> {
  const folder = join(app.stateDir, FOLDERS[store]);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)) : [];
  const locked = files.map((name) => new DatabaseSync(join(folder, name)));
  try {
    for (const database of locked) database.exec("PRAGMA busy_timeout = 2000; BEGIN EXCLUSIVE");
    await pause(forMs);
  } catch {
    // Busy at this very moment: the next fault will meet it.
  } finally {
    for (const database of locked) database.close();
  }
}
