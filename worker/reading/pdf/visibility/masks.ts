import type { Colours } from "../painted-page.ts";

/** The masks of a page: groups that are painted only to say how much of others is let through. */
export class Masks {
  /** What the last mask lets through at most, 0 to 1. */
  light = 1;
  /** For each group that is open, whether it is a mask. */
  readonly #open: boolean[] = [];
  #isOfLight = true;
  #most = 0;

  get isInside(): boolean {
    return this.#open.includes(true);
  }

  /** Begins a group; `mask` is what pdf.js says of it as a mask, nothing where it is none. */
  open(mask: unknown): void {
    if (mask && !this.isInside) {
      const { subtype, backdrop, transferMap } = mask as {
        subtype?: string;
        backdrop?: unknown;
        transferMap?: unknown;
      };
      this.#isOfLight = subtype !== "Alpha";
      const isLit = Array.isArray(backdrop) && backdrop.some((part) => Number(part) > 0);
      this.#most = (this.#isOfLight && isLit) || transferMap ? 1 : 0;
    }
    this.#open.push(Boolean(mask));
  }

  /** Something is painted in a mask, in colours of which the lightest counts, or is known to nobody. */
  paint(colours: Colours, opacity: number): void {
    const lightest =
      colours === null ? 1 : Math.max(0, ...colours.map(([r, g, b]) => (0.3 * r + 0.59 * g + 0.11 * b) / 255));
    this.#most = Math.max(this.#most, (this.#isOfLight ? lightest : 1) * opacity);
  }

  close(): void {
    if (this.#open.pop() && !this.isInside) this.light = this.#most;
  }
}
