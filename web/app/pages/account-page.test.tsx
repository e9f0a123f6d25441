import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { account, demoUser, noSubscription, sessions, user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, messageOf, press, sentTo } from "#web/test/forms.ts";
import { fakeApi as fakeAnyApi, openPage, refusal } from "#web/test/render.tsx";

const fakeApi = (handlers: Parameters<typeof fakeAnyApi>[0] = {}) =>
  fakeAnyApi({
    "GET /api/account": { body: account },
    "GET /api/account/sessions": { body: sessions },
    [`GET /api/subscription/${user.id}`]: { body: noSubscription },
    ...handlers,
  });
const region = (name: string) => screen.findByRole("region", { name });
const dialog = (name: string) => screen.findByRole("alertdialog", { name });

beforeEach(() => localStorage.setItem("user", JSON.stringify(user)));

test("without a stored user the page leads to /auth", async () => {
  localStorage.clear();
  fakeApi();
  const router = openPage("/account");
  await screen.findByRole("heading", { level: 1, name: "Sign up or log in" });
  expect(router.state.location.pathname).toBe("/auth");
});

test("a session that has ended leads to the login and says so", async () => {
  fakeApi({ "GET /api/account": refusal(401, "unauthenticated", "Please log in to continue.") });
  openPage("/account");
  expect(await screen.findByText("Your session has ended. Please log in again.")).toBeDefined();
  expect(screen.getByRole("tab", { name: "Login", selected: true })).toBeDefined();
  expect(localStorage.getItem("user")).toBeNull();
});

test("the page shows username, email, sessions and where help is", async () => {
  fakeApi();
  openPage("/account");
  const details = await region("Your details");
  expect(within(details).getByLabelText<HTMLInputElement>("Username").value).toBe("Anna Whitfield");
  expect(within(details).getByLabelText<HTMLInputElement>("Email").value).toBe("anna@example.com");
  const list = await region("Sessions");
  expect(await within(list).findByText("This device")).toBeDefined();
  expect(within(list).getByText("Unknown device")).toBeDefined();
  expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact");
  const suggestion = await screen.findByRole("link", { name: /suggestion by email/ });
  expect(suggestion.getAttribute("href")).toMatch(/^mailto:help@example\.com\?/);
});

test("an account that cannot be fetched can be asked for again", async () => {
  fakeApi({ "GET /api/account": refusal(500, "internal", "Broken") });
  openPage("/account");
  expect(await screen.findByText("Failed to fetch account")).toBeDefined();
});

test("a new name is saved and greets at once", async () => {
  const calls = fakeApi({ "PATCH /api/account": { body: { ...account, username: "Anna Reed" } } });
  openPage("/account");
  const details = await region("Your details");
  fill({ Username: "A" }, details);
  press("Save Details", details);
  await expectSummary("Full name must be at least 2 characters");
  fill({ Username: "Anna Reed" }, details);
  press("Save Details", details);
  await expectToast("Account updated", "Your details have been saved.");
  expect(sentTo(calls, "PATCH /api/account")).toEqual([{ username: "Anna Reed", email: "anna@example.com" }]);
  expect(await screen.findByText("Welcome, Anna Reed")).toBeDefined();
});

test("another address asks for the password, and a wrong one is said beside it", async () => {
  fakeApi({
    "PATCH /api/account": refusal(401, "wrong-credentials", "The password is not right.", {
      password: "The password is not right.",
    }),
  });
  openPage("/account");
  const details = await region("Your details");
  fill({ Email: "new@example.com" }, details);
  press("Save Details", details);
  await expectSummary("Password is required");
  fill({ Password: "wrong" }, details);
  press("Save Details", details);
  await expectToast("Update Failed", "The password is not right.");
  expect(messageOf("details-password")).toBe("The password is not right.");
});

test("the password is changed, the form emptied and the sessions asked for again", async () => {
  const calls = fakeApi({ "POST /api/account/password": { body: { message: "Your password has been changed." } } });
  openPage("/account");
  const part = await region("Password");
  press("Change Password", part);
  await expectSummary("Password is required", "Password must be at least 8 characters");
  fill({ "Current Password": "Old-Horse-1", "New Password": "New-Horse-1", "Confirm Password": "New-Horse-2" }, part);
  press("Change Password", part);
  await expectToast("Password Mismatch", "Passwords don't match. Please try again.");
  fill({ "Confirm Password": "New-Horse-1" }, part);
  press("Change Password", part);
  await expectToast("Password changed", "Your password has been changed.");
  expect(within(part).getByLabelText<HTMLInputElement>("New Password").value).toBe("");
  await waitFor(() => expect(calls.filter(({ name }) => name === "GET /api/account/sessions")).toHaveLength(2));
});

