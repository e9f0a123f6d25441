import { type Browser, type Page } from "playwright-core";
import type { ServedApp } from "#worker/test/served-app.ts";
/** Opens Chromium: the machine's own where there is one, else the one that comes with the packages (Linux x64).
 * `more` are further switches of its command line. */
export declare function openBrowser(more?: string[]): Promise<Browser>;
/** What every group of tests plays on. */
export type Stage = {
  app: ServedApp;
  /** Opens a page of a browser of its own, in which the cookie banner has been answered. It is closed for the test. */
  open: (path: string) => Promise<Page>;
};
/** All of them when the long tests are asked for, else the first few. */
export declare function firstOf<T>(count: number, all: readonly T[]): T[];
