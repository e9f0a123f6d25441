import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CookieBanner } from "#web/app/cookie-banner.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ["Accept Essential Cookies", true],
  ["Decline", false],
  ["Close", false],
])("%s stores accepted = %s and is not asked again", (button, accepted) => {
  render(<CookieBanner />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole("button", { name: button }));
  expect(JSON.parse(localStorage.getItem("cookie-consent") ?? "")).toEqual({ accepted });
  cleanup();
  render(<CookieBanner />, { wrapper: MemoryRouter });
  expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
});
