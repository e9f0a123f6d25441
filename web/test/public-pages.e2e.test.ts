import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "#schema/pages.ts";
import { violations } from "#web/test/axe.ts";
import { firstOf } from "./browser.ts";
import { inBrowser } from "./in-browser.ts";

const MOST_SCRIPT_BYTES = 130_000;

const served = inBrowser();

/** Opens a page and collects whatever its console complains of. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await served.browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${served.app.url}${path}`, { waitUntil: "networkidle" });
  return { page, complaints };
}

const HEADINGS: Record<(typeof PUBLIC_PAGES)[number], string> = {
  "/": "ABPI Compliance Made Simple",
  "/pricing": "Plans and prices",
  "/auth": "Sign up or log in",
  "/contact": "Contact us",
  "/cases": "PMCPA cases",
  "/developers": "For developers",
  "/privacy-policy": "Privacy Policy",
  "/terms-of-service": "Terms of Service",
};

describe.each(firstOf(2, Object.entries(HEADINGS)))("%s", (path, heading) => {
  test("can be read without JavaScript, and says what it is to search engines", async () => {
    const { page } = await open(path, { javaScriptEnabled: false });
    expect(await page.getByRole("heading", { level: 1, name: heading }).isVisible()).toBe(true);
    expect(await page.locator("noscript p").isVisible()).toBe(true);
    expect((await page.locator("meta[name=description]").getAttribute("content"))?.length).toBeGreaterThan(50);
    expect(await page.locator("meta[name=robots]").count()).toBe(0);
    expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toMatch(/\/og\.png$/);
    await page.context().close();
  });

  test("comes alive as it was written, under the same title, and axe finds nothing", async () => {
    const written = /<title>(.*)<\/title>/.exec(await (await fetch(`${served.app.url}${path}`)).text())?.[1];
    const { page, complaints } = await open(path);
    await page.getByRole("button", { name: "Accept Essential Cookies" }).click();
    expect(await page.title()).toBe(written);
    expect(complaints).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

test("the sample's result opens clause by clause without JavaScript", async () => {
  const { page } = await open("/", { javaScriptEnabled: false });
  const found = page.getByRole("region", { name: "What the engine found" });
  const clause = found.locator("summary", { hasText: "Prescribing Information and Other" });
  expect(await clause.isVisible()).toBe(false);
  await found.locator("summary", { hasText: "Clauses" }).click();
  expect(await clause.isVisible()).toBe(true);
  await page.context().close();
});

test("who comes to the landing page from another page sees the sample's result too", async () => {
  const { page, complaints } = await open("/privacy-policy");
  await page.getByRole("link", { name: "ABPI Compliance Checker" }).click();
  await page.getByRole("region", { name: "What the engine found" }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("an unknown address answers 404 with the page that says so", async () => {
  const { page } = await open("/nowhere/at-all", { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { level: 1, name: "Page not found" }).isVisible()).toBe(true);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect((await fetch(`${served.app.url}/nowhere/at-all`)).status).toBe(404);
  const alive = await open("/nowhere/at-all");
  await alive.page.getByRole("link", { name: "Go to the checker" }).click();
  await alive.page.getByRole("heading", { level: 1, name: "ABPI Compliance Checker" }).waitFor();
  await Promise.all([page.context().close(), alive.page.context().close()]);
});

test("a served application opens no port for a debugger, which a second one begun at the same moment would take too", async () => {
  expect((await fetch(`${served.app.url}/__debug`)).status).toBe(404);
});

test("private pages are answered, kept out of search engines, and protected like the others", async () => {
  for (const pattern of PRIVATE_PAGES) {
    const response = await fetch(`${served.app.url}${pattern.replace(":id", "x")}`);
    const policy = response.headers.get("content-security-policy");
    expect([pattern, response.status, response.headers.get("x-robots-tag")]).toEqual([pattern, 200, "noindex"]);
    expect(policy).toContain("default-src 'self'");
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test("the filters of the case register stand in line, whatever their labels", async () => {
  const { page } = await open("/cases");
  const [ruled, beside] = await Promise.all(
    ["ruled", "sanction"].map((name) => page.locator(`#case-${name}`).boundingBox()),
  );
  expect(ruled?.y).toBe(beside?.y);
  await page.context().close();
});

test("robots and sitemap name this very site", async () => {
  const robots = await (await fetch(`${served.app.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${served.app.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${served.app.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const pages = PUBLIC_PAGES.map((page) => `${served.app.url}${page}`);
  expect(listed.slice(0, pages.length)).toEqual(pages);
  const cases = listed.slice(pages.length);
  expect(cases.length).toBeGreaterThan(1_000);
  for (const address of cases) expect(address).toMatch(/^http:\/\/[^/]+\/cases\/[A-Z]+[-\d]+$/);
  for (const address of [...pages, cases[0]]) expect((await fetch(String(address))).status).toBe(200);
});

test("icons, manifest and the image of shared links are there", async () => {
  const manifest = (await (await fetch(`${served.app.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const path of [...manifest.icons.map(({ src }) => src), "/icons/icon-180.png", "/og.png"]) {
    const response = await fetch(`${served.app.url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("content-type")).toMatch(/^image\//);
  }
});

test("a stored user goes on to the checker, and its first view comes alive as it was written", async () => {
  const { page } = await open("/dashboard");
  await page.getByText("Demo account").waitFor();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(`${served.app.url}/`);
  await page.waitForURL("**/dashboard");
  await page.getByText("Demo account").waitFor();
  await page.reload();
  await page.getByText("Demo account").waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("the landing page loads at most 130 kB of script, and its face before it is asked for", () => {
  const built = (file: string) => readFileSync(resolve(import.meta.dirname, "../../dist/client", file));
  const html = built("index.html").toString();
  const scripts = new Set([...html.matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file]) => String(file)));
  const bytes = [...scripts].reduce((sum, file) => sum + gzipSync(built(file)).length, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  expect(html).toMatch(/rel="preload" href="\/assets\/inter-latin[^"]+" as="font"/);
});
