import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import type { Stage } from "#web/test/browser.ts";
import { openBrowser } from "#web/test/browser.ts";
import { accountMessages } from "#web/test/messages/account.ts";
import { analysisMessages } from "#web/test/messages/analysis.ts";
import { authMessages } from "#web/test/messages/auth.ts";
import { resetMessages } from "#web/test/messages/reset.ts";
import { serveApp } from "#worker/test/served-app.ts";

const contexts: BrowserContext[] = [];
let browser: Browser;

const stage = {
  async open(path) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    contexts.push(context);
    await context.addInitScript(() => localStorage.setItem("cookie-consent", '{"accepted":true}'));
    const page = await context.newPage();
    // Idle: prerendered pages are there before the code that answers.
    await page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
    return page;
  },
} as Stage;

beforeAll(async () => {
  stage.app = await serveApp();
  browser = await openBrowser();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await stage.app?.close();
});

describe("signing up, logging in, contact", () => authMessages(stage));
describe("a new password", () => resetMessages(stage));
describe("the account", () => accountMessages(stage));
describe("analyses", () => analysisMessages(stage));
