import { beforeAll, test } from "vitest";
import {
  BAD_EMAIL,
  expectErrors,
  expectPasswordRules,
  expectToast,
  failing,
  fill,
  fillPasswords,
  OTHER_PASSWORD,
  PASSWORD,
  press,
  register,
} from "#web/test/messages/messages.ts";
import type { Stage } from "#web/test/messages/stage.ts";

const EMAIL = "account@example.com";
/** Has an account of its own: passwords may be tried five times a minute. */
const LEAVER = "leaver@example.com";
const TAKEN = "somebody@example.com";
const WRONG_PASSWORD = "This is not your current password. Please try again.";

/** What the account page says. */
export function accountMessages(stage: Stage) {
  beforeAll(async () => {
    for (const email of [EMAIL, LEAVER, TAKEN]) await register(stage.app, email);
  });

  const openAccount = async (email: string) => {
    const page = await stage.open("/auth");
    await page.getByRole("tab", { name: "Login" }).click();
    await fill(page, { "login-email": email, "login-password": PASSWORD });
    await press(page, "Log In");
    await page.waitForURL("**/dashboard");
    await page.goto(`${stage.app.url}/account`);
    return page;
  };

  test("details: what is wrong with them, and that they were saved", async () => {
    const page = await openAccount(EMAIL);
    await fill(page, { "details-username": "A", "details-email": "anna" });
    await press(page, "Save Details");
    await expectErrors(page, {
      "details-username": "Full name must be at least 2 characters",
      "details-email": BAD_EMAIL,
      "details-password": "Password is required",
    });
    await fill(page, { "details-username": "Anna", "details-email": TAKEN, "details-password": OTHER_PASSWORD });
    await press(page, "Save Details");
    await expectToast(page, "Update Failed", WRONG_PASSWORD);
    await expectErrors(page, { "details-password": WRONG_PASSWORD });
    await fill(page, { "details-password": PASSWORD });
    await press(page, "Save Details");
    const taken = "An account with this email address already exists.";
    await expectToast(page, "Update Failed", taken);
    await expectErrors(page, { "details-email": taken });
    await fill(page, { "details-email": EMAIL });
    await failing(page, "/api/account");
    await press(page, "Save Details");
    await expectToast(page, "Update Failed", "Unable to save your details. Please try again.");
    await page.unrouteAll();
    await press(page, "Save Details");
    await expectToast(page, "Account updated", "Your details have been saved.");
  });

  test("password: what is wrong with it, and that it was changed", async () => {
    const page = await openAccount(EMAIL);
    await press(page, "Change Password");
    await expectErrors(page, {
      "password-currentPassword": "Password is required",
      "password-password": "Password must be at least 8 characters",
    });
    await fill(page, { "password-currentPassword": OTHER_PASSWORD });
    await expectPasswordRules(page, "password", "Change Password");
    await fillPasswords(page, "password", PASSWORD);
    await press(page, "Change Password");
    await expectToast(page, "Password Not Changed", WRONG_PASSWORD);
    await fill(page, { "password-currentPassword": PASSWORD });
    await failing(page, "/api/account/password");
    await press(page, "Change Password");
    await expectToast(page, "Password Not Changed", "Unable to change your password. Please try again.");
    await page.unrouteAll();
    await press(page, "Change Password");
    const changed = "Your password has been changed. Every other session has been logged out.";
    await expectToast(page, "Password changed", changed);
  });

  test("other sessions, download and deletion: how each went", async () => {
    const page = await openAccount(LEAVER);
    await press(page, "End All Other Sessions");
    await failing(page, "/api/account/sessions/end-others");
    await press(page, "End Sessions");
    await expectToast(page, "Sessions Not Ended", "Please try again.");
    await page.unrouteAll();
    await press(page, "End Sessions");
    await expectToast(page, "Other sessions ended", "1 session logged out.");
    await failing(page, "/api/account/export");
    await press(page, "Download My Data");
    await expectToast(page, "Download Failed", "Please try again.");
    await press(page, "Delete My Account");
    await fill(page, { "delete-password": OTHER_PASSWORD });
    await press(page, "Delete Account");
    await expectToast(page, "Account Not Deleted", WRONG_PASSWORD);
    await fill(page, { "delete-password": PASSWORD });
    await press(page, "Delete Account");
    await expectToast(page, "Account deleted", "Your account and everything in it are gone.");
  });
}
