import type { DraftBlock } from "../draft.ts";
import { joinTexts } from "./line.ts";

type Text = { text: string; links: DraftBlock["links"] };

/** The words of a page in lower case, hyphenated ones whole. */
export type Vocabulary = ReadonlySet<string>;

/** First parts after which a hyphen is most often the writer's own, whether or not the page shows it elsewhere. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:non|well|long|short|double|single|self|once|twice|year|week|month|head|placebo|film|open|first|second|third|high|low|post|pre|anti|cross|follow|risk|dose|time|health|evidence|patient|company|product)$/iu;

/** A word that a line's end may cut is no longer. */
const LONGEST_TOKEN = 200;

/** Where the word begins that a text ends with. Looked for from the end: a pattern would begin at every word of a long text. */
function lastWordAt(text: string): number {
  let at = text.length;
  while (at > 0 && text.length - at < LONGEST_TOKEN && /\S/.test(text.charAt(at - 1))) at--;
  return at;
}

/** The vocabulary of texts, without the word that a line break cuts at the end of each. */
export function vocabularyOf(texts: string[]): Vocabulary {
  const words = texts.flatMap((text) => {
    const whole = /[-‐]$/.test(text.slice(-1)) ? text.slice(0, lastWordAt(text)) : text;
    return whole.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
  });
  return new Set(words);
}

const openings = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** The first parts of the hyphenated words of a page. */
function openingsOf(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = openings.get(vocabulary);
  if (known) return known;
  const found = new Set(
    Array.from(vocabulary).flatMap((word) => (word.includes("-") ? word.slice(0, word.indexOf("-")) : [])),
  );
  openings.set(vocabulary, found);
  return found;
}

/** Whether a hyphen at a line's end cuts a word, rather than being part of it. What the page shows elsewhere decides:
 * the whole word, or its first part before another hyphen or as a word of its own. */
function isCut(before: string, after: string, vocabulary: Vocabulary): boolean {
  if (!/[-‐]$/.test(before.slice(-1))) return false;
  const token = before.slice(lastWordAt(before));
  const first = /(\p{L}{2,})[-‐]$/u.exec(token)?.[1]?.toLowerCase();
  const second = /^\p{Ll}{2,}/u.exec(after)?.[0];
  if (!first || !second || /[./@:]|\p{L}-\p{L}/u.test(token)) return false;
  if (vocabulary.has(first + second)) return true;
  if (vocabulary.has(first) || COMPOUND.test(first)) return false;
  return !openingsOf(vocabulary).has(first);
}

/** Joins the text of two lines of a paragraph: words cut at the line's end are put together again, and nothing comes
 * between the parts of a hyphenated word, of a range or of an address. */
export function joinLines(before: Text, after: Text, vocabulary: Vocabulary): Text {
  const isSoft = before.text.endsWith("\u00ad");
  if (isSoft || isCut(before.text, after.text, vocabulary))
    return joinTexts({ ...before, text: before.text.slice(0, -1) }, after, "");
  const ending = before.text.slice(-2);
  const isRange = /\d–$/.test(ending) && /^\d/.test(after.text);
  return joinTexts(before, after, isRange || /\S[-‐/]$/.test(ending) ? "" : " ");
}
