import type { Page } from "playwright-core";

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
