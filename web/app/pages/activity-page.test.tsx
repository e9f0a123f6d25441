import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { detail, listItem, user } from "#web/test/fixtures.ts";
import { expectToast, press } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const LIST = "GET /api/assessments/user/9";
const page = (from: number, length: number) =>
  Array.from({ length }, (_, index) => ({
    ...listItem,
    id: String(from - index),
    filename: `piece-${from - index}.pdf`,
  }));
const searches = (calls: { name: string; url: URL }[]) =>
  calls.filter(({ name }) => name === LIST).map(({ url }) => Object.fromEntries(url.searchParams));

beforeEach(() => localStorage.setItem("user", JSON.stringify(user)));

test("without a stored user the page is empty", async () => {
  localStorage.clear();
  fakeApi();
  openPage("/activity");
  await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
  expect(screen.getByRole("main").textContent).toBe("");
});

test("a card says what was checked, when, for whom and what came of it, and leads to it", async () => {
  const summary = "x".repeat(151);
  fakeApi({ [LIST]: { body: [{ ...listItem, summary }] } });
  openPage("/activity");
  const link = await screen.findByRole("link", { name: "relvantis-leavepiece-final.pdf" });
  expect(link.getAttribute("href")).toBe("/assessment/41");
  const card = within(link.closest("li") as HTMLElement);
  expect(card.getByText("high risk")).toBeDefined();
  expect(card.getByText(/^20 November 2026 at /)).toBeDefined();
  expect(card.getByText(/Healthcare Professionals \(HCPs\).*Print Materials.*Detail aid or leavepiece/)).toBeDefined();
  expect(card.getByText(`${"x".repeat(150)}…`)).toBeDefined();
});

test("no assessments yet: what will be here and how to begin", async () => {
  fakeApi({ [LIST]: { body: [] } });
  openPage("/activity");
  expect(await screen.findByRole("heading", { name: "No assessments yet" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Upload Material" }).getAttribute("href")).toBe("/");
});

test("Load More shows while the last page was full, and counts from the first page's newest", async () => {
  const calls = fakeApi({
    [LIST]: ({ url }) => ({ body: url.searchParams.get("page") === "1" ? page(41, 20) : page(21, 3) }),
  });
  openPage("/activity");
  fireEvent.click(await screen.findByRole("button", { name: "Load More" }));
  expect(await screen.findByRole("link", { name: "piece-19.pdf" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  expect(screen.getByText("23 assessments shown, newest first")).toBeDefined();
  expect(searches(calls)).toEqual([
    { page: "1", limit: "20" },
    { page: "2", limit: "20", asOf: listItem.createdAt },
  ]);
});

test("search and risk narrow the list, live in the address, and can be cleared", async () => {
  const calls = fakeApi({ [LIST]: ({ url }) => ({ body: url.searchParams.has("q") ? [] : [listItem] }) });
  const router = openPage("/activity");
  await screen.findByRole("link", { name: listItem.filename });
  fireEvent.change(screen.getByLabelText("Risk level"), { target: { value: "MEDIUM" } });
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "relv " } });
  expect(await screen.findByRole("heading", { name: "No assessment matches" })).toBeDefined();
  expect(router.state.location.search).toBe("?risk=MEDIUM&q=relv");
  expect(searches(calls).at(-1)).toEqual({ page: "1", limit: "20", q: "relv", risk: "MEDIUM" });
  press("Show all");
  await screen.findByRole("link", { name: listItem.filename });
  expect(screen.getByLabelText<HTMLInputElement>("Search").value).toBe("");
});

test("a list that failed says so, and can be tried again", async () => {
  let isBroken = true;
  fakeApi({ [LIST]: () => (isBroken ? refusal(500, "internal", "Broken") : { body: [listItem] }) });
  openPage("/activity");
  expect(await screen.findByText("Failed to fetch user assessments")).toBeDefined();
  isBroken = false;
  press("Try again");
  expect(await screen.findByRole("link", { name: listItem.filename })).toBeDefined();
});

test("an assessment is deleted once that is confirmed, and leaves the list", async () => {
  let items = [listItem];
  fakeApi({
    [LIST]: () => ({ body: items }),
    "DELETE /api/assessment/41": () => {
      items = [];
      return { status: 204 };
    },
  });
  openPage("/activity");
  fireEvent.click(await screen.findByRole("button", { name: `Delete ${listItem.filename}` }));
  press("Keep Assessment", await screen.findByRole("alertdialog", { name: "Delete this assessment?" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  press(`Delete ${listItem.filename}`);
  press("Delete Assessment", await screen.findByRole("alertdialog", { name: "Delete this assessment?" }));
  await expectToast("Assessment deleted", listItem.filename);
  expect(await screen.findByRole("heading", { name: "No assessments yet" })).toBeDefined();
});

test("a saved assessment can be deleted from its own page, which then leads to the history", async () => {
  fakeApi({
    "GET /api/assessment/41": { body: detail },
    "DELETE /api/assessment/41": { status: 204 },
    [LIST]: { body: [] },
  });
  const router = openPage("/assessment/41");
  fireEvent.click(await screen.findByRole("button", { name: `Delete ${detail.filename}` }));
  press("Delete Assessment", await screen.findByRole("alertdialog"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/activity"));
});

test("a session that has ended leads to the login", async () => {
  fakeApi({ [LIST]: refusal(401, "unauthenticated", "Please log in to continue.") });
  const router = openPage("/activity");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
});
