import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#web/test/browser.ts";
import { type ServedApp, serveApp } from "#worker/test/served-app.ts";

const SCAN = resolve(import.meta.dirname, "../../worker/test/fixtures/reading/scan.pdf");
const PATIENCE = { timeout: 60_000 };

let app: ServedApp;
let browser: Browser;

beforeAll(async () => {
  app = await serveApp();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Opens the checker and sends a scan, whose pages take a while to be recognised. */
async function sendScan(): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(`${app.url}/dashboard`, { waitUntil: "networkidle" });
  await page.locator("#file").setInputFiles(SCAN);
  await page.getByLabel("Target audience").selectOption("hcp");
  await page.getByLabel("Distribution channel").selectOption("print");
  await page.getByRole("button", { name: "Analyse Compliance" }).click();
  await page.getByText("Reading the file: page").waitFor(PATIENCE);
  return page;
}

test("a page whose server is killed during an analysis says so, and shows the result after the restart", async () => {
  const page = await sendScan();
  await app.kill();
  await page.getByText("The server does not answer at the moment.").waitFor(PATIENCE);
  await app.restart();
  await page.getByText("Your pharmaceutical compliance analysis is ready").waitFor(PATIENCE);
  expect(await page.getByText("Unexpected Application Error").count()).toBe(0);
  await page.context().close();
});

test("a page that is loaded again while the server restarts finds its analysis", async () => {
  const page = await sendScan();
  await app.kill();
  await app.restart();
  await page.reload();
  await page.getByText("Your pharmaceutical compliance analysis is ready").waitFor(PATIENCE);
  await page.context().close();
});

/** The process of the Workers runtime, a child of the server's. */
function runtimePid(): number {
  const parentOf = (pid: string) => {
    try {
      return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
    } catch {
      return undefined;
    }
  };
  const command = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8");
  const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === String(app.pid));
  return Number(children.find((pid) => command(pid).includes("workerd")));
}

test.runIf(process.platform === "linux")(
  "while the runtime is started again every call is answered by the application's own words or waits",
  async () => {
    process.kill(runtimePid(), "SIGKILL");
    const statuses = new Set<number>();
    for (let call = 0; call < 40; call++) {
      const answer = await fetch(`${app.url}/api/health`);
      statuses.add(answer.status);
      if (answer.status === 200) continue;
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: "unavailable" });
    }
    expect(statuses).toContain(200);
    const page = await fetch(`${app.url}/`, { headers: { accept: "text/html" } });
    expect(await page.text()).not.toContain("TypeError");
  },
);
