import type { Span } from "./types.ts";

/** Finds names in a text whatever their case, as words of their own: `isPart` says which characters go on a word. */
export function mentionsIn(text: string, isPart: RegExp): (name: string) => Span[] {
  const lower = text.toLowerCase();
  // Letters whose small form is longer would shift every place behind them.
  const plain = lower.length === text.length ? lower : text.replace(/[^\n\r -~]/g, " ").toLowerCase();
  return (name) => {
    const spans: Span[] = [];
    const wanted = name.toLowerCase();
    for (let at = plain.indexOf(wanted); at !== -1 && wanted !== ""; at = plain.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isPart.test(plain[at - 1] ?? " ") || isPart.test(plain[end] ?? " ")) continue;
      spans.push({ start: at, end });
      at = end - 1;
    }
    return spans;
  };
}
