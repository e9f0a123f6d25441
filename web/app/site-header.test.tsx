import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { demoUser, user } from "#web/test/fixtures.ts";
import { fakeApi, openPage } from "#web/test/render.tsx";

const openMenu = async () =>
  fireEvent.keyDown(await screen.findByRole("button", { name: "My Account" }), { key: "Enter" });

test("a visitor has the two ways in, each opening its tab", async () => {
  fakeApi();
  openPage("/contact");
  fireEvent.click(await screen.findByRole("link", { name: "Login" }));
  expect(await screen.findByRole("tab", { name: "Login", selected: true })).toBeDefined();
  fireEvent.click(screen.getByRole("link", { name: "Sign Up" }));
  expect(await screen.findByRole("tab", { name: "Sign Up", selected: true })).toBeDefined();
});

test("a demo has the two ways in as well", async () => {
  localStorage.setItem("user", JSON.stringify(demoUser));
  fakeApi();
  openPage("/contact");
  expect(await screen.findByRole("link", { name: "Demo account" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/auth");
  expect(screen.queryByRole("button", { name: "My Account" })).toBeNull();
});

test("the account menu leads to the settings, and the page's heading takes the focus", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  fakeApi({ "GET /api/account": { body: user }, "GET /api/account/sessions": { body: [] } });
  openPage("/contact");
  expect(await screen.findByText("Welcome, Anna Whitfield")).toBeDefined();
  const takeBack = vi.spyOn(await screen.findByRole("button", { name: "My Account" }), "focus");
  await openMenu();
  const item = await screen.findByRole("menuitem", { name: "Account Settings" });
  takeBack.mockClear();
  fireEvent.click(item);
  const heading = await screen.findByRole("heading", { level: 1, name: "Account Settings" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(takeBack).not.toHaveBeenCalled();
});

test("Logout ends the session, forgets the person and goes to /auth", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  localStorage.setItem("user", JSON.stringify(user));
  sessionStorage.setItem("selected-plan", '"premium"');
  const calls = fakeApi({ "POST /api/auth/logout": { status: 204 } });
  openPage("/contact");
  await openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/auth"));
  expect(calls.map(({ name }) => name)).toContain("POST /api/auth/logout");
  expect(localStorage.getItem("user")).toBeNull();
  expect(sessionStorage.getItem("selected-plan")).toBeNull();
});

test("a signed-in user whose session is over is not handed a demo account", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  const calls = fakeApi({ "GET /api/auth/me": { body: { user: null } } });
  openPage("/dashboard");
  expect(await screen.findByText("Your session has ended. Please log in again.")).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain("POST /api/auth/demo");
});

test.each([
  ["signed out", null, "assign"],
  ["signed in as somebody else", JSON.stringify({ ...user, id: 10 }), "reload"],
] as const)("a person who has %s in another tab takes this page with them", async (_, newValue, way) => {
  const location = { ...window.location, assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal("location", location);
  fakeApi();
  openPage("/contact");
  await screen.findByRole("heading", { level: 1 });
  const stored = (value: string | null) =>
    fireEvent(window, new StorageEvent("storage", { key: "user", oldValue: JSON.stringify(user), newValue: value }));
  // The page listens a moment after it is painted.
  await waitFor(() => {
    stored(newValue);
    expect(location[way]).toHaveBeenCalledOnce();
  });
  stored(JSON.stringify({ ...user, username: "A" }));
  expect(location[way]).toHaveBeenCalledOnce();
});
