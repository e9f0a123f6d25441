import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#web/test/browser.ts";
import { PASSWORD } from "#web/test/messages/messages.ts";
import type { Scene } from "#web/test/missing-code/scene.ts";
import { SCENES } from "#web/test/missing-code/scenes.ts";
import { runSql, type ServedApp, serveApp } from "#worker/test/served-app.ts";

const DIST = resolve(import.meta.dirname, "../../dist/client");
const read = (file: string) => readFileSync(resolve(DIST, file), "utf8");

/** Files that a piece of code cannot run without. */
const neededBy = (file: string) =>
  [...read(`assets/${file}`).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => String(name));

/** Files of the build's code that come on demand: all but what every page begins with. */
function codeOnDemand(): string[] {
  const [, entry] = /<script[^>]* src="\/assets\/([^"]+\.js)"/.exec(read("app-shell.html")) ?? [];
  const first = new Set([String(entry)]);
  for (const file of first) for (const needed of neededBy(file)) first.add(needed);
  return readdirSync(resolve(DIST, "assets")).filter((file) => file.endsWith(".js") && !first.has(file));
}

let app: ServedApp;
let browser: Browser;
/** Cookies and stored user of each kind of reader. */
const sessions = {} as Record<Scene["as"], Session>;

type Session = Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;

async function signedUp(username: string): Promise<Session> {
  const context = await browser.newContext();
  const data = { email: `${username}@example.com`, username, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await context.request.post(`${app.url}/api/auth/register`, { data, headers: { origin: app.url } });
  const { user } = (await answer.json()) as { user: object };
  const { cookies } = await context.storageState();
  await context.close();
  const origins = [{ origin: app.url, localStorage: [{ name: "user", value: JSON.stringify(user) }] }];
  return { cookies, origins };
}

/** A browser of its own for each play: what one leaves behind would lead another elsewhere. */
async function newPage(as: Scene["as"]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", storageState: sessions[as] });
  return context.newPage();
}

beforeAll(async () => {
  app = await serveApp();
  browser = await openBrowser();
  sessions.user = await signedUp("nora");
  sessions.admin = await signedUp("ada");
  runSql(
    app,
    `UPDATE users SET role = 'admin' WHERE username = 'ada';
     INSERT INTO second_factors (user_id, secret, enabled_at) SELECT id, 'JBSWY3DPEHPK3PXP', 1 FROM users WHERE role = 'admin'`,
  );
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const accept = (page: Page) => page.getByRole("button", { name: "Accept Essential Cookies" });
/** Words on what is wrong, with something to do about it. */
const advice = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("button") });
/** What stands in for the account menu. */
const plainMenu = (page: Page) => page.getByRole("link", { name: "My Account" });

/** The code that a scene fetches: with the page, and by the step on it. */
async function codeOf(scene: Scene): Promise<{ scene: Scene; atOnce: string[]; byStep: string[] }> {
  const page = await newPage(scene.as);
  let fetched: string[] = [];
  page.on("response", (response) => {
    const [, file] = /\/assets\/([^/]+\.js)$/.exec(response.url()) ?? [];
    if (file) fetched.push(file);
  });
  await scene.prepare?.(page);
  await page.goto(app.url + scene.path);
  await scene.alive(page).waitFor();
  await page.waitForLoadState("networkidle");
  const atOnce = fetched;
  fetched = [];
  await scene.act?.(page);
  await scene.outcome?.(page).waitFor();
  await page.context().close();
  return { scene, atOnce, byStep: fetched };
}

/** Plays a scene without one piece of its code, and answers what is wrong with how it goes. */
async function playWithout(file: string, scene: Scene, isAtOnce: boolean, status: 404 | "offline"): Promise<string[]> {
  const page = await newPage(scene.as);
  await page.route(`**/assets/${file}`, (route) =>
    status === 404 ? route.fulfill({ status, contentType: "text/html", body: "<!doctype html>" }) : route.abort(),
  );
  await scene.prepare?.(page);
  await page.goto(app.url + scene.path);
  const expected = advice(page).or(plainMenu(page));
  if (!isAtOnce) {
    await accept(page).waitFor();
    await scene.act?.(page);
  }
  const wrong: string[] = [];
  const seen = isAtOnce || !scene.outcome ? expected : expected.or(scene.outcome(page));
  await seen
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => wrong.push("nothing is said"));
  const text = await page.locator("body").innerText();
  if (text.includes("Unexpected Application Error")) wrong.push("the frame is gone");
  if ((await page.locator("header").count()) !== 1) wrong.push("no header");
  await page.context().close();
  return wrong.map((what) => `${file} (${status}) on ${scene.path}: ${what}`);
}

