import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { storedUploads } from "#worker/test/served-app.ts";
import { inBrowser } from "./in-browser.ts";

const served = inBrowser();

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

async function openDashboard(viewport = DESKTOP): Promise<Page> {
  const context = await served.browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  // Idle: prerendered pages are there before the code that answers.
  await page.goto(`${served.app.url}/dashboard`, { waitUntil: "networkidle" });
  return page;
}

/** Runs a built-in sample and returns what the server answered when it was done. */
async function runSample(page: Page, title: string): Promise<AnalysisResult> {
  const done = page.waitForResponse(
    async (response) =>
      response.url().includes("/api/analyze-progress/") && (await response.text().catch(() => "")).includes('"result"'),
  );
  await page.getByRole("button", { name: title }).click();
  const { result } = (await (await done).json()) as { result: AnalysisResult };
  await page.getByText("Analysis Complete").first().waitFor();
  return result;
}

const sample = (file: string) => readFileSync(resolve(import.meta.dirname, "../public/samples", file), "utf8");

describe("a newcomer on the dashboard", () => {
  test("runs the faulty sample and sees Red, with findings that quote the material", async () => {
    const page = await openDashboard();
    const result = await runSample(page, "Leavepiece with faults");
    const text = sample("leavepiece-with-faults.txt");
    const findings = result.clauses.flatMap((clause) => clause.findings);
    expect(result.clauses).toHaveLength(31);
    expect(findings.length).toBeGreaterThanOrEqual(5);
    for (const { quote } of findings) if (quote !== null) expect(text).toContain(quote);
    await page.getByText("High risk").first().waitFor();
    expect(await page.getByText("Red", { exact: true }).count()).toBeGreaterThan(0);
    expect(storedUploads(served.app)).toEqual([]);
    // On paper the result of a piece of two pages is three pages.
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page[^s]/g) ?? []).length).toBeLessThanOrEqual(3);
    await page.context().close();
  });

  test("runs the clean sample and sees Green", async () => {
    const page = await openDashboard();
    const result = await runSample(page, "Complete leavepiece");
    expect(["NO_RISK", "LOW"]).toContain(result.riskLevel);
    await page.getByText("Green", { exact: true }).first().waitFor();
    await page.context().close();
  });
});

/** Where something stands in the window, from its upper edge. */
async function edges(what: Locator): Promise<{ top: number; bottom: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { top: box.y, bottom: box.y + box.height };
}

describe("on a phone, where nobody has answered about cookies", () => {
  test("the first matter to fix is read without scrolling, and nothing at the foot lies over it or over another", async () => {
    const page = await openDashboard(PHONE);
    await runSample(page, "Leavepiece with faults");
    const bar = await edges(page.getByRole("region", { name: "Cookies" }));
    const toast = await edges(page.getByRole("listitem").filter({ hasText: "Analysis complete" }));
    const first = page.getByRole("region", { name: "Fix first" }).getByRole("button").first();
    // The words above the result are not cut by the window's edge.
    await expect.poll(async () => (await edges(page.getByRole("region", { name: "Results" }))).top).toBeLessThan(20);
    expect((await edges(first)).bottom).toBeLessThanOrEqual(toast.top);
    expect(toast.bottom).toBeLessThanOrEqual(bar.top);
    expect(bar.bottom - bar.top).toBeLessThan(100);
    for (const target of await page.getByRole("region", { name: "Cookies" }).getByRole("button").all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    // The words of a matter, above its card, above the bar.
    await first.click();
    const words = page.locator("mark[data-covers~=m1]").first();
    const matters = page.locator("[data-foot]").filter({ has: page.getByLabel("Matters beside the text") });
    await expect.poll(async () => (await edges(words)).bottom).toBeLessThanOrEqual((await edges(matters)).top);
    const card = await edges(matters);
    expect((await edges(words)).top).toBeGreaterThan(0);
    expect(card.bottom).toBeLessThanOrEqual(bar.top + 1);
    // On the narrowest screen too its buttons stand in one row, and the closing cross beside its words.
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = await edges(page.getByRole("region", { name: "Cookies" }));
    expect(narrow.bottom - narrow.top).toBeLessThan(120);
    await page.context().close();
  });
});

describe("bad input is refused with the words of the specification, and nothing is lost", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openDashboard();
  });
  afterAll(() => page.context().close());

  const submit = () => page.getByRole("button", { name: "Analyse Compliance" }).click();
  const choose = (name: string, content: string | Buffer, mimeType = "text/plain") =>
    page.locator("#file").setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

  test("no file, no audience, no channel", async () => {
    await submit();
    for (const message of [
      "Please select a file to analyse.",
      "Please select an audience type",
      "Please select a distribution channel",
    ])
      await page.getByText(message).first().waitFor();
  });

  test("a type that is not read", async () => {
    await choose("film.mp4", "x", "video/mp4");
    await page.getByText("Unsupported file type").first().waitFor();
    await page
      .getByText("Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).")
      .first()
      .waitFor();
  });

  test("a program under another name, found out by the server", async () => {
    // The page says the same of the file before.
    await page.reload({ waitUntil: "networkidle" });
    await choose("letter.pdf", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2000)]), "application/pdf");
    await page.getByLabel("Target audience").selectOption("hcp");
    await page.getByLabel("Distribution channel").selectOption("print");
    await submit();
    await page
      .getByText("Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).")
      .first()
      .waitFor();
    expect(storedUploads(served.app)).toEqual([]);
  });
});
