import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLANS } from "#schema/plan.ts";
import { violations } from "#web/test/axe.ts";
import { openBrowser } from "#web/test/browser.ts";
import { arriveAt } from "#web/test/keyboard.ts";
import { installStripeJs } from "#web/test/stripe-js.ts";
import { type ServedApp, serveApp } from "#worker/test/served-app.ts";
import { openStripeServer, type StripeServer } from "#worker/test/stripe/server.ts";

const PASSWORD = "Correct-Horse-9";
const CHECKER = "ABPI Compliance Checker";

let browser: Browser;
let stripe: StripeServer;
/** The same build, without a Stripe key and with one. */
let plain: ServedApp;
let paying: ServedApp;

beforeAll(async () => {
  browser = await openBrowser();
  stripe = await openStripeServer();
  plain = await serveApp();
  paying = await serveApp(stripe.settings);
});

afterAll(async () => {
  await browser.close();
  await plain.close();
  await paying.close();
  await stripe.close();
});

/** A browser of its own; what it asks of Stripe is answered here. Whatever the page's own policy blocks fails. */
async function open(app: ServedApp, path: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${installStripeJs})()` }),
  );
  await context.route("https://api.stripe.com/_test/confirm", async (route) => {
    await stripe.act("confirm", JSON.parse(route.request().postData() ?? ""));
    await route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
  });
  const page = await context.newPage();
  // Idle: prerendered pages are there before the code that answers.
  await page.goto(`${app.url}${path}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Accept Essential Cookies" }).click();
  return page;
}

async function signUp(page: Page, email: string) {
  await page.locator("#sign-up-email").fill(email);
  await page.locator("#sign-up-username").fill("Anna Whitfield");
  await page.locator("#sign-up-password").fill(PASSWORD);
  await page.locator("#sign-up-confirmPassword").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
}

const limitOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/api/usage-limits")).json()) as { limit: number }).limit);

async function subscribeFromPricing(app: ServedApp, plan: "Standard" | "Premium", email: string): Promise<Page> {
  const page = await open(app, "/pricing");
  await page.getByRole("button", { name: `Choose ${plan}` }).click();
  await page.getByText("You need to be logged in to subscribe.", { exact: true }).waitFor();
  await signUp(page, email);
  return page;
}

test("without a key: pricing, sign up, trial, checker, another plan, cancellation", async () => {
  const page = await subscribeFromPricing(plain, "Premium", "plain@example.com");
  await page.getByText("Free trial started", { exact: true }).waitFor();
  await arriveAt(page, CHECKER);
  expect(await limitOf(page)).toBe(PLANS.premium.analysesPerMonth);

  await page.getByRole("link", { name: "See plans" }).click();
  await page.getByRole("button", { name: "Choose Standard" }).click();
  await page.getByRole("button", { name: "Change to Standard" }).click();
  await page.getByText("Plan change planned", { exact: true }).waitFor();
  const planOf = (part: RegExp) => page.getByRole("region", { name: part }).getByText("Your plan", { exact: true });
  await page.goto(`${plain.url}/pricing`);
  await planOf(/Standard/).waitFor();

  await page.goto(`${plain.url}/account`);
  await page.getByText("Free Trial", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByText("Cancels on").waitFor();
  expect(await limitOf(page)).toBe(PLANS.premium.analysesPerMonth);
  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reactivate Subscription" }).click();
  await page.getByText("Trial ends on").waitFor();
  await page.context().close();
});

test("with a key: pricing, sign up, card, checker; then a refused card and another plan", async () => {
  const page = await subscribeFromPricing(paying, "Standard", "paying@example.com");
  await page.getByText(/Your Standard trial has started and ends on/).waitFor();
  const button = page.getByRole("button", { name: "Subscribe for £34.99/month" });
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  expect(await button.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("I agree to the Terms of Service").check();
  await button.click();
  await page.getByRole("alert").getByText("Your card was declined.").waitFor();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await button.click();
  await page.getByText("Payment Successful", { exact: true }).waitFor();
  await arriveAt(page, CHECKER);
  expect(await stripe.deliverTo(paying.url)).toContain("setup_intent.succeeded");
  expect(await limitOf(page)).toBe(PLANS.standard.analysesPerMonth);

  await page.goto(`${paying.url}/account`);
  await page.getByText("Next billing date").waitFor();
  await page.getByRole("link", { name: "Change Plan" }).click();
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await page.getByText(/Premium starts now/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Change to Premium" }).click();
  await page.getByText("You are on Premium from now on.", { exact: true }).waitFor();
  expect(await limitOf(page)).toBe(PLANS.premium.analysesPerMonth);
  expect(((await stripe.act("report", {})) as { faults: string[] }).faults).toEqual([]);
  await page.context().close();
});

test("a card that the bank wants confirmed comes back to the site, with the secrets off the address", async () => {
  const page = await subscribeFromPricing(paying, "Standard", "bank@example.com");
  await page.getByLabel("Card number").fill("4000 0027 6000 3184");
  await page.getByLabel("I agree to the Terms of Service").check();
  await page.getByRole("button", { name: "Subscribe for £34.99/month" }).click();
  await page.getByText("Payment Successful", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 1, name: CHECKER }).waitFor();
  expect(page.url()).toBe(`${paying.url}/dashboard`);
  await page.context().close();
});

test("the card can wait, and a bank that says no leads back to the form", async () => {
  const page = await subscribeFromPricing(paying, "Standard", "later@example.com");
  await page.getByRole("link", { name: "Continue without a card" }).click();
  await arriveAt(page, CHECKER);
  await page.goto(`${paying.url}/?redirect_status=failed&setup_intent_client_secret=x`);
  await page.getByText("Payment Failed", { exact: true }).waitFor();
  await page.getByLabel("Card number").waitFor();
  expect(page.url()).toBe(`${paying.url}/subscribe`);
  await page.context().close();
});

test("Stripe's script that does not load leaves a way on", async () => {
  const page = await open(paying, "/auth");
  await page.context().unrouteAll();
  await page.context().route("https://js.stripe.com/**", (route) => route.abort());
  await signUp(page, "blocked@example.com");
  await page.getByText(/The card form could not be loaded/).waitFor();
  await page.getByRole("link", { name: "Continue without a card" }).click();
  await page.getByRole("heading", { level: 1, name: CHECKER }).waitFor();
  await page.context().close();
});

test("axe finds nothing on the pricing page", async () => {
  const page = await open(plain, "/pricing");
  await page.getByRole("heading", { level: 1, name: "Plans and prices" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
