import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { AppInUse } from "#worker/test/served-app.ts";
import { openBrowser } from "./browser.ts";
import { sharedApp } from "./shared-app.ts";

/** The shared application and a browser of one's own, for all tests of a file; both are there once the tests run. */
export function inBrowser(): { readonly app: AppInUse; readonly browser: Browser } {
  let app: AppInUse | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    app = await sharedApp();
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error("Only tests may use it, not what stands around them");
    return part;
  };
  return {
    get app() {
      return there(app);
    },
    get browser() {
      return there(browser);
    },
  };
}
