import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { demoUser, user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const panel = (name: string) => screen.findByRole("tabpanel", { name });

async function openLogin() {
  const router = openPage("/auth");
  fireEvent.click(await screen.findByRole("tab", { name: "Login" }));
  return { router, part: await panel("Login") };
}

test("an empty login asks for both, and names each", async () => {
  fakeApi();
  const { part } = await openLogin();
  press("Log In", part);
  await expectToast("Required Fields", "Please enter both email and password.");
  await expectSummary("Please enter a valid email address", "Password is required");
});

test("somebody who is logged in is told so, and led back to the checker", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  fakeApi();
  openPage("/auth");
  expect(await screen.findByText(/You are logged in as/)).toBeDefined();
  expect(screen.getByText(user.email)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the checker" }).getAttribute("href")).toBe("/dashboard");
});

test("a login opens the first address as the new person, with nothing of the last one", async () => {
  localStorage.setItem("user", JSON.stringify(demoUser));
  localStorage.setItem("checker-draft", JSON.stringify({ context: "of the demo" }));
  const calls = fakeApi({ "POST /api/auth/login": { body: { user } } });
  const { router, part } = await openLogin();
  expect(screen.getByRole("link", { name: "Forgot your password?" }).getAttribute("href")).toBe("/forgot-password");
  fill({ Email: user.email, Password: "Correct-Horse-9" }, part);
  press("Log In", part);
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  await waitFor(() => expect(calls.some(({ url }) => url.search === "?userId=9&limit=3")).toBe(true));
  expect(localStorage.getItem("checker-draft")).toBeNull();
});

test.each([
  [
    refusal(401, "wrong-credentials", "The email address or password is incorrect."),
    "The email address or password is incorrect.",
  ],
  [{ status: 500, body: "" }, "Unable to log in. Please try again."],
])("a failed login says why and keeps what was typed", async (answer, words) => {
  fakeApi({ "POST /api/auth/login": answer });
  const { part } = await openLogin();
  fill({ Email: user.email, Password: "wrong" }, part);
  press("Log In", part);
  await expectToast("Login Failed", words);
  expect(part.querySelector<HTMLInputElement>("[name=email]")?.value).toBe(user.email);
  expect(part.querySelector<HTMLInputElement>("[name=password]")?.value).toBe("wrong");
});

test("offline is said as such, in the form and above the page, and the form keeps what was typed", async () => {
  fakeApi({
    "POST /api/auth/login": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { part } = await openLogin();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(await screen.findByText(/^You are offline. What you have typed stays here/)).toBeDefined();
  fill({ Email: user.email, Password: "Correct-Horse-9" }, part);
  press("Log In", part);
  await expectToast("Login Failed", "You are offline. Please try again when you are connected.");
  expect(part.textContent).toContain("You are offline. Please try again when you are connected.");
  expect(part.querySelector<HTMLInputElement>("[name=password]")?.value).toBe("Correct-Horse-9");
});

test("a second press while the first is under way sends nothing", async () => {
  const calls = fakeApi({ "POST /api/auth/login": () => new Promise(() => undefined) });
  const { part } = await openLogin();
  fill({ Email: user.email, Password: "Correct-Horse-9" }, part);
  press("Log In", part);
  await waitFor(() => expect(sentTo(calls, "POST /api/auth/login")).toHaveLength(1));
  press("Logging in…", part);
  expect(sentTo(calls, "POST /api/auth/login")).toHaveLength(1);
});
