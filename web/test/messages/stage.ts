import type { Page } from "playwright-core";
import type { ServedApp } from "#worker/test/served-app.ts";

/** What every group of tests plays on. */
export type Stage = {
  app: ServedApp;
  /** Opens a page of a browser of its own, in which the cookie banner has been answered. It is closed for the test. */
  open: (path: string) => Promise<Page>;
};
