import type { Page } from "playwright-core";
import { paths } from "#web/lib/paths.ts";
import { RESULT } from "./result-scenes.ts";
import { button, type Scene, says, visit } from "./scene.ts";

async function fill(page: Page, values: Record<string, string>) {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
}

/** A page with a form, and what it says when it is sent. */
const send = (path: string, values: Record<string, string>, name: string, answer: string | RegExp): Scene => ({
  ...visit(path),
  act: (page) => fill(page, values).then(() => button(page, name).click()),
  outcome: (page) => says(page, answer),
});

const WEAK = "Password must be at least 8 characters";

const VISITOR: Scene[] = [
  ...["/pricing", "/privacy-policy", "/terms-of-service", "/verify-email?token=t"].map(visit),
  ...[paths.developers, paths.verify, paths.shared("none"), paths.case("AUTH/2889/11/16")].map(visit),
  {
    ...visit(paths.cases),
    act: (page) => button(page, "Show rulings by clause and year").click(),
    outcome: (page) =>
      page.getByRole("img", { name: /^Chart/ }).or(says(page, /The chart could not be loaded; the table holds/)),
  },
  {
    ...visit("/"),
    path: "/nowhere",
    act: (page) => page.getByRole("link", { name: "ABPI Compliance Checker" }).click(),
    outcome: (page) => page.getByRole("region", { name: "What the engine found" }),
  },
  send(
    "/contact",
    { "contact-name": "Anna", "contact-email": "anna@example.com", "contact-message": "A question" },
    "Send Message",
    "Message sent!",
  ),
  send(
    "/auth",
    {
      ...{ "sign-up-email": "anna@example.com", "sign-up-username": "Anna" },
      ...{ "sign-up-password": "short", "sign-up-confirmPassword": "short" },
    },
    "Create Account",
    WEAK,
  ),
  send("/forgot-password", { "forgot-email": "anna@example.com" }, "Send Reset Link", "Reset Link Sent"),
  send(
    "/reset-password?token=t",
    { "reset-password": "short", "reset-confirmPassword": "short" },
    "Reset Password",
    WEAK,
  ),
];

/** With an account: of visitors only so many a minute are given a demo account. */
const checker: Scene = { ...visit("/dashboard"), as: "user" };

/** The checker, with a file and a text that have to stay. */
const CHECKER: Scene[] = [
  {
    ...checker,
    act: async (page) => {
      const buffer = Buffer.from("Exampla for asthma");
      await page.locator("#file").setInputFiles({ name: "piece.txt", mimeType: "text/plain", buffer });
      await page.locator("#channel").selectOption("print");
      await button(page, "Analyse Compliance").click();
    },
    outcome: (page) => says(page, "Please select an audience type"),
  },
  {
    ...checker,
    act: (page) => button(page, "Save Draft").click(),
    outcome: (page) => says(page, "Draft saved"),
  },
];

const CREATED = {
  ...{ subscriptionStatus: "trialing", cancelAtPeriodEnd: false, currentPeriodEnd: 2e9, tier: "standard" },
  ...{ plan: "standard", trialEnd: 2e9, hasCard: false, canAddCard: true, graceEnd: null, subscriptionId: "s" },
  ...{ outcome: "trial-started", clientSecret: "seti_x_secret_x", publishableKey: "pk_test_x", intent: "setup" },
};

const USER: Scene[] = [
  { path: "/activity", as: "user", alive: (page) => button(page, "My Account") },
  { path: "/assessment/none", as: "user", alive: (page) => button(page, "My Account") },
  {
    ...{ path: "/account", as: "user", alive: (page) => page.locator("#details-username") },
    act: (page) => fill(page, { "details-username": "A" }).then(() => button(page, "Save Details").click()),
    outcome: (page) => says(page, /at least 2 characters/),
  },
  {
    ...{ path: "/subscribe", as: "user" },
    prepare: async (page) => {
      await page.route("**/api/create-subscription", (route) => route.fulfill({ json: CREATED }));
      await page.route("https://js.stripe.com/**", (route) => route.abort());
    },
    alive: (page) => button(page, "Try again"),
  },
];

const REPORT = {
  ...{ importId: null, fileName: "cases.csv", good: 0 },
  refused: [{ line: 2, caseNumber: null, reason: "There is no summary." }],
};

const ADMIN: Scene[] = [
  {
    ...{ path: "/admin", as: "admin", alive: (page) => page.getByRole("img", { name: /^Chart/ }) },
    prepare: (page) =>
      page.route("**/api/admin/analyses-by-day", (route) =>
        route.fulfill({ json: [{ day: "2026-11-23", HIGH: 1, MEDIUM: 0, LOW: 0, NO_RISK: 0 }] }),
      ),
  },
  {
    ...{ path: "/admin?tab=users", as: "admin", alive: (page) => button(page, /^Grant analyses to/).first() },
    act: async (page) => {
      await button(page, /^Grant analyses to/)
        .first()
        .click();
      await page.getByLabel("Additional analyses").fill("0");
      await button(page, "Grant Analyses").click();
    },
    outcome: (page) => says(page, "Please enter a number from 1 to 100"),
  },
  {
    ...{ path: "/admin?tab=library", as: "admin", alive: (page) => says(page, "Choose a file of cases") },
    prepare: (page) => page.route("**/api/admin/library/imports?**", (route) => route.fulfill({ json: REPORT })),
    act: async (page) => {
      const buffer = Buffer.from("caseNumber,title");
      await page.locator("input[type=file]").setInputFiles({ name: "cases.csv", mimeType: "text/csv", buffer });
      const saved = page.waitForEvent("download").catch(() => undefined);
      await button(page, "Download this list").click();
      await Promise.race([saved, says(page, "The list could not be made").waitFor()]);
    },
    outcome: (page) => says(page, "Refused rows"),
  },
];

/** Together they fetch all of the code that comes on demand. */
export const SCENES: readonly Scene[] = [...VISITOR, ...CHECKER, ...USER, ...RESULT, ...ADMIN];
