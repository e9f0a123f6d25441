import type { Browser, Page } from "playwright-core";
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

/** Keeps pictures of a page in the folder that SHOTS names: wide and narrow, light and dark; nothing without it. */
export async function shot(page: Page, name: string) {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const [width, theme] of [
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: width === 390 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  // Colours change over a moment: what follows may measure them.
  await page.waitForTimeout(400);
}
