import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MELVANTA_PIECE, MELVANTA_SMPC } from "#worker/comparison/test-smpc.ts";
import { violations } from "./axe.ts";
import { inBrowser, shot } from "./in-browser.ts";

const served = inBrowser();

const ORION = "Hart A. Melvantine. 2025. In ORION, Melvanta reduced hospital admission by 18% compared with placebo.";

const textFile = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

async function send(page: Page) {
  await page.setInputFiles("#file", textFile("leavepiece.txt", MELVANTA_PIECE));
  await page.getByLabel("Target audience").selectOption("hcp");
  await page.getByLabel("Distribution channel").selectOption("print");
  await page.getByRole("button", { name: /SmPC and references/ }).click();
  await page.getByLabel(/Choose: Summary of Product/).setInputFiles(textFile("melvanta-smpc.txt", MELVANTA_SMPC));
  await page.getByLabel(/Choose: References/).setInputFiles(textFile("1 Hart 2025.txt", ORION));
  await page.getByText("2 chosen").waitFor();
  await shot(page, "further");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Analyse Compliance" }).click();
  await page.getByText("Analysis Complete").first().waitFor();
}

test("a material is sent with its SmPC and a reference, and the result says what they contradict", async () => {
  const page = await (await served.browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(`${served.app.url}/dashboard`, { waitUntil: "networkidle" });
  await send(page);
  const card = page.getByRole("listitem", { name: /Dosing differs from the SmPC supplied/ }).first();
  await card.getByRole("button", { name: "Dosing differs from the SmPC supplied" }).click();
  await card.getByText("SmPC, melvanta-smpc.txt, section 4.2").waitFor();
  await shot(page, "contradicted");
  await page.getByRole("button", { name: /Compared with/ }).click();
  await page.getByText("Melvanta, revised 12 March 2026").waitFor();
  await page.getByText("Supported", { exact: true }).waitFor();
  await page.getByText("Not supplied", { exact: true }).waitFor();
  await page.getByRole("button", { name: /Compared with/ }).scrollIntoViewIfNeeded();
  await shot(page, "compared");
  expect(await violations(page)).toEqual([]);
  await page.context().close();
}, 120_000);
