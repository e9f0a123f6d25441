/** The served application as users meet it: answers, searches, and materials from upload to result. */

import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { median, percentile } from "#worker/lab/measure.ts";
import { type ApiClient, openDemo } from "#worker/test/api-client.ts";
import { freePort, type ServedApp, serveApp } from "#worker/test/served-app.ts";
import { benchCaseSearch } from "./case-search.ts";
import { SAMPLE } from "./rules.ts";
import { textPdf, twoPagePdf } from "./text-pdf.ts";

const VITE = resolve("node_modules/vite/bin/vite.js");
const CONFIG = ["--config", join(import.meta.dirname, "empty-worker/vite.config.ts"), "--logLevel", "error"];

/** Builds the empty worker and serves it in the way that the application is served. */
async function serveEmptyWorker(): Promise<{ url: string; close(): void }> {
  const built = spawnSync(process.execPath, [VITE, "build", ...CONFIG], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The empty worker could not be built: ${built.stderr}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [VITE, "preview", ...CONFIG, "--port", String(port), "--strictPort"], {
    stdio: "ignore",
    detached: true,
  });
  const close = () => {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    rmSync(join(import.meta.dirname, "empty-worker/dist"), { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300; tries++) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { url, close };
    await new Promise((done) => setTimeout(done, 100));
  }
  close();
  throw new Error("The empty worker did not answer within 30 seconds.");
}

const CALLS = 300;
const SUBMISSIONS = 20;
const LONG_SUBMISSIONS = 3;
const STARTS = 3;
const PAGES = 100;
/** A demo account holds three analyses. */
const OF_AN_ACCOUNT = 3;
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

const pathsOf = ({ userId }: ApiClient) => [
  "/api/health",
  "/api/auth/me",
  "/api/usage-limits",
  `/api/assessments/user/${userId}`,
  "/api/cases?q=novartis",
];

const show = (ms: number) => `${ms.toFixed(1)} ms`;
const pdfFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], "material.pdf", { type: "application/pdf" });

async function answerTimes(get: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now();
    const answer = await get();
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

/** Prints how long calls take, in the middle and at the 99th percentile, as multiples of those of an empty Hono worker. */
async function benchAnswers(client: ApiClient): Promise<void> {
  const empty = await serveEmptyWorker();
  try {
    await answerTimes(() => fetch(empty.url));
    const least = await answerTimes(() => fetch(empty.url));
    const [middle, slow] = [median(least), percentile(least, 99)];
    console.log(`Empty Hono worker: p50 ${show(middle)}, p99 ${show(slow)} of ${CALLS} calls`);
    for (const path of pathsOf(client)) {
      const times = await answerTimes(() => client.get(path));
      const [p50, p99] = [median(times), percentile(times, 99)];
      console.log(
        `GET ${path}: p50 ${show(p50)}, ${(p50 / middle).toFixed(1)} times; p99 ${show(p99)}, ${(p99 / slow).toFixed(1)} times`,
      );
    }
  } finally {
    empty.close();
  }
}

async function submission(client: ApiClient, file: File): Promise<number> {
  const start = performance.now();
  await client.result(await client.submit(file, fields));
  return performance.now() - start;
}

async function submissions(app: ServedApp, file: File, runs: number): Promise<number[]> {
  const times: number[] = [];
  let client = await openDemo(app.url);
  for (let run = 0; run < runs; run++) {
    if (run > 0 && run % OF_AN_ACCOUNT === 0) client = await openDemo(app.url);
    times.push(await submission(client, file));
  }
  return times;
}

/** Prints how long the first material of a server that has just been started takes. */
async function benchColdStart(app: ServedApp, file: File): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    await app.kill();
    await app.restart();
    times.push(await submission(await openDemo(app.url), file));
  }
  console.log(`First material of a server just started, two pages: median ${show(median(times))} of ${STARTS} starts`);
}

function report(name: string, [first = 0, ...times]: number[], yardstick: number): void {
  const middle = median(times);
  console.log(
    `${name}, submit to result: median ${show(middle)} of ${times.length}, ${(middle / yardstick).toFixed(0)} empty answers; worst ${show(Math.max(...times))}; first ${show(first)}`,
  );
}

async function emptyAnswer({ url }: ServedApp): Promise<number> {
  return median(await answerTimes(() => fetch(`${url}/api/health`)));
}

/** Prints what calls, searches and whole analyses take through the served application. */
export async function benchApi(): Promise<void> {
  const app = await serveApp();
  try {
    const client = await openDemo(app.url);
    await benchAnswers(client);
    await benchCaseSearch(client);
    const yardstick = await emptyAnswer(app);
    const two = pdfFile(await twoPagePdf(SAMPLE));
    report("Two-page PDF", await submissions(app, two, SUBMISSIONS + 1), yardstick);
    const long = pdfFile(await textPdf(Array.from({ length: PAGES }, () => SAMPLE)));
    report("100 pages of one leavepiece", await submissions(app, long, LONG_SUBMISSIONS + 1), yardstick);
    await benchColdStart(app, two);
  } finally {
    await app.close();
  }
}
