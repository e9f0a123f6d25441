import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStripeServer, type StripeServer } from "#worker/test/stripe/server.ts";

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await openStripeServer();
});

afterAll(() => stripe.close());

/** Runs the script as `npm run stripe:setup` does. */
function setUp(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const script = resolve(import.meta.dirname, "stripe-setup.ts");
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...settings }, stdio: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  return new Promise((done) => child.on("close", (code) => done({ code, said })));
}

test("the script makes the prices once, and is content with them later", async () => {
  const account = { ...stripe.settings, STRIPE_SECRET_KEY: "sk_test_empty" };
  expect(await setUp(account)).toEqual({
    code: 0,
    said: "Made the prices abpi_checker_standard_monthly and abpi_checker_premium_monthly.\n",
  });
  expect(await setUp(account)).toEqual({ code: 0, said: "The prices are as they should be.\n" });
});
