import sample from "virtual:sample-analysis";
import facts from "virtual:site-facts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatPrice, PLANS } from "#schema/plan.ts";
import { demoUser, user } from "#web/test/fixtures.ts";
import { fakeApi, openPage } from "#web/test/render.tsx";
import scorecard from "#worker/site/scorecard.json";

async function openLanding() {
  const calls = fakeApi();
  openPage("/");
  await screen.findByRole("heading", { level: 1, name: "ABPI Compliance Made Simple" });
  return calls;
}

test("a visitor is told the price of the plan table, twice, and where to try it", async () => {
  const calls = await openLanding();
  const subscribe = screen.getAllByRole("link", {
    name: `Subscribe from ${formatPrice(PLANS.standard.pricePence)}/month`,
  });
  expect(subscribe.map((link) => link.getAttribute("href"))).toEqual(["/pricing", "/pricing"]);
  const free = screen.getAllByRole("link", { name: "Try Free for 7 Days" });
  expect(free.map((link) => link.getAttribute("href"))).toEqual(["/auth", "/auth"]);
  expect(screen.getByText("7-Day Free Trial • No Credit Card Required")).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === "POST /api/events")).toHaveLength(1));
});

test("a visitor is led to the register of cases, without an account", async () => {
  await openLanding();
  const link = within(screen.getByRole("region", { name: "What it is" })).getByRole("link", {
    name: /PMCPA’s register/,
  });
  expect(link.getAttribute("href")).toBe("/cases");
});

test("it says how many cases can be searched, and of how many there is a summary", async () => {
  await openLanding();
  const { cases, register } = facts.library;
  expect(register).toBeGreaterThan(cases);
  const told = screen.getByText(`cases of the PMCPA’s register, ${cases} with a summary`);
  expect(told.parentElement?.textContent).toContain(register.toLocaleString("en-GB"));
  expect(document.body.textContent).not.toContain(`${cases} cases`);
});

test("the accuracy it states is what was recorded, the first unseen runs included", async () => {
  await openLanding();
  const table = within(screen.getByRole("region", { name: "Measured accuracy" }));
  const row = (name: RegExp) =>
    within(table.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  const newest = facts.unseen.at(-1);
  expect(row(new RegExp(`^Newest set ?${newest?.materials} materials`))).toEqual([
    `${newest?.clauseF1}%`,
    `${newest?.exactRisk}%`,
    `${newest?.evidenceHit}%`,
  ]);
  const earlier = facts.unseen.slice(0, -1).map(({ clauseF1 }) => Math.round(clauseF1));
  expect(row(/^Earlier unseen sets/)[0]).toBe(`${Math.min(...earlier)}–${Math.max(...earlier)}%`);
  expect(row(new RegExp(`^Development set ?${scorecard.materials} materials`)).slice(0, 2)).toEqual([
    `${scorecard.clauseF1}%`,
    `${scorecard.exactRisk}%`,
  ]);
});

test("the sample's result shows every clause, with findings that quote the sample", async () => {
  await openLanding();
  const found = await screen.findByRole("region", { name: "What the engine found" });
  expect(within(found).getByText("High risk")).toBeDefined();
  const lines = [...found.querySelectorAll("li > details > summary")];
  expect(lines.length).toBeGreaterThanOrEqual(facts.clauses);
  const quotes = [...found.querySelectorAll("blockquote")];
  expect(quotes.length).toBeGreaterThan(5);
  for (const quote of quotes) expect(sample.text).toContain(/^“(.*)”/s.exec(quote.textContent)?.[1]);
});

test.each([
  ["a user", user],
  ["a demo user", demoUser],
])("%s who is stored goes on to the checker", async (_who, stored) => {
  localStorage.setItem("user", JSON.stringify(stored));
  fakeApi({ "GET /api/auth/me": { body: { user: stored } } });
  const router = openPage("/");
  await screen.findByRole("heading", { level: 1, name: "ABPI Compliance Checker" });
  expect(router.state.location.pathname).toBe("/dashboard");
});
