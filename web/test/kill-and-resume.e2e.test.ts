import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, openDemo } from "#worker/test/api-client.ts";
import { type ServedApp, serveApp, storedUploads } from "#worker/test/served-app.ts";
import { firstOf } from "./browser.ts";

const page = readFileSync(resolve(import.meta.dirname, "../public/samples/leavepiece-with-faults.txt"), "utf8");
const scan = readFileSync(resolve(import.meta.dirname, "../../worker/test/fixtures/reading/scan.pdf"));
/** Long enough for the stage in which the server is killed to take a while; the others are shorter. */
const PAGES = process.env.TEST_ALL ? 300 : 120;
const LONG_TEXT = Array.from({ length: PAGES }, (_, i) => `Page ${i + 1}\n\n${page}`).join("\n\n");
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

/** Each test starts the server twice, which takes a busy machine half a minute. */
const PATIENCE_MS = 120_000;

let app: ServedApp;

beforeAll(async () => {
  app = await serveApp();
});

afterAll(async () => {
  await app.close();
});

/** Waits until the analysis has reached a stage, or has ended. */
async function reach(client: ApiClient, id: string, stage: string): Promise<void> {
  for (;;) {
    // While a long stage keeps the runtime busy, the preview server may drop a connection: ask again.
    const record = await client.progress(id).catch(() => null);
    if (record && (record.stage.startsWith(stage) || record.progress === 100)) return;
    await new Promise((done) => setTimeout(done, 5));
  }
}

async function used(client: ApiClient): Promise<number> {
  return ((await (await client.get("/api/usage-limits")).json()) as { used: number }).used;
}

test(
  "an analysis whose server is killed between the pages of a scan goes on with the page it had reached",
  async () => {
    const client = await openDemo(app.url);
    const id = await client.submit(new File([scan], "scan.pdf", { type: "application/pdf" }), fields);
    await reach(client, id, "Reading the file: page");
    await app.kill();
    await app.restart();
    const { coverage } = await client.result(id);
    expect(coverage).toMatchObject({ pages: 4, ocrUsed: true });
    expect(coverage.words).toBeGreaterThan(200);
    expect(await used(client)).toBe(1);
    expect(storedUploads(app)).toEqual([]);
  },
  PATIENCE_MS,
);

test.each(firstOf(1, ["Checking 31 clauses", "Reading the file", "Finding facts", "Matching cases", "Writing up"]))(
  "an analysis whose server is killed while it shows “%s” completes once after the restart",
  async (stage) => {
    const client = await openDemo(app.url);
    const id = await client.submit(new File([LONG_TEXT], "long.txt", { type: "text/plain" }), fields);
    await reach(client, id, stage);
    await app.kill();
    await app.restart();
    const result = await client.result(id);
    expect(result.riskLevel).toBe("HIGH");
    const list = (await (
      await client.get(`/api/assessments/user/${client.userId}?page=1&limit=20`)
    ).json()) as unknown[];
    expect(list).toHaveLength(1);
    expect(await used(client)).toBe(1);
    expect(storedUploads(app)).toEqual([]);
  },
  PATIENCE_MS,
);
