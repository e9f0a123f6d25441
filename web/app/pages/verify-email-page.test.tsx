import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { user } from "#web/test/fixtures.ts";
import { fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const LINK = "/verify-email?token=t-1";
const signIn = () => localStorage.setItem("user", JSON.stringify(user));

test("the link confirms the address on a click, not by being opened", async () => {
  signIn();
  const changed = { ...user, email: "new@example.com" };
  const calls = fakeApi({ "POST /api/account/verify-email": { body: { user: changed } } });
  openPage(LINK);
  await screen.findByRole("heading", { level: 1, name: "Confirm your email address" });
  expect(sentTo(calls, "POST /api/account/verify-email")).toEqual([]);
  press("Confirm Email Address");
  await screen.findByRole("heading", { level: 1, name: "Email address confirmed" });
  expect(sentTo(calls, "POST /api/account/verify-email")).toEqual([{ token: "t-1" }]);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ email: "new@example.com" });
});

test("a link that works no more is said to", async () => {
  signIn();
  fakeApi({ "POST /api/account/verify-email": refusal(400, "invalid-request", "This link has expired.") });
  openPage(LINK);
  await screen.findByRole("heading", { level: 1, name: "Confirm your email address" });
  press("Confirm Email Address");
  expect((await screen.findByRole("alert")).textContent).toBe("This link has expired.");
});

test("without a session the login comes first, and leads back to the link", async () => {
  fakeApi({ "POST /api/auth/login": { body: { user } } });
  const router = openPage(LINK);
  (await screen.findByRole("link", { name: "Log In" })).click();
  const login = await screen.findByRole("tabpanel", { name: "Login" });
  fill({ Email: user.email, Password: "Correct-Horse-9" }, login);
  press("Log In", login);
  await screen.findByRole("button", { name: "Confirm Email Address" });
  expect(router.state.location.pathname + router.state.location.search).toBe(LINK);
});

test("a link without its token is said to be incomplete", async () => {
  fakeApi();
  openPage("/verify-email");
  await screen.findByRole("heading", { level: 1, name: "Invalid link" });
});
