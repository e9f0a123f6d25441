import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import type { ServedApp } from "#worker/test/served-app.ts";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const LAUNCHES = 20;
const BETWEEN_LAUNCHES_MS = 500;

/** Opens Chromium: the machine's own where there is one, else the one that comes with the packages (Linux x64).
 * `more` are further switches of its command line. */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking", ...more];
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args });
  if (process.platform !== "linux" || process.arch !== "x64") return chromium.launch({ channel: "chrome", args });
  // Set before the import: only then does the package unpack the libraries that a minimal Linux lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const packaged = (await import("@sparticuz/chromium")).default;
  return launchUnpacked(await packaged.executablePath(), args);
}

/** While another process still unpacks the browser, it cannot be started ("text file busy"). */
async function launchUnpacked(executablePath: string, args: string[]): Promise<Browser> {
  for (let left = LAUNCHES; ; left--)
    try {
      return await chromium.launch({ executablePath, args });
    } catch (error) {
      if (left === 1 || !String(error).includes("ETXTBSY")) throw error;
      await new Promise((done) => setTimeout(done, BETWEEN_LAUNCHES_MS));
    }
}

/** What every group of tests plays on. */
export type Stage = {
  app: ServedApp;
  /** Opens a page of a browser of its own, in which the cookie banner has been answered. It is closed for the test. */
  open: (path: string) => Promise<Page>;
};

/** All of them when the long tests are asked for, else the first few. */
export function firstOf<T>(count: number, all: readonly T[]): T[] {
  return process.env.TEST_ALL ? [...all] : all.slice(0, count);
}
