import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PageMissing } from "#web/app/route-failed.tsx";
import { routes } from "#web/app/router.tsx";
import { fakeApi, openPage } from "#web/test/render.tsx";

/** Opens a page that cannot be had the first time. */
function openFailing(error: Error) {
  const page = routes[0]?.children?.[0]?.children?.find(({ path }) => path === "/contact");
  if (!page) throw new Error("No such page");
  vi.spyOn(page as { lazy: () => Promise<unknown> }, "lazy").mockRejectedValueOnce(error);
  fakeApi();
  return openPage("/contact");
}

test("a page that breaks can be loaded again", async () => {
  openFailing(new TypeError("x is undefined"));
  expect(await screen.findByText(/This page could not be shown\./)).toBeDefined();
  expect(screen.getByText("Nothing that you have saved is lost.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
});

test("without a connection that is said to be the reason, and nothing is loaded anew before there is one", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  openFailing(new PageMissing("No code"));
  expect(await screen.findByText(/You are offline\./, { selector: "[role=alert] p" })).toBeDefined();
  // jsdom would complain of a reload.
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/You are offline\./, { selector: "[role=alert] p" })).toBeDefined();
});
