import type { TextView } from "./view.ts";

/* Names that a reader reads as one word and a machine does not: cut by a hyphen at a line's end, spelt letter by letter, with signs
 * between, or with figures and ornate letters in place of plain ones. Only what becomes a known name is put together, so that nothing
 * else in a text changes. */

/** One to three signs, pictures or spaces between two letters, or a line's end. */
const BETWEEN = "[ \\n._*|·/~+\\p{Extended_Pictographic}-]{1,3}";
const CUT = /(?<![\p{L}\p{N}])\p{L}{1,20}(?:- {1,2}|-? ?[\n\f\r]{1,2} {0,4})\p{L}{1,20}(?![\p{L}\p{N}])/gu;
/** Cut more than once, each time at a line's end. */
const CUT_OFTEN = /(?<![\p{L}\p{N}])\p{L}{1,20}(?:-? ?[\n\f\r]{1,2} {0,4}\p{L}{1,20}){2,8}(?![\p{L}\p{N}])/gu;
const MOST_PARTS = 6;
/** Letters in brackets, and marks of a web page, within a word: "We(g)ovy", "Weg<b></b>ovy". */
const BRACKETED =
  /(?<![\p{L}\p{N}])\p{L}{1,12}(?:[([]\p{L}{1,12}[)\]]|(?:<\/?[a-z]{1,6}>){1,4})\p{L}{1,12}(?![\p{L}\p{N}])/gu;
const SPELT = new RegExp(`(?<![\\p{L}\\p{N}])\\p{L}(?:${BETWEEN}\\p{L}(?![\\p{L}\\p{N}])){4,24}`, "gu");
const SIGNED = /(?<![\p{L}\p{N}])\p{L}{1,12}(?:[-._*|·/~+]\p{L}{1,12}){1,6}(?![\p{L}\p{N}])/gu;
const ORNATE =
  /[A-Za-z]{0,24}(?:[\p{M}@$]|(?![A-Za-z])[\p{L}\p{N}]|[\u24B6-\u24E9\u{1F130}-\u{1F189}])[\p{L}\p{N}\p{M}@$\u24B6-\u24E9\u{1F130}-\u{1F189}]{0,40}/gu;

