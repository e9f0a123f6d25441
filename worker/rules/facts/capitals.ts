/* Names begin with a capital. Capitals are few, so they are found first, letter by letter, and patterns of names are tried
 * at them alone: held against every place of a text, a pattern that begins with a class of letters costs ten times as
 * much. */

const CAPITAL = /\p{Lu}/u;
const LETTER = /\p{L}/u;

const isCapital = (text: string, at: number, code: number) =>
  code < 128 ? code >= 65 && code <= 90 : CAPITAL.test(String.fromCodePoint(text.codePointAt(at) ?? code));

/** Whether a letter ends just before the place. */
function followsLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at - 1);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return LETTER.test([...text.slice(Math.max(0, at - 2), at)].at(-1) ?? " ");
}

/** Where a capital stands with no letter before it, in order. */
export function capitalsIn(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++)
    if (isCapital(text, at, text.charCodeAt(at)) && !followsLetter(text, at)) places.push(at);
  return places;
}

/** What `matchAll` finds with a pattern of which every match begins at one of the places; the pattern has the flag `y` in
 * place of `g`. */
export function matchesAt(pattern: RegExp, text: string, places: number[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const at of places) {
    if (at < end) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    found.push(match);
    end = at + match[0].length;
  }
  return found;
}

/** The same places, and before those of names in hashtags that of their sign. */
export function withHashes(text: string, places: number[]): number[] {
  const all: number[] = [];
  for (const at of places) {
    if (text[at - 1] === "#") all.push(at - 1);
    all.push(at);
  }
  return all;
}
