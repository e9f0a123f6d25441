import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { storedUploads } from "#worker/test/served-app.ts";
import { violations } from "./axe.ts";
import { inBrowser } from "./in-browser.ts";

const served = inBrowser();

const sample = (file: string) => readFileSync(resolve(import.meta.dirname, "../public/samples", file), "utf8");
/** A sample with words of its own: the built-in ones take no unit. */
const own = (file: string) => `${sample(file)}\nInternal reference ${file}.`;

async function openDashboard(): Promise<Page> {
  const context = await served.browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`${served.app.url}/dashboard`, { waitUntil: "networkidle" });
  return page;
}

async function forHcp(page: Page) {
  await page.getByLabel("Target audience").selectOption("hcp");
  await page.getByLabel("Distribution channel").selectOption("print");
}

const text = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

test("several files are checked in a queue: each ends in its own row, what fails stops nothing, and results open", async () => {
  const page = await openDashboard();
  await page
    .locator("#file")
    .setInputFiles([
      text("faulty.txt", own("leavepiece-with-faults.txt")),
      text("blank.txt", " \n \n"),
      text("complete.txt", own("leavepiece-complete.txt")),
    ]);
  await page.getByText("3 files take 3 analyses, one each. 3 of 3 are left this month.").waitFor();
  await forHcp(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Analyse 3 Files" }).click();
  const queue = page.getByRole("region", { name: "Files in the queue" });
  await queue.getByText("2 of 3 done, 1 failed").waitFor();
  const row = (name: string) => queue.getByRole("listitem").filter({ hasText: name });
  expect(await row("faulty.txt").innerText()).toMatch(/High[\s\S]*to fix/);
  expect(await row("complete.txt").innerText()).toMatch(/Nothing to fix/);
  expect(await row("blank.txt").innerText()).toMatch(/text/i);
  expect(await violations(page)).toEqual([]);
  // The failed one was not counted, and no file is left anywhere.
  await page.getByText("1 left").first().waitFor();
  expect(storedUploads(served.app)).toEqual([]);

  await page.reload({ waitUntil: "networkidle" });
  await queue.getByText("2 of 3 done, 1 failed").waitFor();
  await row("faulty.txt").getByRole("link", { name: "Open result of faulty.txt" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/assessment\//);
  await page.getByRole("heading", { name: "faulty.txt" }).waitFor();
  await page.context().close();
});

test("a pasted text is checked like a file: it counts, is listed under its name, and is not kept", async () => {
  const page = await openDashboard();
  await page.getByRole("tab", { name: "Files" }).focus();
  await page.keyboard.press("ArrowRight");
  const material = own("leavepiece-with-faults.txt");
  await page.getByLabel("Text of the material").fill(material);
  await page.getByLabel(/^Name/).fill("Spring leavepiece");
  await page.getByText("Takes 1 analysis. 3 of 3 are left this month.").waitFor();
  await forHcp(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Analyse Compliance" }).click();
  await page.getByText("Analysis Complete").first().waitFor();
  await page.getByText("2 left").first().waitFor();
  expect(storedUploads(served.app)).toEqual([]);
  await page.getByText("Spring leavepiece.txt").first().waitFor();
  await page.context().close();
});
