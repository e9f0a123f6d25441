import type { TextView } from "./view.ts";

/* Words that a reader reads with ease and a machine does not because of the letters they are written in, all over a text: letters of
 * other scripts, figures in place of letters, capitals within words. One such word may be a name or a code and stays as it is; lines full
 * of them are read as what they look like. Every letter stands for one, so that offsets stay. */

/** Letters of other scripts by the Latin letters that they look like, also those that are at home in words of science. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: "аαɑ",
    b: "ЬьβƄ",
    c: "сϲцᴄ",
    d: "ԁɗδ",
    e: "еҽεє",
    f: "ƒſ",
    g: "ɡցǥ",
    h: "һհн",
    i: "іιıɩ",
    j: "јյ",
    k: "кκ",
    l: "ӏⅼł",
    m: "мⅿ",
    n: "ոпηп",
    o: "оοօσ",
    p: "рρ",
    q: "ԛզ",
    r: "гᴦя",
    s: "ѕʂ",
    t: "тτ",
    u: "υսцμ",
    v: "νѵѷ",
    w: "ԝшωա",
    x: "хχ",
    y: "уγүу",
    z: "ᴢʐ",
    A: "АΑᎪ",
    B: "ВΒᏴ",
    C: "СᏟϹ",
    D: "Ꭰ",
    E: "ЕΕᎬЄ",
    F: "Ϝ",
    G: "ԌᏀ",
    H: "НΗᎻ",
    I: "ІΙӀ",
    J: "ЈᎫ",
    K: "КΚᏦ",
    L: "Ꮮ",
    M: "МΜᎷ",
    N: "ΝИ",
    O: "ОΟՕ",
    P: "РΡᏢ",
    Q: "Ԛ",
    R: "ЯᎡ",
    S: "ЅᏚ",
    T: "ТΤᎢ",
    U: "Ս",
    V: "ѴᏙ",
    W: "ԜШᎳ",
    X: "ХΧ",
    Y: "УΥҮ",
    Z: "ΖᏃ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
const FIGURES: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };

const WORD = /[\p{L}\p{N}@$]{2,60}/gu;
const LATIN = /[A-Za-z]/;
const OTHER_LETTER = /(?![A-Za-z])\p{L}/u;
/** A figure with letters on both sides. */
const FIGURED = /[A-Za-z][013457]{1,2}[a-z]/;
/** An amount with its unit, an ordinal, a time. */
const AMOUNT =
  /^\d+(?:mg|mcg|ug|g|kg|ml|l|cm|mm|m|k|p|x|st|nd|rd|th|s|am|pm|h|hr|hrs|d|w|wk|y|yr|yrs|min|mins|iu|units?|weeks?|days?|years?|months?)$/i;
/** Capitals that come back after one or two small letters: "sAfEsT". */
const JUMPING = /^\p{Lu}{0,2}(?:\p{Ll}{1,2}\p{Lu}{1,2})+\p{Ll}{0,2}$/u;
/** Behind it goes an address on. */
const ADDRESS_AFTER = /^\.\p{L}/u;

/** So many different words of a kind are no names and codes any more. */
const FEWEST_DIFFERENT = 4;
/** In a line of which this share is of the kind, words are read as what they look like. */
const LEAST_SHARE = 0.2;

type Kind = (word: string) => boolean;

const mixesScripts: Kind = (word) => LATIN.test(word) && OTHER_LETTER.test(word);
const hasFigures: Kind = (word) => FIGURED.test(word);
const jumps: Kind = (word) => JUMPING.test(word);

const isBetweenConsonants = (before: string, after: string) =>
  !/[aeiouy]/i.test(before) && /[b-df-hj-np-tv-xz]/i.test(after);

/** A one stands for an i between consonants and for an l elsewhere. */
function letterAt(word: string, at: number): string {
  const char = word[at] ?? "";
  if (char !== "1") return FIGURES[char] ?? char;
  return isBetweenConsonants(word[at - 1] ?? "", word[at + 1] ?? "") ? "i" : "l";
}

const inLatin = (word: string) =>
  Array.from(word, (char) => (char.length === 1 && (LOOKS_LIKE.get(char) ?? withoutAccent(char))) || char).join("");
const inLetters = (word: string) =>
  !/[A-Za-z]/.test(word) || AMOUNT.test(word) ? word : word.replace(/./gs, (_, at: number) => letterAt(word, at));
const inSmallLetters = (word: string) => word.toLowerCase();

const withoutAccent = (char: string) => {
  const plain = char.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.length === 1 ? plain : char;
};

/** The lines of a text that are full of words of a kind, written anew word by word; others are left alone. */
function rewritten(text: string, isOfKind: Kind, plain: (word: string) => string): string {
  const different = new Set<string>();
  for (const [word] of text.matchAll(WORD)) if (isOfKind(word)) different.add(word.toLowerCase());
  if (different.size < FEWEST_DIFFERENT) return text;
  return text
    .split("\n")
    .map((line) => {
      const words = line.match(WORD) ?? [];
      const isFull = words.filter(isOfKind).length >= LEAST_SHARE * words.length && words.some(isOfKind);
      return isFull
        ? line.replace(WORD, (word, at: number) => (isAddress(word, at, line) ? word : sameLength(word, plain(word))))
        : line;
    })
    .join("\n");
}

const isAddress = (word: string, at: number, line: string) =>
  word.includes("@") && ADDRESS_AFTER.test(line.slice(at + word.length, at + word.length + 2));

/** Offsets have to stay, whatever a letter becomes. */
const sameLength = (word: string, plain: string) => (plain.length === word.length ? plain : word);

/** The view with letters of other scripts read as what they look like, where a line is full of words that mix them with Latin ones. Pure;
 * linear in the length of the text. */
export function withLatinLetters(view: TextView): TextView {
  if (!OTHER_LETTER.test(view.text)) return view;
  return { ...view, text: rewritten(view.text, mixesScripts, inLatin) };
}

/** The view with figures read as letters and capitals within words as small ones, where a line is full of such words. Pure; linear in
 * the length of the text. */
export function withPlainWords(view: TextView): TextView {
  const lettered = rewritten(view.text, hasFigures, inLetters);
  return { ...view, text: rewritten(lettered, jumps, inSmallLetters) };
}
