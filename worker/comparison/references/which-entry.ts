import type { Reference } from "#worker/rules/facts/references.ts";
import { subjectOf } from "../similarity.ts";

/** "Ref 3 Smith.pdf", "3_Smith_2021.pdf", "[3] Smith.docx". */
const NUMBERED = /(?:^|\b)(?:ref(?:erence)?s?[ ._-]*)(\d{1,2})(?!\d)|^[[(]?(\d{1,2})[\])]?[ ._-](?!\d)/i;
/** A title stands on the first page. */
const HEAD_CHARS = 3000;
const SHARED = 0.6;

/** The first author's name: the first word of an entry with a capital. */
const authorOf = (entry: string) => /\p{Lu}[\p{L}'-]{2,}/u.exec(entry)?.[0];

/** The entry of the reference list that a file is of: by the number in its name, by author and year, or by the title; null where
 * none is plainly it. Pure. */
export function entryFor(fileName: string, text: string, entries: readonly Reference[]): Reference | null {
  const named = NUMBERED.exec(fileName);
  const number = Number(named?.[1] ?? named?.[2]);
  const byNumber = entries.find((entry) => entry.number === number);
  if (byNumber) return byNumber;
  const head = `${fileName.replace(/[_.-]/g, " ")} ${text.slice(0, HEAD_CHARS)}`;
  const stems = subjectOf(head);
  const scored = entries.map((entry) => {
    const own = [...subjectOf(entry.text)];
    const share = own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length);
    const author = authorOf(entry.text);
    const isByAuthor =
      author !== undefined && entry.year !== null && head.includes(author) && head.includes(String(entry.year));
    return { entry, score: share + (isByAuthor ? 0.5 : 0) };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= SHARED ? best.entry : null;
}
