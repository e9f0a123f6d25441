import { beforeAll, describe, test } from "vitest";
import type { Stage } from "#web/test/browser.ts";
import * as ui from "#web/test/messages/messages.ts";

const EMAIL = "anna@example.com";

/** What the forms for signing up, logging in and contact say. */
export function authMessages(stage: Stage) {
  beforeAll(() => ui.register(stage.app, EMAIL));

  describe("sign up", () => {
    const button = "Create Account";

    test("names what is missing or wrong", async () => {
      const page = await stage.open("/auth");
      await ui.press(page, button);
      await ui.expectToast(page, "Required Fields", "Please fill in all required fields.");
      await ui.expectErrors(page, {
        "sign-up-email": ui.BAD_EMAIL,
        "sign-up-username": "Full name must be at least 2 characters",
        "sign-up-password": "Password must be at least 8 characters",
      });
      await ui.fill(page, { "sign-up-email": "new@example.com", "sign-up-username": "Anna" });
      await ui.expectPasswordRules(page, "sign-up", button);
    });

    test("says why there is no account", async () => {
      const page = await stage.open("/auth");
      await ui.fill(page, { "sign-up-email": EMAIL, "sign-up-username": "Anna" });
      await ui.fillPasswords(page, "sign-up", ui.PASSWORD);
      await ui.press(page, button);
      const taken = "An account with this email address already exists. Please log in instead.";
      await ui.expectToast(page, "Registration Failed", taken);
      await ui.expectErrors(page, { "sign-up-email": taken });
      await ui.failing(page, "/api/auth/register");
      await ui.press(page, button);
      await ui.expectToast(page, "Registration Failed", "Unable to create account. Please try again.");
    });
  });

  test("login names what is missing, and says why it failed", async () => {
    const page = await stage.open("/auth");
    await page.getByRole("tab", { name: "Login" }).click();
    await ui.press(page, "Log In");
    await ui.expectToast(page, "Required Fields", "Please enter both email and password.");
    await ui.expectErrors(page, { "login-email": ui.BAD_EMAIL, "login-password": "Password is required" });
    await ui.fill(page, { "login-email": EMAIL, "login-password": ui.OTHER_PASSWORD });
    await ui.press(page, "Log In");
    await ui.expectToast(page, "Login Failed", "The email address or password is incorrect. Please try again.");
    await ui.failing(page, "/api/auth/login");
    await ui.press(page, "Log In");
    await ui.expectToast(page, "Login Failed", "Unable to log in. Please try again.");
  });

  test("contact names what is missing, and says how the sending went", async () => {
    const page = await stage.open("/contact");
    await page.getByRole("link", { name: "support@abpi-checker.example" }).waitFor();
    await ui.press(page, "Send Message");
    await ui.expectErrors(page, {
      "contact-name": "Please enter your full name",
      "contact-email": ui.BAD_EMAIL,
      "contact-message": "Please enter a message",
    });
    await ui.fill(page, { "contact-name": "Anna", "contact-email": EMAIL, "contact-message": "A question" });
    await ui.failing(page, "/api/contact");
    await ui.press(page, "Send Message");
    await ui.expectToast(page, "Failed to send message", "Please try again or contact us directly.");
    await page.unrouteAll();
    await ui.press(page, "Send Message");
    await page.getByText("Message sent!", { exact: true }).waitFor();
    await page.getByText("Thank you for your message. We reply within 24 hours on business days.").waitFor();
  });
}
