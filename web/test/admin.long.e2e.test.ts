import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "#web/test/axe.ts";
import { openBrowser } from "#web/test/browser.ts";
import { openDemo } from "#worker/test/api-client.ts";
import { caseFile, TELLING_CASE } from "#worker/test/case-files.ts";
import { runSql, type ServedApp, serveApp } from "#worker/test/served-app.ts";

const PASSWORD = "Correct-Horse-9";
const SAMPLE = `Exampla (examplinib) for healthcare professionals
Exampla is the best choice in its class. It is safe and effective in every patient.
Prescribing information is available on the back page.`;

let app: ServedApp;
let browser: Browser;
let user: Page;
let admin: Page;

async function signUp(username: string, email: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${app.url}/auth`, { waitUntil: "networkidle" });
  for (const [field, value] of Object.entries({ email, username, password: PASSWORD, confirmPassword: PASSWORD }))
    await page.locator(`#sign-up-${field}`).fill(value);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  return page;
}

/** Sends a call as the page's own user does, and answers its status. */
const callAs = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method, headers, ...(body ? { body } : {}) })).status;
    },
    [method, path, body ? JSON.stringify(body) : ""] as const,
  );

const userIdOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/api/auth/me")).json()) as { user: { id: number } }).user.id);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
/** The toast's own words, not their repetition for screen readers. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const logged = (page: Page, text: string | RegExp) =>
  page.getByRole("table", { name: "Audit log" }).getByText(text).first().waitFor();

beforeAll(async () => {
  app = await serveApp();
  browser = await openBrowser();
  user = await signUp("Nora Field", "nora.field@example.com");
  admin = await signUp("Ada Steward", "ada.steward@example.com");
  await callAs(user, "POST", "/api/create-subscription", { userId: await userIdOf(user), planType: "standard" });
  await callAs(user, "POST", "/api/contact", { name: "Nora Field", email: "nora@example.com", message: "A question" });
  runSql(app, "UPDATE users SET role = 'admin' WHERE email = 'ada.steward@example.com'");
  runSql(
    app,
    "INSERT INTO second_factors (user_id, secret, enabled_at) SELECT id, 'JBSWY3DPEHPK3PXP', 1 FROM users WHERE role = 'admin'",
  );
  await admin.goto(`${app.url}/admin`);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("for a user there is no such page, its code is not fetched, and every call is refused", async () => {
  const fetched: string[] = [];
  user.on("request", (request) => fetched.push(request.url()));
  await user.goto(`${app.url}/admin`);
  await user.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  expect(fetched.filter((url) => /\/(admin-dashboard|analyses-chart)-/.test(url))).toEqual([]);
  const userId = await userIdOf(user);
  for (const path of ["stats", "users?search=", "subscriptions", "audit", "library", "contact-messages"])
    expect(await callAs(user, "GET", `/api/admin/${path}`)).toBe(403);
  for (const [path, body] of [
    ["reset-usage", { userId }],
    ["grant-analyses", { userId, additionalAnalyses: 100 }],
    ["update-tier", { userId, tier: "premium" }],
    ["update-subscription", { userId, action: "sync" }],
    ["library/imports?fileName=a.csv", {}],
  ] as const)
    expect(await callAs(user, "POST", `/api/admin/${path}`, body)).toBe(403);
});

describe("an administrator", () => {
  test("sees the figures, the chart, and the same as a table", async () => {
    await admin.getByText("Signed up; demo accounts not counted").waitFor();
    const demo = await openDemo(app.url);
    const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
    await demo.result(await demo.submit(new File([SAMPLE], "a.txt", { type: "text/plain" }), fields));
    await admin.reload();
    await admin.getByRole("img", { name: /^Chart: 1 analysis in 30 days/ }).waitFor();
    await button(admin, "The same figures as a table").click();
    const table = admin.getByRole("table", { name: "Analyses per day by risk" });
    expect(await table.getByRole("row").count()).toBe(31);
    expect(await table.getByRole("row").nth(1).innerText()).toMatch(/\b1\b/);
  });

  test("finds a user, and resets, grants and changes the tier, each after a confirmation", async () => {
    await openTab(admin, "Users");
    await admin.getByLabel("Search users").last().fill("fiel");
    const table = admin.getByRole("table", { name: "Users" });
    await expect.poll(() => table.getByRole("row").count()).toBe(2);
    await button(admin, "Reset usage of Nora Field").click();
    await button(admin, "Keep As It Is").click();
    await button(admin, "Reset usage of Nora Field").click();
    await button(admin, "Reset Usage").last().click();
    await toast(admin, "User usage reset successfully");

    await button(admin, "Grant analyses to Nora Field").click();
    const amount = admin.getByLabel("Additional analyses");
    expect(await amount.inputValue()).toBe("5");
    await amount.fill("0");
    await button(admin, "Grant Analyses").click();
    await admin.getByText("Please enter a number from 1 to 100").first().waitFor();
    await amount.fill("7");
    await button(admin, "Grant Analyses").click();
    await toast(admin, "Additional analyses granted successfully");
    await table.getByText("0 of 57").waitFor();

    await button(admin, "Change tier of Nora Field").click();
    await admin.getByLabel("Tier", { exact: true }).selectOption("premium");
    await button(admin, "Change Tier").last().click();
    await toast(admin, "User subscription tier updated successfully");
    await table.getByText("0 of 207").waitFor();
    await admin.getByLabel("Search users").last().fill("nobody at all");
    await admin.getByText("No users found").waitFor();
  });

  test("is told by a toast what the server refuses", async () => {
    await admin.getByLabel("Search users").last().fill("nora");
    await admin.route("**/api/admin/reset-usage", (route) =>
      route.fulfill({ status: 404, json: { message: "There is no such user.", code: "not-found", requestId: "r" } }),
    );
    await button(admin, "Reset usage of Nora Field").click();
    await button(admin, "Reset Usage").last().click();
    await toast(admin, "There is no such user.");
    await admin.unroute("**/api/admin/reset-usage");
    await button(admin, "Keep As It Is").click();
  });

  test("cancels, reactivates and synchronises a subscription, and reads all of it in the audit log", async () => {
    await openTab(admin, "Subscriptions");
    for (const [action, confirm] of [
      ["Cancel", "Cancel Subscription"],
      ["Reactivate", "Reactivate Subscription"],
      ["Sync", "Synchronise"],
    ] as const) {
      await button(admin, `${action} subscription of Nora Field`).click();
      await button(admin, confirm).click();
      await toast(admin, "User subscription updated successfully");
      await admin.getByRole("alertdialog").waitFor({ state: "detached" });
    }
    for (const entry of [
      "Synchronised subscription",
      "Reactivated subscription",
      "Cancelled subscription",
      "Changed tier from Standard to Premium",
      "Granted 7 analyses",
      /^Reset usage/,
    ])
      await logged(admin, entry);
  });

  test("imports 5,000 cases with 50 bad rows: those are named, the others found by the next analysis", async () => {
    const { csv, bad } = caseFile(5000, 50);
    await openTab(admin, "Library");
    await admin
      .getByLabel("Choose a file of cases")
      .setInputFiles({ name: "cases.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await admin.getByText("4,950 cases can be imported, 50 rows are refused. Nothing has been imported yet.").waitFor();
    const refused = admin.getByRole("table", { name: "Refused rows" });
    const rows = (await refused.getByRole("row").allInnerTexts()).slice(1);
    expect(rows).toHaveLength(50);
    for (const [i, { line, reason }] of bad.entries()) {
      expect(rows[i]).toMatch(new RegExp(`^\\D*${line}\\b`));
      expect(rows[i]).toContain(reason);
    }
    expect(await violations(admin)).toEqual([]);
    await admin.setViewportSize({ width: 1280, height: 900 });
    await button(admin, "Import 4,950 cases").click();
    await toast(admin, "4,950 cases imported. Analyses search them from now on.");
    await admin.getByText("Imported by you").first().waitFor();
    const demo = await openDemo(app.url);
    const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
    const id = await demo.submit(new File([SAMPLE], "leavepiece.txt", { type: "text/plain" }), fields);
    expect((await demo.result(id)).cases[0]?.caseNumber).toBe(TELLING_CASE);
  });

  test("marks a contact message as done", async () => {
    await button(admin, "Mark as done: message from Nora Field").click();
    await admin.getByText("No open messages.").waitFor();
    await admin.getByLabel("Show those that are done").check();
    await button(admin, "Reopen: message from Nora Field").waitFor();
    await openTab(admin, "Subscriptions");
    await logged(admin, /^Imported 4,950 cases from cases.csv/);
    await logged(admin, /^Marked message \d+ as done/);
  });

  test.each(["overview", "users", "subscriptions", "library"])("axe finds nothing on the tab %s", async (tab) => {
    await admin.goto(`${app.url}/admin?tab=${tab}`);
    const shown = { overview: /^Chart/, users: /Nora Field/, subscriptions: /Granted 7/, library: /Imported by you/ };
    const text = shown[tab as keyof typeof shown];
    const sign = tab === "overview" ? admin.getByRole("img", { name: text }) : admin.getByText(text);
    await sign.first().waitFor();
    expect(await violations(admin)).toEqual([]);
  });
});
