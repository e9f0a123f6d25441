import { oncePer } from "#worker/lib/once-per.ts";
import { type Needed, neededBy, SHORTEST_ROW } from "./needed-letters.ts";

/* Most patterns match nothing in a short text. Which three letters stand next to each other in a text is noted once, and a pattern
 * that cannot do without others is not tried. */

/** The places for marks; a power of two. Two rows of three letters may share one, which only costs a try. */
const PLACES = 2 ** 15;

/** Which rows of three letters a text has: a bit each. */
export type Letters = Uint32Array;

const placeOf = (a: number, b: number, c: number) => (a * 961 + b * 31 + c + (a << 9)) & (PLACES - 1);

/** A letter that a pattern without regard to case takes for an "s"; small letters make the sign of kelvin a "k" already. */
const LONG_S = "ſ";

/** Which rows of three letters stand in a text, whether in capitals or not. */
export function lettersOf(text: string): Letters {
  const small = text.toLowerCase().replaceAll(LONG_S, "s");
  const letters = new Uint32Array(PLACES / 32);
  let a = small.charCodeAt(0);
  let b = small.charCodeAt(1);
  for (let at = 2; at < small.length; at++) {
    const c = small.charCodeAt(at);
    const place = placeOf(a, b, c);
    letters[place >>> 5] = (letters[place >>> 5] as number) | (1 << (place & 31));
    a = b;
    b = c;
  }
  return letters;
}

/** What a pattern needs, each row of letters as the places of its threes. */
type Places = Int16Array | { all: Places[] } | { any: Places[] };

function placesFor(needed: Needed): Places {
  if (typeof needed === "string") return Int16Array.from(placesIn(needed));
  return "all" in needed ? { all: needed.all.map(placesFor) } : { any: needed.any.map(placesFor) };
}

function placesIn(row: string): number[] {
  return Array.from({ length: row.length - SHORTEST_ROW + 1 }, (_, at) =>
    placeOf(row.charCodeAt(at), row.charCodeAt(at + 1), row.charCodeAt(at + 2)),
  );
}

const placesNeeded = oncePer((pattern: RegExp): Places | null => {
  const needed = neededBy(pattern);
  return needed === null ? null : placesFor(needed);
});

function hasAll(letters: Letters, places: Places): boolean {
  if (places instanceof Int16Array) {
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      if ((((letters[place >>> 5] as number) >>> (place & 31)) & 1) === 0) return false;
    }
    return true;
  }
  // Loops, for most patterns are told here.
  if ("all" in places) {
    for (const one of places.all) if (!hasAll(letters, one)) return false;
    return true;
  }
  for (const one of places.any) if (hasAll(letters, one)) return true;
  return false;
}

/** Whether a pattern can match anything in a text with these letters, or in part of it. "No" is proved; "yes" may be wrong. */
export function mayMatch(pattern: RegExp, letters: Letters): boolean {
  const places = placesNeeded(pattern);
  return places === null || hasAll(letters, places);
}

/** A shorter text is gone through as fast as its letters are noted. */
const LONG = 250;
/** A text and a part of it are searched by turns. */
const KEPT = 2;
const latest: { text: string; letters: Letters }[] = [];

/** Forgets the texts that were searched last: none outlives the material that it is of. */
export function forgetSearched(): void {
  latest.length = 0;
}

/** The same of a text, whose letters are kept while it is the one that is searched; short ones are always tried. */
export function mayStandIn(pattern: RegExp, text: string): boolean {
  if (text.length < LONG || placesNeeded(pattern) === null) return true;
  let known = latest.find((one) => one.text === text);
  if (!known) {
    known = { text, letters: lettersOf(text) };
    latest.unshift(known);
    latest.length = Math.min(latest.length, KEPT);
  }
  return mayMatch(pattern, known.letters);
}

/** Whether a pattern without the flag `g` matches in a text, told without a try where it cannot. */
export const standsIn = (pattern: RegExp, text: string): boolean => mayStandIn(pattern, text) && pattern.test(text);
