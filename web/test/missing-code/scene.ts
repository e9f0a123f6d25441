import type { Locator, Page } from "playwright-core";

/** Something a person does that fetches code: opening a page, and then a step on it. */
export type Scene = {
  path: string;
  as: "visitor" | "user" | "admin";
  /** Answers calls of the page that the served application cannot. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What can be seen once all of the page is there. */
  alive: (page: Page) => Locator;
  act?: (page: Page) => Promise<unknown>;
  /** What the step leads to, with all of the code or without some of it. */
  outcome?: (page: Page) => Locator;
};

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first();
const accept = (page: Page) => button(page, "Accept Essential Cookies");

/** A page that is only opened. */
export const visit = (path: string): Scene => ({ path, as: "visitor", alive: accept });
