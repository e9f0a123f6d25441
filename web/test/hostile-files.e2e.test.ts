import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { FIELDS } from "#worker/lab/materials.ts";
import { openUsers } from "#worker/lab/users.ts";
import type { ApiClient } from "#worker/test/api-client.ts";
import { HOSTILE_UPLOADS, type HostileUpload, properFileLike } from "#worker/test/hostile-uploads.ts";
import type { AppInUse } from "#worker/test/served-app.ts";
import { firstOf } from "./browser.ts";
import { sharedApp } from "./shared-app.ts";

/* The attack review's files against the application as it is served: one server for all of them, as an attacker has it. */

/** An upload that is answered later than this holds the server. */
const BUDGET_MS = 45_000;
/** Another user waits no longer for an answer; on a quiet machine it is a tenth of that. */
const PATIENCE_MS = 5_000;
const BETWEEN_MS = 100;

let app: AppInUse;
let attacker: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  app = await sharedApp();
  [attacker, other] = (await openUsers(app, 2)) as [ApiClient, ApiClient];
});

/** Asks as another user until the work is done, and returns how long the slowest answer took, in ms. */
async function slowestBeside(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  let slowest = 0;
  while (!isOver) {
    const start = performance.now();
    expect((await other.get("/api/usage-limits")).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((done) => setTimeout(done, BETWEEN_MS));
  }
  return slowest;
}

/** What the sender of a file is told: the reason why it was refused, or how grave it is. */
async function toldOf(file: File): Promise<string> {
  try {
    const { riskLevel } = await attacker.result(await attacker.submit(file, FIELDS), BUDGET_MS);
    return riskLevel;
  } catch (error) {
    return String(error);
  }
}

test.each(firstOf<HostileUpload>(4, HOSTILE_UPLOADS))(
  "$of, $name: a clear answer, others are served meanwhile, and a proper file is read after it",
  async ({ make, answer }) => {
    const file = await make();
    const told = toldOf(file);
    const slowest = await slowestBeside(told);
    expect(await told).toMatch(answer ?? /^(?:NO_RISK|LOW|MEDIUM|HIGH)$/);
    expect(slowest).toBeLessThan(PATIENCE_MS);
    const { coverage } = await other.result(await other.submit(properFileLike(file), FIELDS));
    expect(coverage.words).toBeGreaterThan(5);
  },
  120_000,
);

test("a method that no application knows is answered as an address without anything", async () => {
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request(`${app.url}/api/health`, { method: "TRACE" }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    });
    asked.on("error", reject);
    asked.end();
  });
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toMatchObject({ code: "not-found" });
});
