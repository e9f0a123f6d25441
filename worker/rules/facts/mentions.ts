import { oncePer } from "#worker/lib/once-per.ts";
import { firstStarting } from "#worker/text/spans.ts";
import type { Product, Span } from "./types.ts";

/** So many names are looked for one by one; for more, all words are listed first. */
const FEW = 30;
/** So many places are gone through for one name; where more open with its words, they are told apart by the next word. */
const MANY = 32;

/** Places that open with the same words, and the same by the word that follows: made when it is asked for. */
interface Opening {
  places: number[];
  /** Offset behind those words, from each place. */
  length: number;
  next?: Map<string, Opening>;
}

/** Finds names in a text whatever their case, as words of their own: `isPart` says which characters go on a word. */
export function mentionsIn(text: string, isPart: RegExp): (name: string) => Span[] {
  const lower = text.toLowerCase();
  // Letters whose small form is longer would shift every place behind them.
  const plain = lower.length === text.length ? lower : text.replace(/[^\n\r -~]/g, " ").toLowerCase();
  let asked = 0;
  let openings: Opening | undefined;
  const placesOf = (wanted: string): number[] => {
    openings ??= { places: wordStarts(plain, isPart), length: 0 };
    let opening = openings;
    while (opening.places.length > MANY && opening.length < wanted.length) {
      opening.next ??= byNextWord(opening, plain, isPart);
      const next = opening.next.get(wordAt(wanted, opening.length, isPart));
      if (!next) return [];
      opening = next;
    }
    return opening.places;
  };
  const listed = (wanted: string): Span[] => {
    const spans: Span[] = [];
    let last = 0;
    for (const start of placesOf(wanted)) {
      const end = start + wanted.length;
      if (start < last || !plain.startsWith(wanted, start) || isPart.test(plain[end] ?? " ")) continue;
      spans.push({ start, end });
      last = end;
    }
    return spans;
  };
  return (name) => {
    const wanted = name.toLowerCase();
    if (++asked > FEW && isPart.test(wanted[0] ?? " ")) return listed(wanted);
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

const isSmallLetter = (code: number) => code >= 97 && code <= 122;

function isOfWord(plain: string, at: number, isPart: RegExp): boolean {
  return isSmallLetter(plain.charCodeAt(at)) || isPart.test(plain[at] ?? " ");
}

/** Where words begin. */
function wordStarts(plain: string, isPart: RegExp): number[] {
  const starts: number[] = [];
  let isWithin = false;
  for (let at = 0; at < plain.length; at++) {
    const isNow = isOfWord(plain, at, isPart);
    if (isNow && !isWithin) starts.push(at);
    isWithin = isNow;
  }
  return starts;
}

/** The word at a place, or the one character there that is no part of a word. */
function wordAt(plain: string, from: number, isPart: RegExp): string {
  let end = from;
  while (end < plain.length && isOfWord(plain, end, isPart)) end++;
  return plain.slice(from, Math.max(end, from + 1));
}

function byNextWord({ places, length }: Opening, plain: string, isPart: RegExp): Map<string, Opening> {
  const next = new Map<string, Opening>();
  for (const place of places) {
    const word = wordAt(plain, place + length, isPart);
    const opening = next.get(word);
    if (opening) opening.places.push(place);
    else next.set(word, { places: [place], length: length + word.length });
  }
  return next;
}

const everyMention = oncePer((products: readonly Product[]) =>
  products
    .flatMap((product) => product.mentions.map(({ start, end }) => ({ start, end, product })))
    .sort((a, b) => a.start - b.start),
);

/** The products, of all of a piece, that are named inside `within`, each once. */
export function namedWithin(products: readonly Product[], within: Span): Set<Product> {
  const all = everyMention(products);
  const named = new Set<Product>();
  for (let at = firstStarting(all, within.start); at < all.length; at++) {
    const { start, product } = all[at] as (typeof all)[number];
    if (start >= within.end) break;
    named.add(product);
  }
  return named;
}
