import axe from "axe-core";
import type { Page } from "playwright-core";

const WIDTHS = [
  [1280, 900],
  [390, 844],
] as const;
const SCHEMES = ["light", "dark"] as const;

/** What axe-core finds wrong with the page as it stands, wide and narrow, light and dark. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Evaluated, not added as a script: the content security policy would rightly refuse that.
  await page.evaluate(axe.source);
  for (const [width, height] of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await page.evaluate(async () => {
        const result = await window.axe.run({ resultTypes: ["violations"] });
        return result.violations;
      });
      for (const { id, nodes } of violations)
        found.push(`${width} ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    }
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