test("other sessions end once that is confirmed", async () => {
  const calls = fakeApi({ "POST /api/account/sessions/end-others": { body: { ended: 1 } } });
  openPage("/account");
  const list = await region("Sessions");
  fireEvent.click(await within(list).findByRole("button", { name: "End All Other Sessions" }));
  const box = await dialog("End all other sessions?");
  expect(box.textContent).toContain("1 other session will be logged out at once.");
  press("End Sessions", box);
  await expectToast("Other sessions ended", "1 session logged out.");
  expect(calls.map(({ name }) => name)).toContain("POST /api/account/sessions/end-others");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("one session ends once that is confirmed", async () => {
  const calls = fakeApi({ "DELETE /api/account/sessions/b2": { status: 204 } });
  openPage("/account");
  const list = await region("Sessions");
  fireEvent.click(await within(list).findByRole("button", { name: "End the session on an unknown device" }));
  press("End Session", await dialog("End the session on an unknown device?"));
  await expectToast("Session ended", "an unknown device has been logged out.");
  expect(calls.map(({ name }) => name)).toContain("DELETE /api/account/sessions/b2");
  expect(within(list).queryByRole("button", { name: /Firefox/ })).toBeNull();
});

test("the user's data is saved as a file", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: vi.fn(() => "blob:x"), revokeObjectURL: vi.fn() }));
  fakeApi({ "GET /api/account/export": { body: { exportedAt: "2026-11-20T14:05:00.000Z" } } });
  openPage("/account");
  await region("Your data");
  press("Download My Data");
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test("the account is deleted with the password, and nothing of it stays here", async () => {
  let isRight = false;
  const wrong = refusal(401, "wrong-credentials", "The password is not right.", {
    password: "The password is not right.",
  });
  const calls = fakeApi({ "POST /api/account/delete": () => (isRight ? { status: 204 } : wrong) });
  const router = openPage("/account");
  await region("Your data");
  press("Delete My Account");
  const box = await dialog("Delete your account?");
  await waitFor(() => expect(document.activeElement).toBe(within(box).getByLabelText("Password")));
  fill({ Password: "wrong" }, box);
  press("Delete Account", box);
  await expectToast("Account Not Deleted", "The password is not right.");
  isRight = true;
  fill({ Password: "Correct-Horse-9" }, box);
  press("Delete Account", box);
  await expectToast("Account deleted", "Your account and everything in it are gone.");
  expect(router.state.location.pathname).toBe("/auth");
  expect(localStorage.getItem("user")).toBeNull();
  expect(sentTo(calls, "POST /api/account/delete")).toEqual([{ password: "wrong" }, { password: "Correct-Horse-9" }]);
});

test("in a demo the page offers to sign up, and to delete without a password", async () => {
  localStorage.setItem("user", JSON.stringify(demoUser));
  const calls = fakeApi({ "POST /api/account/delete": { status: 204 } });
  openPage("/account");
  const part = await region("Demo account");
  expect(within(part).getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/auth");
  press("Delete My Account");
  press("Delete Account", await dialog("Delete your account?"));
  await expectToast("Account deleted", "Your account and everything in it are gone.");
  expect(sentTo(calls, "POST /api/account/delete")).toEqual([{}]);
});

test("an address that is not confirmed is said to be, and its link can be sent again", async () => {
  const message = "We have sent a link to anna@example.com. It works once, for a day.";
  const calls = fakeApi({
    "GET /api/account": { body: { ...account, emailVerified: false } },
    "POST /api/account/verify-email/send": { body: { message } },
  });
  openPage("/account");
  const details = await region("Your details");
  expect(details.textContent).toContain("Not confirmed yet: anna@example.com.");
  press("Send the Link Again", details);
  await expectToast("Link sent", message);
  expect(calls.map(({ name }) => name)).toContain("POST /api/account/verify-email/send");
});

test("another address waits for its link, and the present one stays", async () => {
  fakeApi({ "PATCH /api/account": { body: { ...account, pendingEmail: "new@example.com" } } });
  openPage("/account");
  const details = await region("Your details");
  expect(details.textContent).toContain("Your email address is confirmed.");
  fill({ Email: "new@example.com" }, details);
  fill({ Password: "Correct-Horse-9" }, details);
  press("Save Details", details);
  await expectToast("Account updated", /^Please follow the link that we have sent to new@example\.com/);
  expect(details.textContent).toContain("Waiting for the new address: new@example.com.");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ email: "anna@example.com" });
});
