import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { routes } from "#web/app/router.tsx";
import { fakeApi, openPage } from "#web/test/render.tsx";

/** Opens a page whose code cannot be fetched. */
function openWithoutCode(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const page = routes[0]?.children?.[0]?.children?.find(({ path }) => path === "/contact");
  if (!page) throw new Error("No such page");
  vi.spyOn(page as { lazy: () => Promise<unknown> }, "lazy").mockRejectedValue(new TypeError("Failed to fetch"));
  fakeApi();
  openPage("/contact");
}

test("a page whose code cannot be fetched can be loaded again", async () => {
  openWithoutCode(true);
  expect(await screen.findByText(/This page could not be shown\. Nothing that you have saved is lost\./)).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
});

test("without a connection that is said to be the reason", async () => {
  openWithoutCode(false);
  expect(await screen.findByText(/You are offline, and this page has not been opened before\./)).toBeDefined();
});