/** What opens a longer hashtag, each word of which has its capital. */
const IN_HASHTAG = /(?<=#)\p{Lu}\p{Ll}{4,24}(?=\p{Lu})/gu;

/** Letters that have no plain form of their own in Unicode. */
const SMALL_CAPITALS = new Map(
  [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"].map((letter, i) => [letter, "abcdefghijklmnoprstuvwyz"[i] as string]),
);
/** Figures and signs that are written for letters; a 1 stands for either of two. */
const FOR_LETTERS: readonly Record<string, string>[] = [
  { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s" },
  { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "@": "a", $: "s" },
];

const FEWEST_LETTERS = 5;
/** Single letters before and behind a name that is spelt out, which are words of their own. */
const MOST_BESIDE = 3;

/** A letter of a name at its place in the view; a space that is put in behind a name takes no place. */
interface Letter {
  at: number;
  letter: string;
  isAdded?: true;
}

const isLetter = (char: string) => /\p{L}/u.test(char);

function lettersOf(text: string, start: number, words: string): Letter[] {
  const plain = words.replace(/<[^>]*>/g, (mark) => " ".repeat(mark.length));
  return plain
    .split("")
    .map((letter, i) => ({ at: start + i, letter }))
    .filter(({ at, letter }) => isLetter(letter) && text[at] === letter);
}

function plainOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x1f130 && code <= 0x1f189) return String.fromCharCode(97 + ((code - 0x1f130) % 32));
  return SMALL_CAPITALS.get(char) ?? char.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The readings of an ornate word, letter by letter at the places of what stands for them. */
function readingsOf(start: number, words: string, plain: (char: string) => string): Letter[][] {
  const letters: Letter[] = [];
  let at = start;
  for (const char of words) {
    for (const letter of plain(char).slice(0, 1)) letters.push({ at, letter });
    at += char.length;
  }
  return FOR_LETTERS.map((forLetters) =>
    letters.map((one) => ({ at: one.at, letter: forLetters[one.letter] ?? one.letter })),
  );
}

/** The plain letter of each, found once: a text may be made of one that is not plain. */
function plainOnce(): (char: string) => string {
  const found = new Map<string, string>();
  return (char) => {
    const known = found.get(char) ?? plainOf(char);
    found.set(char, known);
    return known;
  };
}

const wordOf = (letters: readonly Letter[]) => letters.map(({ letter }) => letter).join("");

/** The name among letters that are spelt out, with no more than a few words of one letter beside it. */
function nameAmong(letters: readonly Letter[], isName: (word: string) => boolean): Letter[] | null {
  for (let from = 0; from <= MOST_BESIDE; from++)
    for (let beside = 0; beside <= MOST_BESIDE; beside++) {
      const some = letters.slice(from, letters.length - beside);
      if (some.length >= FEWEST_LETTERS && isName(wordOf(some))) return some;
    }
  return null;
}

/** The name among parts that follow each other, which other short lines may stand beside. */
function nameOfParts(letters: readonly Letter[], isName: (word: string) => boolean): Letter[] | null {
  const starts = letters.flatMap(({ at }, i) => (i === 0 || at - (letters[i - 1] as Letter).at > 1 ? [i] : []));
  for (const [part, from] of starts.entries())
    for (let to = part + 3; to <= Math.min(starts.length, part + MOST_PARTS); to++) {
      const some = letters.slice(from, starts[to] ?? letters.length);
      if (some.length >= FEWEST_LETTERS && isName(wordOf(some))) return some;
    }
  return null;
}

/** Turns the direction of what follows: letters in reverse order are read as a word. */
const TURNED = /[\u202D\u202E\u2066\u2067]/;

/** Names whose letters stand in reverse order. */
const reversedIn = (text: string, isName: (word: string) => boolean): Letter[][] =>
  Array.from(text.matchAll(/[A-Za-z]{5,40}/g), ({ 0: word, index }) =>
    [...word].reverse().map((letter, i) => ({ at: index + i, letter })),
  ).filter((letters) => isName(wordOf(letters)));

/** The letters of each name that is not written as one plain word. */
function disguisedIn({ source, text }: TextView, isName: (word: string) => boolean): Letter[][] {
  const found: Letter[][] = TURNED.test(source) ? reversedIn(text, isName) : [];
  const isWhole = (letters: readonly Letter[]) => letters.length >= FEWEST_LETTERS && isName(wordOf(letters));
  for (const pattern of [CUT, SIGNED, BRACKETED])
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const letters = lettersOf(text, index, words);
      if (isWhole(letters) && !isName(words)) found.push(letters);
    }
  for (const { 0: words, index } of text.matchAll(CUT_OFTEN)) {
    const name = nameOfParts(lettersOf(text, index, words), isName);
    if (name) found.push(name);
  }
  for (const { 0: words, index } of text.matchAll(SPELT)) {
    const name = nameAmong(lettersOf(text, index, words), isName);
    if (name) found.push(name);
  }
  const plain = plainOnce();
  for (const { 0: words, index } of text.matchAll(ORNATE)) {
    const isPlain = /^[A-Za-z\d]+$/.test(words) && isName(words);
    const reading = isPlain ? undefined : readingsOf(index, words, plain).find(isWhole);
    if (reading) found.push(reading);
  }
  for (const { 0: words, index } of text.matchAll(IN_HASHTAG))
    if (isName(words))
      found.push([...lettersOf(text, index, words), { at: index + words.length, letter: " ", isAdded: true }]);
  return found.sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0));
}

/** The view with such names as one plain word with a capital; offsets still lead back to what was extracted. `isName` says which words
 * are names. Pure; linear in the length of the text. */
export function withWholeNames(view: TextView, isName: (word: string) => boolean): TextView {
  const disguised = disguisedIn(view, isName);
  if (disguised.length === 0) return view;
  const parts: string[] = [];
  const toSource: number[] = [];
  let done = 0;
  const keep = (to: number) => {
    parts.push(view.text.slice(done, to));
    for (; done < to; done++) toSource.push(view.toSource?.[done] ?? done);
  };
  for (const letters of disguised) {
    const [first, last] = [letters[0] as Letter, letters.findLast(({ isAdded }) => !isAdded) as Letter];
    if (first.at < done) continue;
    keep(first.at);
    const name = wordOf(letters);
    parts.push(name.charAt(0).toUpperCase() + name.slice(1));
    for (const { at } of letters) toSource.push(view.toSource?.[at] ?? at);
    done = last.at + String.fromCodePoint(view.text.codePointAt(last.at) ?? 0).length;
    while (/\p{M}/u.test(view.text[done] ?? "")) done++;
  }
  keep(view.text.length);
  toSource.push(view.toSource?.[done] ?? done);
  return { ...view, text: parts.join(""), toSource };
}