/** Runs the tasks, a few at a time: most of a play is waiting. */
async function inTurn(tasks: readonly (() => Promise<void>)[]) {
  const left = [...tasks];
  const work = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all([work(), work(), work()]);
}

test("whatever piece of code is missing, the page says what to do or goes on without it", async () => {
  const plays: Awaited<ReturnType<typeof codeOf>>[] = [];
  await inTurn(
    SCENES.map((scene, index) => async () => {
      plays[index] = await codeOf(scene);
    }),
  );
  const wrong: string[] = [];
  const tasks = codeOnDemand().map((file, index) => async () => {
    const play = plays.find(({ atOnce, byStep }) => atOnce.includes(file) || byStep.includes(file));
    if (!play) wrong.push(`${file} is fetched by no scene`);
    else wrong.push(...(await playWithout(file, play.scene, play.atOnce.includes(file), index % 2 ? 404 : "offline")));
  });
  await inTurn(tasks);
  expect(wrong).toEqual([]);
}, 240_000);

const missing = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort());
const message = (page: Page) => page.getByLabel("Message", { exact: true });

test("a page that cannot be opened leads back to the one before, with its file, choices and text", async () => {
  const page = await newPage("user");
  await page.goto(`${app.url}/dashboard`);
  await accept(page).click();
  const buffer = Buffer.from("Exampla");
  await page.locator("#file").setInputFiles({ name: "piece.txt", mimeType: "text/plain", buffer });
  await page.getByLabel("Target audience").selectOption("payers");
  await page.getByLabel("Additional context").fill("Second round");
  await missing(page, "activity-page");
  await page.getByRole("link", { name: "View All" }).click();
  await advice(page).getByText("This page could not be loaded.").waitFor();
  await page.getByRole("button", { name: "Go back" }).click();
  await page.getByText("piece.txt").waitFor();
  expect(await page.getByLabel("Target audience").inputValue()).toBe("payers");
  expect(await page.getByLabel("Additional context").inputValue()).toBe("Second round");
  await page.context().close();
});

test("what is typed before the code arrives outlasts the reload that brings it", async () => {
  const page = await newPage("visitor");
  await missing(page, "contact-page");
  await page.goto(`${app.url}/contact`);
  await message(page).fill("A question");
  await advice(page)
    .getByText(/This page can be read/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Send Message" }).isDisabled()).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await advice(page)
    .getByText(/You are offline/)
    .waitFor();
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await accept(page).waitFor();
  await expect.poll(() => message(page).inputValue()).toBe("A question");
  expect(await page.getByRole("button", { name: "Send Message" }).isEnabled()).toBe(true);
  await page.context().close();
});

test("after a release one reload is offered, and what was typed is there again", async () => {
  const page = await newPage("visitor");
  await page.goto(`${app.url}/contact`);
  await accept(page).click();
  await message(page).fill("A question");
  await missing(page, "landing-page");
  // The page as the next release would answer it: another entry.
  await page.route(`${app.url}/`, (route) => route.fulfill({ body: "<script src='/assets/index-next.js'>" }));
  await page.getByRole("link", { name: "ABPI Compliance Checker" }).click();
  await page.getByText(/This site has been updated since you opened it/).waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("heading", { level: 1, name: "ABPI Compliance Made Simple" }).waitFor();
  await page.goBack();
  await accept(page).or(message(page)).first().waitFor();
  await expect.poll(() => message(page).inputValue()).toBe("A question");
  await page.context().close();
});
