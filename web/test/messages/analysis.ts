import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stage } from "#web/test/browser.ts";
import { expectErrors, expectToast, failing, press, reload } from "#web/test/messages/messages.ts";

const TOO_COMPLEX =
  "The file is too large or complex for analysis. Please try a smaller file or wait a moment before trying again.";
const TYPES = "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).";
const fixture = (name: string) => resolve(import.meta.dirname, "../../../worker/test/fixtures/reading", name);

const choose = (page: Page, path: string) => page.locator("#file").setInputFiles(path);
const submit = (page: Page) => press(page, "Analyse Compliance");

async function fillIn(page: Page, path: string) {
  await choose(page, path);
  await page.locator("#audience").selectOption("hcp");
  await page.locator("#channel").selectOption("print");
}

/** What the checker, the lists and a saved assessment say. */
export function analysisMessages(stage: Stage) {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "abpi-files-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A file with a name and a size, of zeros but for its beginning. */
  const fileOf = (name: string, bytes: number) => {
    const path = join(folder, name);
    writeFileSync(path, "%PDF-1.7\n");
    truncateSync(path, bytes);
    return path;
  };

  test("a submission names what is missing or cannot be taken", async () => {
    const page = await stage.open("/dashboard");
    await submit(page);
    await expectToast(page, "No file selected", "Please select a file to analyse.");
    await expectErrors(page, {
      file: "Please select a file to analyse.",
      audience: "Please select an audience type",
      channel: "Please select a distribution channel",
    });
    await choose(page, fileOf("film.mp4", 100));
    await expectToast(page, "Unsupported file type", TYPES);
    await choose(page, fileOf("none.pdf", 0));
    await expectToast(page, "Empty file", "This file is empty (0 bytes). Please choose another.");
    await choose(page, fileOf("large.pdf", 51 * 1024 * 1024));
    await expectToast(page, "File too large", "Maximum file size is 50MB.");
    expect(await page.locator("#file-error").innerText()).toBe("Maximum file size is 50MB.");
  });

  describe("a submission that fails", () => {
    test("by the server's answer", async () => {
      const page = await stage.open("/dashboard");
      await fillIn(page, fixture("d001.txt"));
      const answers = [
        [{ status: 500 }, "Analysis failed", "Analysis failed"],
        [{ status: 500, message: "The disk is full." }, "Analysis failed", "The disk is full."],
        [{ status: 429, code: "rate-limited", message: "Wait." }, "Analysis failed", TOO_COMPLEX],
        [{ status: 401 }, "Analysis failed", "API configuration error. Please contact support."],
        [
          { status: 429 },
          "Monthly analysis limit reached",
          "Please upgrade your subscription or wait until next month.",
        ],
      ] as const;
      for (const [answer, title, description] of answers) {
        await page.unrouteAll();
        await failing(page, "/api/analyze", answer);
        await submit(page);
        await expectToast(page, title, description);
      }
      await page.unrouteAll();
      await page.route("**/api/analyze", (route) => route.fulfill({ json: {} }));
      await submit(page);
      await expectToast(page, "Analysis failed", "An unexpected error occurred.");
    });

    test("on its way", async () => {
      const page = await stage.open("/dashboard");
      await page.route("**/api/analyze", (route) => route.fulfill({ json: { progressId: "p-1" } }));
      const stages = ["Unsupported file type", "File too large", "Usage limit reached", "Invalid request data"];
      for (const stage of stages) {
        await page.route("**/api/analyze-progress/**", (route) => route.fulfill({ json: { progress: 100, stage } }));
        await fillIn(page, fixture("d001.txt"));
        await submit(page);
        await expectToast(page, "Analysis failed", stage);
        await reload(page);
      }
      await failing(page, "/api/analyze-progress/**", { status: 404, code: "not-found" });
      await fillIn(page, fixture("d001.txt"));
      await submit(page);
      await expectToast(page, "Analysis failed", "Failed to track analysis progress");
      await page.getByRole("heading", { name: "Analysis Failed" }).waitFor();
      await page.route("**/api/analyze-progress/**", (route) =>
        route.fulfill({ json: { progress: 100, stage: "Error:" } }),
      );
      await submit(page);
      await page.getByText("Analysis encountered an error. Please try again.", { exact: true }).waitFor();
    });
  });

  test("an analysis that ends badly, one that ends well, and the month's limit", async () => {
    const page = await stage.open("/dashboard");
    await fillIn(page, fixture("password.pdf"));
    await submit(page);
    const locked = "This PDF is password-protected. Remove the password and upload it again.";
    await expectToast(page, "Analysis failed", locked);

    await reload(page);
    await fillIn(page, fixture("d001.txt"));
    await submit(page);
    const done = "Your material has been successfully analysed for ABPI compliance.";
    await expectToast(page, "Analysis complete", done);
    await page.getByText("Your pharmaceutical compliance analysis is ready", { exact: true }).waitFor();

    const file = { name: "a.txt", mimeType: "text/plain", buffer: readFileSync(fixture("d001.txt")) };
    const multipart = { audience: "hcp", channel: "print", file };
    for (let unit = 2; unit <= 3; unit++) {
      const answer = await page.request.post(`${stage.app.url}/api/analyze`, {
        headers: { origin: stage.app.url },
        multipart,
      });
      expect(answer.status()).toBe(202);
    }
    await press(page, "Check another");
    await submit(page);
    const limit = "Please upgrade your subscription or wait until next month to continue analysing documents.";
    await expectToast(page, "Monthly analysis limit reached", limit);
    await reload(page);
    const reached =
      "Monthly limit reached - Upgrade your subscription or wait until next month to continue analysing documents.";
    await page.getByText(reached, { exact: true }).waitFor();
  });

  test("figures, lists and assessments that cannot be fetched are said to be", async () => {
    const page = await stage.open("/dashboard");
    await page.getByText("Active", { exact: true }).waitFor();
    await failing(page, "/api/stats?**");
    await failing(page, "/api/assessments/**");
    await reload(page);
    await page.getByText("Failed to fetch stats", { exact: true }).waitFor();
    await page.getByText("Failed to fetch recent activity", { exact: true }).waitFor();
    await page.goto(`${stage.app.url}/activity`);
    await page.getByText("Failed to fetch user assessments", { exact: true }).waitFor();
    await page.unrouteAll();
    await press(page, "Try again");
    await page.getByRole("heading", { name: "No assessments yet" }).waitFor();
    await page.goto(`${stage.app.url}/assessment/unknown`);
    await page.getByRole("heading", { level: 1, name: "Assessment Not Found" }).waitFor();
    const missing = "The assessment you're looking for could not be found or may have been deleted.";
    await page.getByText(missing, { exact: true }).waitFor();
    await page.getByRole("link", { name: "Back to Dashboard" }).waitFor();
  });
}
