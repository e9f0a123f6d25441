import type { Span } from "./types.ts";

/** So many names are looked for one by one; for more, the beginnings of all words are listed first. */
const FEW = 30;
/** By how many characters the words are listed. */
const KEY = 4;

/** Where words begin with each row of characters. */
function openingsOf(plain: string, isPart: RegExp): Map<string, number[]> {
  const openings = new Map<string, number[]>();
  let isWithin = false;
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    const isOfWord = code >= 97 && code <= 122 ? true : isPart.test(plain[at] ?? " ");
    if (isOfWord && !isWithin) {
      const key = plain.slice(at, at + KEY);
      const places = openings.get(key);
      if (places) places.push(at);
      else openings.set(key, [at]);
    }
    isWithin = isOfWord;
  }
  return openings;
}

/** Finds names in a text whatever their case, as words of their own: `isPart` says which characters go on a word. */
export function mentionsIn(text: string, isPart: RegExp): (name: string) => Span[] {
  const lower = text.toLowerCase();
  // Letters whose small form is longer would shift every place behind them.
  const plain = lower.length === text.length ? lower : text.replace(/[^\n\r -~]/g, " ").toLowerCase();
  let asked = 0;
  let openings: Map<string, number[]> | undefined;
  const listed = (wanted: string): Span[] => {
    openings ??= openingsOf(plain, isPart);
    const spans: Span[] = [];
    let last = 0;
    for (const start of openings.get(wanted.slice(0, KEY)) ?? []) {
      const end = start + wanted.length;
      if (start < last || !plain.startsWith(wanted, start) || isPart.test(plain[end] ?? " ")) continue;
      spans.push({ start, end });
      last = end;
    }
    return spans;
  };
  return (name) => {
    const wanted = name.toLowerCase();
    if (++asked > FEW && wanted.length >= KEY && isPart.test(wanted[0] ?? " ")) return listed(wanted);
    const spans: Span[] = [];
    for (let at = plain.indexOf(wanted); at !== -1 && wanted !== ""; at = plain.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isPart.test(plain[at - 1] ?? " ") || isPart.test(plain[end] ?? " ")) continue;
      spans.push({ start: at, end });
      at = end - 1;
    }
    return spans;
  };
}
