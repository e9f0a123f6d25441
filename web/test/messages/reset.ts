import { createHash } from "node:crypto";
import { beforeAll, describe, test } from "vitest";
import type { Stage } from "#web/test/browser.ts";
import * as ui from "#web/test/messages/messages.ts";
import { runSql } from "#worker/test/served-app.ts";

const EMAIL = "reset@example.com";
const BAD_LINK = "This password reset link is invalid or has expired. Please request a new one.";

/** What is said on the way to a new password. */
export function resetMessages(stage: Stage) {
  beforeAll(() => ui.register(stage.app, EMAIL));

  test("forgot password needs an address, and answers alike for every one", async () => {
    const page = await stage.open("/forgot-password");
    await ui.press(page, "Send Reset Link");
    await ui.expectToast(page, "Email Required", "Please enter your email address.");
    await ui.fill(page, { "forgot-email": "anna" });
    await ui.press(page, "Send Reset Link");
    await ui.expectErrors(page, { "forgot-email": ui.BAD_EMAIL });
    await ui.fill(page, { "forgot-email": "nobody@example.com" });
    await ui.failing(page, "/api/auth/forgot-password");
    await ui.press(page, "Send Reset Link");
    await ui.expectToast(page, "Error", "Unable to send reset email. Please try again.");
    await ui.failing(page, "/api/auth/forgot-password", { message: "The mail server is away." });
    await ui.press(page, "Send Reset Link");
    await ui.expectToast(page, "Error", "The mail server is away.");
    await page.unrouteAll();
    await ui.press(page, "Send Reset Link");
    const sent =
      "If there is an account with this email address, we have sent it a link to choose a new password. The link works once, for one hour.";
    await ui.expectToast(page, "Reset Link Sent", sent);
  });

  describe("reset password", () => {
    const button = "Reset Password";

    test("without a token the link is invalid", async () => {
      const page = await stage.open("/reset-password");
      await ui.expectToast(page, "Invalid Link", "This password reset link is invalid or has expired.");
      await page.getByRole("heading", { level: 1, name: "Invalid Reset Link" }).waitFor();
      await page.getByRole("link", { name: "Request New Link" }).waitFor();
    });

    test("names what is missing or wrong", async () => {
      const page = await stage.open("/reset-password?token=unknown");
      await ui.press(page, button);
      await ui.expectToast(page, "Required Fields", "Please fill in all fields.");
      await ui.expectPasswordRules(page, "reset", button);
    });

    test("an unknown, a damaged and a failing link are said to be", async () => {
      const page = await stage.open("/reset-password?token=unknown");
      await ui.fillPasswords(page, "reset", ui.PASSWORD);
      await ui.press(page, button);
      await ui.expectToast(page, "Reset Failed", BAD_LINK);
      await ui.failing(page, "/api/auth/reset-password");
      await ui.press(page, button);
      await ui.expectToast(page, "Reset Failed", "Unable to reset password. Please try again.");
      await page.goto(`${stage.app.url}/reset-password?token=${"x".repeat(201)}`);
      await ui.fillPasswords(page, "reset", ui.PASSWORD);
      await ui.press(page, button);
      await ui.expectToast(page, "Reset Failed", "Reset token is required");
    });

    test("an expired link fails, a live one sets the password once", async () => {
      const hash = createHash("sha256").update("from-a-mail").digest("hex");
      const setToken = (expires: number) =>
        runSql(
          stage.app,
          `UPDATE users SET reset_token = '${hash}', reset_token_expires = ${expires} WHERE email = '${EMAIL}'`,
        );
      setToken(Date.now() - 1000);
      const page = await stage.open("/reset-password?token=from-a-mail");
      await ui.fillPasswords(page, "reset", ui.PASSWORD);
      await ui.press(page, button);
      await ui.expectToast(page, "Reset Failed", BAD_LINK);
      setToken(Date.now() + 60_000);
      await ui.press(page, button);
      await ui.expectToast(page, "Password Reset Successfully", "You can now log in with your new password.");
      await page.waitForURL("**/auth");
    });
  });
}
