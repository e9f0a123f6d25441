import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { demoUser, user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, messageOf, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const FILLED = {
  Email: "Anna@Example.com ",
  "Full Name": "Anna Whitfield",
  Password: "Correct-Horse-9",
  "Confirm Password": "Correct-Horse-9",
};
const panel = (name: string) => screen.findByRole("tabpanel", { name });

async function openSignUp() {
  const router = openPage("/auth");
  return { router, part: await panel("Sign Up") };
}

test("Sign Up is open at first, says what a password needs, and works with password managers", async () => {
  fakeApi();
  const { part } = await openSignUp();
  expect(screen.getByRole("tab", { name: "Sign Up" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByText("Minimum 8 characters, 1 uppercase, 1 lowercase, 1 number")).toBeDefined();
  const inputs = [...part.querySelectorAll("input")].map(({ name, type, autocomplete }) => [name, type, autocomplete]);
  expect(inputs).toEqual([
    ["email", "email", "username"],
    ["username", "text", "name"],
    ["password", "password", "new-password"],
    ["confirmPassword", "password", "new-password"],
  ]);
});

test("a password can be shown and hidden", async () => {
  fakeApi();
  const { part } = await openSignUp();
  const input = part.querySelector<HTMLInputElement>("[name=password]");
  press("Show password", part);
  expect(input?.type).toBe("text");
  press("Hide password", part);
  expect(input?.type).toBe("password");
});

test("an empty sign-up names every field and asks for all of them", async () => {
  fakeApi();
  const { part } = await openSignUp();
  press("Create Account", part);
  await expectToast("Required Fields", "Please fill in all required fields.");
  await expectSummary(
    "Please enter a valid email address",
    "Full name must be at least 2 characters",
    "Password must be at least 8 characters",
  );
  expect(messageOf("sign-up-email")).toBe("Please enter a valid email address");
});

test.each([
  ["Ab1", "Password must be at least 8 characters"],
  ["abcdefg1x", "Password must contain at least one uppercase letter"],
  ["ABCDEFG1X", "Password must contain at least one lowercase letter"],
  ["Abcdefghx", "Password must contain at least one number"],
  ["Password123", "This password is too common. Please choose one that is harder to guess."],
])("the password %s is refused: %s", async (password, message) => {
  fakeApi();
  const { part } = await openSignUp();
  fill({ ...FILLED, Password: password, "Confirm Password": password }, part);
  press("Create Account", part);
  await expectSummary(message);
  expect(messageOf("sign-up-password")).toBe(message);
});

test("two passwords that differ are said beside the field and in a toast", async () => {
  fakeApi();
  const { part } = await openSignUp();
  fill({ ...FILLED, "Confirm Password": "Correct-Horse-8" }, part);
  press("Create Account", part);
  await expectToast("Password Mismatch", "Passwords don't match. Please try again.");
  await expectSummary("Passwords don't match");
  fireEvent.change(screen.getByLabelText("Confirm Password"), { target: { value: "Correct-Horse-9" } });
  expect(messageOf("sign-up-confirmPassword")).toBeUndefined();
});

test("signing up in a demo says that its history stays, stores the user and starts the trial", async () => {
  localStorage.setItem("user", JSON.stringify(demoUser));
  const calls = fakeApi({
    "POST /api/auth/register": { status: 201, body: { user: { ...user, id: demoUser.id } } },
    [`GET /api/subscription/${demoUser.id}`]: () => new Promise(() => undefined),
  });
  const { router, part } = await openSignUp();
  expect(screen.getByText(/By signing up you agree/).textContent).toContain("Terms of Service and Privacy Policy");
  expect(screen.getByText(/Sign up to keep the checks from this demo/)).toBeDefined();
  fill(FILLED, part);
  press("Create Account", part);
  await screen.findByRole("heading", { level: 1, name: "Subscribe" });
  expect(router.state.location.pathname).toBe("/subscribe");
  expect(sentTo(calls, "POST /api/auth/register")).toEqual([
    {
      email: "anna@example.com",
      username: "Anna Whitfield",
      password: FILLED.Password,
      confirmPassword: FILLED.Password,
    },
  ]);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ username: "Anna Whitfield", isDemo: false });
  expect(await screen.findByText("Welcome, Anna Whitfield")).toBeDefined();
});

test("a refused registration shows the server's words, beside the field they belong to", async () => {
  const taken = "An account with this email address already exists. Please log in instead.";
  fakeApi({ "POST /api/auth/register": refusal(409, "conflict", taken, { email: taken }) });
  const { part } = await openSignUp();
  fill(FILLED, part);
  press("Create Account", part);
  await expectToast("Registration Failed", taken);
  await expectSummary(taken);
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Anna Whitfield");
});

test("a registration that fails without words has ours", async () => {
  fakeApi({ "POST /api/auth/register": { status: 500, body: "" } });
  const { part } = await openSignUp();
  fill(FILLED, part);
  press("Create Account", part);
  await expectToast("Registration Failed", "Unable to create account. Please try again.");
});

test("arrow keys move between the tabs, and what was typed in one stays", async () => {
  fakeApi();
  const { part } = await openSignUp();
  fill({ "Full Name": "Anna" }, part);
  const tab = screen.getByRole("tab", { name: "Sign Up" });
  tab.focus();
  fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Login", selected: true }));
  fireEvent.keyDown(document.activeElement as Element, { key: "Home" });
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Anna");
});
