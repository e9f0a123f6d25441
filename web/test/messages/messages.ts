import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { ServedApp } from "#worker/test/served-app.ts";

/** Long enough for a machine that is busy with other things; a toast stays for five seconds. */
const PATIENCE = { timeout: 15_000, interval: 50 };

/** A password that may be chosen, and another. */
export const PASSWORD = "Correct-Horse-9";
export const OTHER_PASSWORD = "Another-Horse-8";

export const BAD_EMAIL = "Please enter a valid email address";

/** What is said against each password that may not be chosen. */
const WEAK_PASSWORDS = {
  "Short-9": "Password must be at least 8 characters",
  "correct-horse-9": "Password must contain at least one uppercase letter",
  "CORRECT-HORSE-9": "Password must contain at least one lowercase letter",
  "Correct-Horse-X": "Password must contain at least one number",
  Password1: "This password is too common. Please choose one that is harder to guess.",
} as const;

/** Makes an account with `PASSWORD`. */
export async function register(app: ServedApp, email: string) {
  const form = { email, username: "Anna Whitfield", password: PASSWORD, confirmPassword: PASSWORD };
  const headers = { origin: app.url, "content-type": "application/json" };
  const answer = await fetch(`${app.url}/api/auth/register`, { method: "POST", headers, body: JSON.stringify(form) });
  if (!answer.ok) throw new Error(`No account: ${answer.status} ${await answer.text()}`);
}

/** Types into inputs, each named by its id. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
}

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Loads the page again, and waits for the code that answers: what is entered into the mere HTML is lost. */
export const reload = (page: Page) => page.reload({ waitUntil: "networkidle" });

/** Types the two passwords of a form that sets one. */
export const fillPasswords = (page: Page, form: string, password: string, confirmPassword = password) =>
  fill(page, { [`${form}-password`]: password, [`${form}-confirmPassword`]: confirmPassword });

/** Waits until the one toast on show says exactly this. */
export function expectToast(page: Page, title: string, description: string) {
  // The title and the words stand on one line where there is room.
  const texts = () => page.locator('li[data-state="open"] > div > div').allInnerTexts();
  return expect.poll(texts, PATIENCE).toEqual([title, description]);
}

/** Waits until the error summary lists exactly these, and each stands beside its field as well. */
export async function expectErrors(page: Page, errors: Record<string, string>) {
  const summary = page.getByRole("alert", { name: "There is a problem" }).getByRole("link");
  await expect.poll(() => summary.allInnerTexts(), PATIENCE).toEqual(Object.values(errors));
  for (const [id, message] of Object.entries(errors))
    expect(await page.locator(`#${id}-error`).innerText()).toBe(message);
}

/** Tries every rule of passwords, and two that differ, on a form in which all else is right. */
export async function expectPasswordRules(page: Page, form: string, button: string) {
  for (const [password, message] of Object.entries(WEAK_PASSWORDS)) {
    await fillPasswords(page, form, password);
    await press(page, button);
    await expectErrors(page, { [`${form}-password`]: message });
  }
  await fillPasswords(page, form, PASSWORD, OTHER_PASSWORD);
  await press(page, button);
  await expectToast(page, "Password Mismatch", "Passwords don't match. Please try again.");
  await expectErrors(page, { [`${form}-confirmPassword`]: "Passwords don't match" });
}

type Refusal = { status?: number; code?: string; message?: string };

/** Makes a call fail in a way that the real server cannot be made to; without a message it gives no reason. */
export async function failing(page: Page, path: string, { status = 500, code = "internal", message }: Refusal = {}) {
  const body = message === undefined ? "" : JSON.stringify({ message, code, requestId: "r-1" });
  await page.route(`**${path}`, (route) => route.fulfill({ status, body }));
}
