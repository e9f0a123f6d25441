import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MAX_STEPS = 200;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Steps with the Tab key until the target has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} was not reached by ${MAX_STEPS} steps of the Tab key`);
}

/** Steps to a control and presses Enter on it. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Steps to a field and types into it. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Waits for a page by its heading, which has taken the focus. */
export async function arriveAt(page: Page, heading: string) {
  const title = page.getByRole("heading", { level: 1, name: heading });
  await title.waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
}
