import type { DraftBlock } from "../draft.ts";
import { joinTexts } from "./line.ts";

type Text = { text: string; links: DraftBlock["links"] };

/** The words of a page in lower case, hyphenated ones whole. */
export type Vocabulary = ReadonlySet<string>;

/** First parts after which a hyphen is most often the writer's own, whether or not the page shows it elsewhere. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:non|well|long|short|double|single|self|once|twice|year|week|month|head|placebo|film|open|first|second|third|high|low|post|pre|anti|cross|follow|risk|dose|time|health|evidence|patient|company|product)$/iu;

/** The vocabulary of texts, without the word that a line break cuts at the end of each. */
export function vocabularyOf(texts: string[]): Vocabulary {
  const words = texts.flatMap(
    (text) =>
      text
        .replace(/\S+[-‐]$/, "")
        .toLowerCase()
        .match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [],
  );
  return new Set(words);
}

/** Whether a hyphen at a line's end cuts a word, rather than being part of it. What the page shows elsewhere decides:
 * the whole word, or its first part before another hyphen or as a word of its own. */
function isCut(before: string, after: string, vocabulary: Vocabulary): boolean {
  const token = /\S+$/.exec(before)?.[0] ?? "";
  const first = /(\p{L}{2,})[-‐]$/u.exec(token)?.[1]?.toLowerCase();
  const second = /^\p{Ll}{2,}/u.exec(after)?.[0];
  if (!first || !second || /[./@:]|\p{L}-\p{L}/u.test(token)) return false;
  if (vocabulary.has(first + second)) return true;
  if (vocabulary.has(first) || COMPOUND.test(first)) return false;
  return ![...vocabulary].some((word) => word.startsWith(`${first}-`));
}

/** Joins the text of two lines of a paragraph: words cut at the line's end are put together again, and nothing comes
 * between the parts of a hyphenated word, of a range or of an address. */
export function joinLines(before: Text, after: Text, vocabulary: Vocabulary): Text {
  const isSoft = before.text.endsWith("\u00ad");
  if (isSoft || isCut(before.text, after.text, vocabulary))
    return joinTexts({ ...before, text: before.text.slice(0, -1) }, after, "");
  const isRange = /\d–$/.test(before.text) && /^\d/.test(after.text);
  return joinTexts(before, after, isRange || /\S[-‐/]$/.test(before.text) ? "" : " ");
}
