import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { noSubscription, trial, user } from "#web/test/fixtures.ts";
import { press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage } from "#web/test/render.tsx";

const card = (name: string) => screen.findByRole("region", { name });

test("three cards, with every figure from the plan table", async () => {
  fakeApi();
  openPage("/pricing");
  const [free, standard, premium] = [await card("Free Trial"), await card("Standard"), await card("Premium")];
  expect(free.textContent).toContain("£0per month");
  expect(free.textContent).toContain("3 analyses per month");
  expect(within(standard).getByText("Most Popular")).toBeDefined();
  expect(standard.textContent).toContain("£34.99per month£0.70 per analysis");
  expect(within(premium).getByText("Best Value")).toBeDefined();
  expect(premium.textContent).toContain("£64.99per month£0.325 per analysis: 54% less than Standard");
  expect(screen.getByRole("heading", { name: "All Plans Include" })).toBeDefined();
  for (const title of ["Latest PMCPA cases", "ABPI 2024 code analysis", "Expert support"])
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
  const table = screen.getByRole("table", { name: "What each plan includes" });
  const matching = within(table).getByRole("row", { name: /PMCPA case matching/ });
  expect(
    within(matching)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Included", "Included", "Included"]);
});

test("the free plan leads to the sign-up", async () => {
  fakeApi();
  openPage("/pricing");
  expect(
    within(await card("Free Trial"))
      .getByRole("link", { name: "Start Free" })
      .getAttribute("href"),
  ).toBe("/auth");
});

test("a paid plan is kept for the subscribe page, and counted", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  const calls = fakeApi({
    "GET /api/subscription/9": { body: noSubscription },
    "POST /api/create-subscription": () => new Promise(() => undefined),
  });
  const router = openPage("/pricing");
  press("Choose Premium", await card("Premium"));
  await screen.findByText("Setting up your subscription...");
  expect(router.state.location.pathname).toBe("/subscribe");
  expect(JSON.parse(sessionStorage.getItem("selected-plan") ?? "")).toBe("premium");
  expect(sentTo(calls, "POST /api/events")).toContainEqual({ name: "plan_chosen", plan: "premium" });
});

test("whoever has a plan sees which", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  fakeApi({ "GET /api/subscription/9": { body: trial } });
  openPage("/pricing");
  const standard = await card("Standard");
  expect(await within(standard).findByText("Your plan")).toBeDefined();
  expect(within(standard).getByRole("link", { name: "Manage Standard" }).getAttribute("href")).toBe("/account");
});
