// npm run load: users who submit and poll as the pages do, on a copy of the application with data of its own.
// npm run load -- --seconds 180 --users 20
import { parseArgs } from "node:util";
import { FIELDS, mixedFiles } from "#worker/lab/materials.ts";
import { pause, spread } from "#worker/lab/measure.ts";
import { openUsers } from "#worker/lab/users.ts";
import type { ApiClient } from "#worker/test/api-client.ts";
import { serveApp } from "#worker/test/served-app.ts";

const POLL_MS = 2000;
const EMPTY_EVERY_MS = 200;

const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, users: { type: "string", default: "20" } },
});
const files = mixedFiles();
const app = await serveApp();
const users = await openUsers(app, Number(options.users));
const until = Date.now() + Number(options.seconds) * 1000;

const seen = { submits: 0, completed: 0, refused: 0, failed: [] as string[] };
const times = { whole: [] as number[], poll: [] as number[], empty: [] as number[] };

/** The time a call takes; what is wrong with it is noted. */
async function timed(call: () => Promise<Response>, list: number[]): Promise<Response | null> {
  const start = performance.now();
  const response = await call().catch((error: unknown) => String(error));
  list.push(performance.now() - start);
  if (typeof response === "string") seen.failed.push(response);
  else if (response.ok) return response;
  else if (response.status === 503) seen.refused++;
  else seen.failed.push(`${response.status} ${(await response.text()).slice(0, 200)}`);
  return null;
}

async function follow(user: ApiClient, id: string) {
  for (;;) {
    await pause(POLL_MS);
    const answer = await timed(() => user.get(`/api/analyze-progress/${id}`), times.poll);
    const record = answer && ((await answer.json()) as { progress: number; stage: string; result?: unknown });
    if (record?.progress !== 100) continue;
    if (!record.result) seen.failed.push(record.stage);
    return;
  }
}

async function work(user: ApiClient, number: number) {
  await pause((number * POLL_MS) / users.length);
  for (let turn = number; Date.now() < until; turn += 7) {
    const start = performance.now();
    seen.submits++;
    const id = await user.submit(files[turn % files.length] as File, FIELDS).catch((error: unknown) => {
      if (String(error).includes("Submit: 503")) seen.refused++;
      else seen.failed.push(String(error).slice(0, 200));
    });
    if (id) {
      await follow(user, id);
      seen.completed++;
      times.whole.push(performance.now() - start);
    }
    await pause(1000 + ((turn * 577) % 2000));
  }
}

/** A route that does nothing, asked beside the others: what is slow there as well is not the analyses' own time. */
async function askEmptyRoute() {
  while (Date.now() < until) {
    await timed(() => fetch(`${app.url}/api/health`), times.empty);
    await pause(EMPTY_EVERY_MS);
  }
}

try {
  await Promise.all([askEmptyRoute(), ...users.map(work)]);
} finally {
  await app.close();
}
for (const failure of new Set(seen.failed)) console.error(failure);
console.log(
  [
    `load: ${users.length} users, ${options.seconds} s: ${seen.submits} submits, ${seen.completed} completed`,
    `${seen.failed.length} failures, ${seen.refused} answered 503`,
    `whole p50/p99 ${spread(times.whole)}`,
    `poll ${spread(times.poll)} (${times.poll.length})`,
    `empty route ${spread(times.empty)} (${times.empty.length})`,
  ].join("; "),
);
process.exitCode = seen.failed.length > 0 ? 1 : 0;
