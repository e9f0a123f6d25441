import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { demoUser, usage, user } from "#web/test/fixtures.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

test("the checker opens with a demo account when nobody is signed in", async () => {
  const calls = fakeApi({
    "GET /api/auth/me": { body: { user: null } },
    "POST /api/auth/demo": { body: { user: demoUser } },
  });
  const router = openPage("/dashboard");
  await screen.findByText("Demo account");
  expect(screen.getByRole("heading", { level: 1, name: "ABPI Compliance Checker" })).toBeDefined();
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(demoUser);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("GET /api/usage-limits"));
  const recent = calls.find(({ name }) => name === "GET /api/assessments/recent");
  expect(recent?.url.search).toBe("?userId=7&limit=3");
});

test("the sidebar shows use, the two newest materials and the month", async () => {
  fakeApi();
  openPage("/dashboard");
  const panel = await screen.findByRole("region", { name: "Monthly Usage" });
  expect(await within(panel).findByText("Active")).toBeDefined();
  expect(within(panel).getByText("Free Trial £0/month")).toBeDefined();
  expect(within(panel).getByText(/Upgrade to Standard: 50 analyses per month for £34.99/)).toBeDefined();
  expect(within(panel).getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/pricing");
  const link = await screen.findByRole("link", { name: /relvantis-leavepiece…/ });
  expect(link.textContent).toBe("relvantis-leavepiece…high risk");
  expect(link.getAttribute("href")).toBe("/assessment/41");
  const month = screen.getByRole("region", { name: "This Month" });
  expect(
    within(month)
      .getAllByRole("definition")
      .map((item) => item.textContent),
  ).toEqual(["4", "2", "1"]);
});

test("at the limit the usage panel says what can be done, with a full bar", async () => {
  fakeApi({ "GET /api/usage-limits": { body: { ...usage, used: 5, remaining: 0, allowed: false } } });
  openPage("/dashboard");
  expect(await screen.findByText("Limit Reached")).toBeDefined();
  expect(
    screen.getByText(
      "Monthly limit reached - Upgrade your subscription or wait until next month to continue analysing documents.",
    ),
  ).toBeDefined();
  const bar = screen.getByRole("progressbar", { name: "Analyses used this month" });
  expect(bar.getAttribute("aria-valuenow")).toBe("100");
});

test("each panel that fails says which, and can be tried again", async () => {
  const broken = refusal(500, "internal", "Broken");
  const calls = fakeApi({
    "GET /api/usage-limits": broken,
    "GET /api/stats": broken,
    "GET /api/assessments/recent": broken,
  });
  openPage("/dashboard");
  for (const message of ["Failed to fetch usage", "Failed to fetch stats", "Failed to fetch recent activity"]) {
    expect(await screen.findByText(message)).toBeDefined();
  }
  const month = screen.getByRole("region", { name: "This Month" });
  fireEvent.click(within(month).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "GET /api/stats")).toHaveLength(2));
});

test("an empty history says what will be there", async () => {
  fakeApi({ "GET /api/assessments/recent": { body: [] } });
  openPage("/dashboard");
  expect(await screen.findByText(/Your checks will appear here/)).toBeDefined();
});

test("a session that ends before a material is sent leads to the login", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  const over = refusal(401, "unauthenticated", "Please log in to continue.");
  let hasEnded = false;
  fakeApi({
    "GET /api/auth/me": () => ({ body: { user: hasEnded ? null : user } }),
    "GET /api/usage-limits": () => (hasEnded ? over : { body: usage }),
    "POST /api/analyze": over,
    "GET /samples/leavepiece-with-faults.txt": { body: "Relvantis" },
  });
  openPage("/dashboard");
  await screen.findByText("Active");
  hasEnded = true;
  fireEvent.click(screen.getByRole("button", { name: /^Leavepiece with faults/ }));
  await screen.findByRole("heading", { level: 1, name: "Sign up or log in" });
  // The page says it; no toast repeats it.
  expect(screen.getAllByText("Your session has ended. Please log in again.")).toHaveLength(1);
  expect(screen.queryByText("Analysis failed")).toBeNull();
});

test("a session that was ended elsewhere leads to the login", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  let hasEnded = false;
  fakeApi({
    "GET /api/auth/me": () => ({ body: { user: hasEnded ? null : user } }),
    "GET /api/usage-limits": () => {
      hasEnded = true;
      return refusal(401, "unauthenticated", "Please log in to continue.");
    },
  });
  openPage("/dashboard");
  expect(await screen.findByText("Your session has ended. Please log in again.")).toBeDefined();
});
