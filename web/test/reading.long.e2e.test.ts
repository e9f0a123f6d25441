import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemo } from "#worker/test/api-client.ts";
import { type ServedApp, serveApp } from "#worker/test/served-app.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
let app: ServedApp;

beforeAll(async () => {
  app = await serveApp();
});

afterAll(async () => {
  await app.close();
});

// The bundle is not the code that the other tests run: modules have no address there, and WASM comes as modules.
test.each([
  ["small.png", "image/png", "image"],
  ["small.webp", "image/webp", "image"],
  ["scanners.pdf", "application/pdf", "pdf"],
])("words in the pictures of %s are recognised in the application as built", async (name, type, format) => {
  const bytes = readFileSync(resolve(import.meta.dirname, "../../worker/test/fixtures/reading", name));
  const client = await openDemo(app.url);
  const { coverage } = await client.result(await client.submit(new File([bytes], name, { type }), fields));
  expect(coverage).toMatchObject({ format, ocrUsed: true, unread: [] });
  expect(coverage.words).toBeGreaterThan(15);
});
