import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "#web/test/axe.ts";
import { arriveAt, enter, tabTo, type } from "#web/test/keyboard.ts";
import { firstOf } from "./browser.ts";
import { inBrowser } from "./in-browser.ts";

const PASSWORD = "Correct-Horse-9";
const SAMPLE = "leavepiece-with-faults.txt";

const served = inBrowser();

async function open(path: string): Promise<Page> {
  const context = await served.browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  // Idle: prerendered pages are there before the code that answers.
  await page.goto(`${served.app.url}${path}`, { waitUntil: "networkidle" });
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function signUp(page: Page, email: string) {
  await type(page, page.locator("#sign-up-email"), email);
  await type(page, page.locator("#sign-up-username"), "Anna Whitfield");
  await type(page, page.locator("#sign-up-password"), PASSWORD);
  await type(page, page.locator("#sign-up-confirmPassword"), PASSWORD);
  await page.keyboard.press("Enter");
  await arriveAt(page, "ABPI Compliance Checker");
}

async function logIn(page: Page, email: string) {
  await tabTo(page, page.getByRole("tab", { name: "Sign Up" }));
  await page.keyboard.press("ArrowRight");
  await type(page, page.locator("#login-email"), email);
  await type(page, page.locator("#login-password"), PASSWORD);
  await page.keyboard.press("Enter");
}

async function analyseSample(page: Page) {
  await enter(page, button(page, /^Leavepiece with faults/));
  await page.getByText("Your pharmaceutical compliance analysis is ready").waitFor();
}

async function chooseInMenu(page: Page, item: string) {
  await enter(page, button(page, "My Account"));
  const entry = page.getByRole("menuitem", { name: item });
  await entry.waitFor();
  while (!(await entry.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

test("sign up, analyse, log out, log in, activity, detail and deletion, all by keyboard", async () => {
  const page = await open("/auth");
  const email = "keyboard@example.com";
  await enter(page, button(page, "Accept Essential Cookies"));
  await signUp(page, email);
  await analyseSample(page);

  await chooseInMenu(page, "Logout");
  await page.waitForURL("**/auth");
  await logIn(page, email);
  await arriveAt(page, "ABPI Compliance Checker");

  await enter(page, page.getByRole("link", { name: "View All" }));
  await arriveAt(page, "Activity History");
  await enter(page, page.getByRole("link", { name: SAMPLE }));
  await arriveAt(page, SAMPLE);
  await enter(page, button(page, /^Clauses/));
  await page.getByRole("heading", { name: /^At issue/ }).waitFor();
  await enter(page, page.getByRole("region", { name: "Fix first" }).getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^Matter 1:/);

  await chooseInMenu(page, "Account Settings");
  await arriveAt(page, "Account Settings");
  await enter(page, button(page, "Delete My Account"));
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await type(page, dialog.locator("#delete-password"), PASSWORD);
  await page.keyboard.press("Enter");
  await arriveAt(page, "Sign up or log in");
  await page.getByText("Account deleted", { exact: true }).waitFor();

  await logIn(page, email);
  await page.getByText("Login Failed", { exact: true }).waitFor();
  await page.context().close();
});

test("a server that is down is said to be, and the form keeps what was typed", async () => {
  const page = await open("/contact");
  await page.getByLabel("Full Name").fill("Anna");
  await page.getByLabel("Email").fill("anna@example.com");
  await page.getByLabel("Message", { exact: true }).fill("A question");
  await page.route("**/api/contact", (route) => route.abort());
  await button(page, "Send Message").click();
  await page.getByText("The server cannot be reached. Please try again in a minute.").waitFor();
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("A question");
  await page.context().close();
});

const PUBLIC_PAGES = {
  "/auth": "Sign up or log in",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "Invalid Reset Link",
  "/reset-password?token=t": "Set a new password",
  "/contact": "Contact us",
  "/nowhere": "Page not found",
} as const;

test.each(firstOf(1, Object.entries(PUBLIC_PAGES)))("axe finds nothing on %s", async (path, heading) => {
  const page = await open(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await violations(page)).toEqual([]);
  if (path === "/auth") {
    await button(page, "Create Account").click();
    await page.getByRole("alert", { name: "There is a problem" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("tab", { name: "Login" }).click();
    expect(await violations(page)).toEqual([]);
  }
  await page.context().close();
});

test("axe finds nothing on the pages of a signed-in user", async () => {
  const page = await open("/auth");
  await signUp(page, "axe@example.com");
  await page.getByText("Active", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${served.app.url}/activity`);
  await page.getByRole("heading", { name: "No assessments yet" }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${served.app.url}/dashboard`);
  await analyseSample(page);
  await page.goto(`${served.app.url}/activity`);
  await page.getByRole("link", { name: SAMPLE }).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, `Delete ${SAMPLE}`).click();
  await page.getByRole("alertdialog").waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, "Keep Assessment").click();
  await page.getByRole("link", { name: SAMPLE }).click();
  await button(page, /^Clauses/).click();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${served.app.url}/account`);
  await page.getByText("This device").waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, "Delete My Account").click();
  await page.getByRole("alertdialog").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
