import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readSeal } from "#web/features/workbench/exports/seal.ts";
import { violations } from "./axe.ts";
import { inBrowser, shot } from "./in-browser.ts";

const served = inBrowser();

const SAMPLE = readFileSync(resolve(import.meta.dirname, "../public/samples/leavepiece-with-faults.txt"), "utf8");

/** A later version, in which no fault is corrected. */
const REVISED = `${SAMPLE}\nPrinted on white paper.\n`;

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function keepFirst(page: Page) {
  const card = page.getByRole("listitem", { name: /^Matter \d+:/ }).first();
  await card.getByRole("button", { name: "Keep…" }).click();
  await card.getByLabel("Why it can stay").selectOption("licence");
  await shot(page, "keep");
  await card.getByRole("button", { name: "Keep", exact: true }).click();
  await page.getByText(/As found:/).waitFor();
  await page.getByRole("button", { name: /^Kept 1$/ }).waitFor();
  await shot(page, "kept");
  await filtersFit(page);
}

/** Four filters stand in one line beside the steps, on a phone as well. */
async function filtersFit(page: Page) {
  const filters = page.getByRole("group", { name: "Show", exact: true });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [room, needed, height] = await filters.evaluate((bar) => [
      bar.clientWidth,
      bar.scrollWidth,
      bar.clientHeight,
    ]);
    expect(needed, `${width}`).toBeLessThanOrEqual(room);
    expect(height, `${width}`).toBeLessThan(60);
  }
}

async function tryEdits(page: Page) {
  await tool(page, "Try the edits");
  await page.getByRole("button", { name: "Apply to a copy and check again" }).click();
  await page.getByText(/edits? made: closes \d+/).waitFor();
  await shot(page, "tried");
  await tool(page, "Try the edits");
}

async function takeAway(page: Page) {
  await tool(page, "Take it away");
  for (const title of ["Report (PDF)", "Table (CSV)", "Signatory sheet", "The text as a Word file with comments"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("listitem").filter({ hasText: title }).getByRole("button", { name: "Make" }).click();
    const bytes = Uint8Array.from(readFileSync(await (await download).path()));
    expect((await readSeal(bytes)).state).toBe("whole");
  }
  await page.getByText(/has been saved/).waitFor();
  await shot(page, "taken");
  expect(await violations(page)).toEqual([]);
  await tool(page, "Take it away");
}

async function checkAgain(page: Page) {
  await tool(page, "Check again");
  const file = { name: "leavepiece-v2.txt", mimeType: "text/plain", buffer: Buffer.from(REVISED) };
  await page.getByLabel("Revised file").setInputFiles(file);
  await shot(page, "again");
  await page.getByRole("button", { name: "Check this version" }).click();
  await page.waitForURL(/\/assessment\//);
  await page.getByText("What changed since v1").waitFor();
  await page.getByText(/Fixed \d+ · Still open \d+ · New \d+ · Kept before 1/).waitFor();
  await shot(page, "changed");
}

async function shareAndRevoke(page: Page) {
  await tool(page, "Share");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel(/The link, shown this once/).inputValue();
  await shot(page, "share");
  const reader = await (await served.browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await reader.goto(link);
  await reader.getByRole("heading", { name: "Shared result" }).waitFor();
  await reader.getByText("this link works until").waitFor();
  await shot(reader, "shared");
  expect(await violations(reader)).toEqual([]);
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("list", { name: "Links that work" }).waitFor({ state: "detached" });
  await reader.reload();
  await reader.getByRole("heading", { name: "This link does not work" }).waitFor();
  await reader.context().close();
}

/** A file that was exported, and the same with a letter changed. */
async function verify(page: Page) {
  const download = page.waitForEvent("download");
  await tool(page, "Take it away");
  await page.getByRole("listitem").filter({ hasText: "Table (CSV)" }).getByRole("button", { name: "Make" }).click();
  const buffer = readFileSync(await (await download).path());
  await tool(page, "Rename");
  await shot(page, "rename");
  await page.keyboard.press("Escape");
  await page.goto(`${served.app.url}/verify`, { waitUntil: "networkidle" });
  const check = (bytes: Buffer) =>
    page.getByLabel("Exported file").setInputFiles({ name: "matters.csv", mimeType: "text/csv", buffer: bytes });
  await check(buffer);
  await page.getByText(/Unchanged since it was sealed/).waitFor();
  const changed = Buffer.from(buffer);
  changed[0] = (changed[0] as number) ^ 1;
  await check(changed);
  await page.getByText(/Changed since it was exported/).waitFor();
  await shot(page, "verify");
  expect(await violations(page)).toEqual([]);
}

test("the whole loop: analyse, keep one with a reason, try the edits, take it away, check again, share, revoke", async () => {
  const context = await served.browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`${served.app.url}/dashboard`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Leavepiece with faults" }).click();
  await page.getByText("Analysis Complete").first().waitFor();
  await page.getByRole("region", { name: "What to do next" }).waitFor();
  await keepFirst(page);
  await tryEdits(page);
  await takeAway(page);
  await checkAgain(page);
  await shareAndRevoke(page);
  await verify(page);
  await context.close();
}, 180_000);
