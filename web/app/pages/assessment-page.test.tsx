import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { detail } from "#web/test/fixtures.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

test("a saved assessment shows what was submitted and its result", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({ "GET /api/assessment/41": () => held.then(() => ({ body: detail })) });
  openPage("/assessment/41");
  expect(await screen.findByText("Loading assessment...")).toBeDefined();
  answer();
  expect(await screen.findByRole("heading", { level: 1, name: "relvantis-leavepiece-final.pdf" })).toBeDefined();
  expect(screen.getByText(/20 November 2026/)).toBeDefined();
  expect(screen.getByText("Healthcare Professionals (HCPs)")).toBeDefined();
  expect(screen.getByText("Print Materials")).toBeDefined();
  expect(screen.getByText("Second round, after comments from medical affairs.")).toBeDefined();
  expect(screen.getByText("High risk")).toBeDefined();
});

test("the context is left out where there was none", async () => {
  fakeApi({ "GET /api/assessment/41": { body: { ...detail, context: undefined } } });
  openPage("/assessment/41");
  await screen.findByText("Print Materials");
  expect(screen.queryByText("Context")).toBeNull();
});

test.each([
  ["missing", refusal(404, "not-found", "Not found")],
  ["failed", refusal(500, "internal", "Broken")],
])("a %s assessment shows the not-found view with a way back", async (_, answer) => {
  fakeApi({ "GET /api/assessment/41": answer });
  openPage("/assessment/41");
  expect(await screen.findByRole("heading", { level: 1, name: "Assessment Not Found" })).toBeDefined();
  expect(
    screen.getByText("The assessment you're looking for could not be found or may have been deleted."),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("an unknown address shows the 404 page and its own title", async () => {
  fakeApi();
  openPage("/nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeDefined();
  expect(document.title).toBe("Page not found · ABPI Compliance Checker");
});
