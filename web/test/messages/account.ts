import { beforeAll, test } from "vitest";
import type { Stage } from "#web/test/browser.ts";
import * as ui from "#web/test/messages/messages.ts";

const EMAIL = "account@example.com";
/** Has an account of its own: passwords may be tried five times a minute. */
const LEAVER = "leaver@example.com";
const TAKEN = "somebody@example.com";
const WRONG_PASSWORD = "This is not your current password. Please try again.";

/** What the account page says. */
export function accountMessages(stage: Stage) {
  beforeAll(async () => {
    for (const email of [EMAIL, LEAVER, TAKEN]) await ui.register(stage.app, email);
  });

  const openAccount = async (email: string) => {
    const page = await stage.open("/auth");
    await page.getByRole("tab", { name: "Login" }).click();
    await ui.fill(page, { "login-email": email, "login-password": ui.PASSWORD });
    await ui.press(page, "Log In");
    await page.waitForURL("**/dashboard");
    await page.goto(`${stage.app.url}/account`);
    return page;
  };

  test("details: what is wrong with them, and that they were saved", async () => {
    const page = await openAccount(EMAIL);
    await ui.fill(page, { "details-username": "A", "details-email": "anna" });
    await ui.press(page, "Save Details");
    await ui.expectErrors(page, {
      "details-username": "Full name must be at least 2 characters",
      "details-email": ui.BAD_EMAIL,
      "details-password": "Password is required",
    });
    await ui.fill(page, { "details-username": "Anna", "details-email": TAKEN, "details-password": ui.OTHER_PASSWORD });
    await ui.press(page, "Save Details");
    await ui.expectToast(page, "Update Failed", WRONG_PASSWORD);
    await ui.expectErrors(page, { "details-password": WRONG_PASSWORD });
    await ui.fill(page, { "details-password": ui.PASSWORD });
    await ui.press(page, "Save Details");
    const taken = "An account with this email address already exists.";
    await ui.expectToast(page, "Update Failed", taken);
    await ui.expectErrors(page, { "details-email": taken });
    await ui.fill(page, { "details-email": EMAIL });
    await ui.failing(page, "/api/account");
    await ui.press(page, "Save Details");
    await ui.expectToast(page, "Update Failed", "Unable to save your details. Please try again.");
    await page.unrouteAll();
    await ui.press(page, "Save Details");
    await ui.expectToast(page, "Account updated", "Your details have been saved.");
  });

  test("password: what is wrong with it, and that it was changed", async () => {
    const page = await openAccount(EMAIL);
    await ui.press(page, "Change Password");
    await ui.expectErrors(page, {
      "password-currentPassword": "Password is required",
      "password-password": "Password must be at least 8 characters",
    });
    await ui.fill(page, { "password-currentPassword": ui.OTHER_PASSWORD });
    await ui.expectPasswordRules(page, "password", "Change Password");
    await ui.fillPasswords(page, "password", ui.PASSWORD);
    await ui.press(page, "Change Password");
    await ui.expectToast(page, "Password Not Changed", WRONG_PASSWORD);
    await ui.fill(page, { "password-currentPassword": ui.PASSWORD });
    await ui.failing(page, "/api/account/password");
    await ui.press(page, "Change Password");
    await ui.expectToast(page, "Password Not Changed", "Unable to change your password. Please try again.");
    await page.unrouteAll();
    await ui.press(page, "Change Password");
    const changed = "Your password has been changed. Every other session has been logged out.";
    await ui.expectToast(page, "Password changed", changed);
  });

  test("other sessions, download and deletion: how each went", async () => {
    const page = await openAccount(LEAVER);
    await ui.press(page, "End All Other Sessions");
    await ui.failing(page, "/api/account/sessions/end-others");
    await ui.press(page, "End Sessions");
    await ui.expectToast(page, "Sessions Not Ended", "Please try again.");
    await page.unrouteAll();
    await ui.press(page, "End Sessions");
    await ui.expectToast(page, "Other sessions ended", "1 session logged out.");
    await ui.failing(page, "/api/account/export");
    await ui.press(page, "Download My Data");
    await ui.expectToast(page, "Download Failed", "Please try again.");
    await ui.press(page, "Delete My Account");
    await ui.fill(page, { "delete-password": ui.OTHER_PASSWORD });
    await ui.press(page, "Delete Account");
    await ui.expectToast(page, "Account Not Deleted", WRONG_PASSWORD);
    await ui.fill(page, { "delete-password": ui.PASSWORD });
    await ui.press(page, "Delete Account");
    await ui.expectToast(page, "Account deleted", "Your account and everything in it are gone.");
  });
}
