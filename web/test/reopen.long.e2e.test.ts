import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServedApp, serveApp } from "#worker/test/served-app.ts";
import { openBrowser } from "./browser.ts";

let app: ServedApp;
let browser: Browser;

beforeAll(async () => {
  app = await serveApp();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

test.each(["d001.docx", "d001.pdf", "d001.txt"])(
  "once the text is deleted, %s can be opened again to see its marks, and is not uploaded",
  async (name) => {
    const file = resolve(import.meta.dirname, "../../worker/test/fixtures/reading", name);
    const page = await browser.newPage();
    await page.goto(`${app.url}/dashboard`);
    await page.getByText("Demo account").waitFor();
    await page.locator("#file").setInputFiles(file);
    await page.getByLabel("Target audience").selectOption("hcp");
    await page.getByLabel("Distribution channel").selectOption("print");
    await page.getByRole("button", { name: "Analyse Compliance" }).click();
    await page.locator("#verdict").waitFor();
    const shown = page.getByRole("button", { name: /^Mark / });
    await shown.first().waitFor();
    const before = await shown.count();

    await page.route("**/api/assessment/*/text", (route) => route.fulfill({ status: 404, body: "{}" }));
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    await page.getByText(/For confidentiality the text was deleted/).waitFor();
    expect(await shown.count()).toBe(0);
    await page.getByLabel(`Open ${name} again`).setInputFiles(file);
    await page.getByText("Shown from the file on your device.").waitFor();
    expect(await shown.count()).toBe(before);
    expect(sent.filter((url) => !url.endsWith("/api/events"))).toEqual([]);
    await page.close();
  },
);
