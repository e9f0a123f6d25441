import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const NEW = { "New Password": "Correct-Horse-9", "Confirm Password": "Correct-Horse-9" };

async function openForgot() {
  openPage("/forgot-password");
  await screen.findByRole("heading", { level: 1, name: "Forgot your password?" });
}

async function openReset() {
  const router = openPage("/reset-password?token=t-1");
  await screen.findByRole("heading", { level: 1, name: "Set a new password" });
  return router;
}

test("a reset link needs an address, and a valid one", async () => {
  fakeApi();
  await openForgot();
  press("Send Reset Link");
  await expectToast("Email Required", "Please enter your email address.");
  await expectSummary("Please enter a valid email address");
  fill({ Email: "anna@" });
  press("Send Reset Link");
  await expectSummary("Please enter a valid email address");
  expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/auth");
});

test("a reset link that was sent is said in the server's words, and can be asked for again", async () => {
  const calls = fakeApi({ "POST /api/auth/forgot-password": { body: { message: "We have sent a link." } } });
  await openForgot();
  fill({ Email: "Anna@Example.com" });
  press("Send Reset Link");
  await expectToast("Reset Link Sent", "We have sent a link.");
  expect(sentTo(calls, "POST /api/auth/forgot-password")).toEqual([{ email: "anna@example.com" }]);
  press("Try another address or resend");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("anna@example.com");
});

test.each([
  [refusal(429, "rate-limited", "Too many attempts."), "Too many attempts."],
  [{ status: 500, body: "" }, "Unable to send reset email. Please try again."],
])("a reset link that could not be sent is said to be", async (answer, words) => {
  fakeApi({ "POST /api/auth/forgot-password": answer });
  await openForgot();
  fill({ Email: "anna@example.com" });
  press("Send Reset Link");
  await expectToast("Error", words);
});

test("an address without a token is an invalid link, with the way to another", async () => {
  fakeApi();
  openPage("/reset-password");
  await screen.findByRole("heading", { level: 1, name: "Invalid Reset Link" });
  await expectToast("Invalid Link", "This password reset link is invalid or has expired.");
  expect(screen.getByRole("link", { name: "Request New Link" }).getAttribute("href")).toBe("/forgot-password");
});

test("a reset asks for all fields, and for two passwords alike", async () => {
  fakeApi();
  await openReset();
  expect(screen.getByText("Must be 8+ characters with uppercase, lowercase, and number")).toBeDefined();
  press("Reset Password");
  await expectToast("Required Fields", "Please fill in all fields.");
  await expectSummary("Password must be at least 8 characters");
  fill({ ...NEW, "Confirm Password": "Other-Horse-9" });
  press("Reset Password");
  await expectToast("Password Mismatch", "Passwords don't match. Please try again.");
  await expectSummary("Passwords don't match");
});

test("a reset sends the token, forgets the old session and leads to the login", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  const calls = fakeApi({ "POST /api/auth/reset-password": { body: { message: "Done" } } });
  const router = await openReset();
  fill(NEW);
  press("Reset Password");
  await expectToast("Password Reset Successfully", "You can now log in with your new password.");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
  expect(sentTo(calls, "POST /api/auth/reset-password")).toEqual([
    { token: "t-1", password: "Correct-Horse-9", confirmPassword: "Correct-Horse-9" },
  ]);
  expect(localStorage.getItem("user")).toBeNull();
  expect(await screen.findByRole("tab", { name: "Login", selected: true })).toBeDefined();
});

test.each([
  [
    refusal(400, "invalid-request", "The link has expired.", { token: "The link has expired." }),
    "The link has expired.",
  ],
  [{ status: 500, body: "" }, "Unable to reset password. Please try again."],
])("a refused reset says why, and offers another link", async (answer, words) => {
  fakeApi({ "POST /api/auth/reset-password": answer });
  await openReset();
  fill(NEW);
  press("Reset Password");
  await expectToast("Reset Failed", words);
  expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe("/forgot-password");
});
