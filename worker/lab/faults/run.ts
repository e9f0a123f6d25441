// npm run faults: users submit while the process group is killed at random moments and D1, R2 and the model fail at
// random, on a copy of the application with data of its own; then everything is counted.
// npm run faults -- --seconds 600 --users 6
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Account, settle, type Tally } from "#worker/lab/faults/ledger.ts";
import { FIELDS, mixedFiles } from "#worker/lab/materials.ts";
import { pause } from "#worker/lab/measure.ts";
import { openUsers } from "#worker/lab/users.ts";
import { type Behaviour, scriptedModel } from "#worker/test/scripted-model.ts";
import { type ServedApp, serveApp, storedUploads } from "#worker/test/served-app.ts";

const FOLDERS = { D1: "v3/d1/miniflare-D1DatabaseObject", R2: "v3/r2/miniflare-R2BucketObject" } as const;

/** Makes every access to D1, or to the index of R2, fail for a while by holding its files locked. */
async function lockStore(app: ServedApp, store: keyof typeof FOLDERS, forMs: number): Promise<void> {
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

const LONGEST_CALM_MS = 4000;
const LONGEST_LOCK_MS = 3000;

const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, users: { type: "string", default: "6" } },
});
const between = (low: number, high: number) => low + Math.random() * (high - low);
const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

const model = await scriptedModel(() =>
  oneOf<Behaviour>([{ status: 500 }, { status: 429 }, { raw: "{" }, { bytes: 100 }, "hang up"]),
);
const app = await serveApp({ AI_BASE_URL: model.baseUrl, AI_MODEL: "scripted", AI_TIMEOUT_MS: "2000" });
const accounts: Account[] = (await openUsers(app, Number(options.users))).map((user) => ({
  ...{ user, accepted: [], cutOff: 0 },
}));
const files = mixedFiles();
const until = Date.now() + Number(options.seconds) * 1000;
const faults = { kills: 0, d1: 0, r2: 0 };

/** Not where the server refused it, or was not there at all. */
function mayHaveArrived(error: unknown): boolean {
  const cause = error instanceof Error && (error.cause as { code?: string } | undefined)?.code;
  return cause !== "ECONNREFUSED" && !/^Error: Submit: 4/.test(String(error));
}

/** Submits one material after the other, whatever becomes of them. */
async function submitOn(account: Account): Promise<void> {
  while (Date.now() < until) {
    const answer = await account.user.submit(oneOf(files), FIELDS).catch((error: unknown) => {
      if (mayHaveArrived(error)) account.cutOff++;
    });
    if (answer) account.accepted.push(answer);
    await pause(between(500, 3000));
  }
}

async function kill(): Promise<void> {
  faults.kills++;
  await app.kill();
  await pause(between(0, 1000));
  await app.restart();
}

async function breakThings(): Promise<void> {
  while (Date.now() < until) {
    await pause(between(200, LONGEST_CALM_MS));
    const fault = oneOf(["kill", "kill", "d1", "r2"] as const);
    if (fault === "kill") await kill();
    else {
      faults[fault]++;
      await lockStore(app, fault === "d1" ? "D1" : "R2", between(500, LONGEST_LOCK_MS));
    }
  }
}

const sum = (tallies: readonly Tally[], name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0);

try {
  await Promise.all([breakThings(), ...accounts.map(submitOn)]);
  const tallies = await Promise.all(accounts.map(settle));
  const cutOff = accounts.reduce((total, account) => total + account.cutOff, 0);
  const left = storedUploads(app).length;
  const wrong = sum(tallies, "lost") + sum(tallies, "twice") + sum(tallies, "wrongUnits") + Math.max(0, left - cutOff);
  console.log(
    [
      `faults: ${options.seconds} s: ${faults.kills} kills, D1 failed ${faults.d1} times, R2 ${faults.r2}, model ${model.asked.length}`,
      `${sum(tallies, "accepted")} accepted, ${cutOff} cut off in the upload`,
      `${sum(tallies, "complete")} complete, ${sum(tallies, "ended")} ended with a message`,
      `${sum(tallies, "lost")} lost, ${sum(tallies, "twice")} twice, ${sum(tallies, "wrongUnits")} units wrong`,
      `${left} uploads left for the sweep`,
    ].join("; "),
  );
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  await app.close();
  await model.close();
}
