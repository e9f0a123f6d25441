import { beforeAll, describe, test } from "vitest";
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

const EMAIL = "anna@example.com";

/** What the forms for signing up, logging in and contact say. */
export function authMessages(stage: Stage) {
  beforeAll(() => register(stage.app, EMAIL));

  describe("sign up", () => {
    const button = "Create Account";

    test("names what is missing or wrong", async () => {
      const page = await stage.open("/auth");
      await press(page, button);
      await expectToast(page, "Required Fields", "Please fill in all required fields.");
      await expectErrors(page, {
        "sign-up-email": BAD_EMAIL,
        "sign-up-username": "Full name must be at least 2 characters",
        "sign-up-password": "Password must be at least 8 characters",
      });
      await fill(page, { "sign-up-email": "new@example.com", "sign-up-username": "Anna" });
      await expectPasswordRules(page, "sign-up", button);
    });

    test("says why there is no account", async () => {
      const page = await stage.open("/auth");
      await fill(page, { "sign-up-email": EMAIL, "sign-up-username": "Anna" });
      await fillPasswords(page, "sign-up", PASSWORD);
      await press(page, button);
      const taken = "An account with this email address already exists. Please log in instead.";
      await expectToast(page, "Registration Failed", taken);
      await expectErrors(page, { "sign-up-email": taken });
      await failing(page, "/api/auth/register");
      await press(page, button);
      await expectToast(page, "Registration Failed", "Unable to create account. Please try again.");
    });
  });

  test("login names what is missing, and says why it failed", async () => {
    const page = await stage.open("/auth");
    await page.getByRole("tab", { name: "Login" }).click();
    await press(page, "Log In");
    await expectToast(page, "Required Fields", "Please enter both email and password.");
    await expectErrors(page, { "login-email": BAD_EMAIL, "login-password": "Password is required" });
    await fill(page, { "login-email": EMAIL, "login-password": OTHER_PASSWORD });
    await press(page, "Log In");
    await expectToast(page, "Login Failed", "Email or password is not right. Please try again.");
    await failing(page, "/api/auth/login");
    await press(page, "Log In");
    await expectToast(page, "Login Failed", "Unable to log in. Please try again.");
  });

  test("contact names what is missing, and says how the sending went", async () => {
    const page = await stage.open("/contact");
    await page.getByRole("link", { name: "support@abpi-checker.example" }).waitFor();
    await press(page, "Send Message");
    await expectErrors(page, {
      "contact-name": "Please enter your full name",
      "contact-email": BAD_EMAIL,
      "contact-message": "Please enter a message",
    });
    await fill(page, { "contact-name": "Anna", "contact-email": EMAIL, "contact-message": "A question" });
    await failing(page, "/api/contact");
    await press(page, "Send Message");
    await expectToast(page, "Failed to send message", "Please try again or contact us directly.");
    await page.unrouteAll();
    await press(page, "Send Message");
    await page.getByText("Message sent!", { exact: true }).waitFor();
    await page.getByText("Thank you for your message. We reply within 24 hours on business days.").waitFor();
  });
}
