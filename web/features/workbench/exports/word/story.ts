import { fold, occurrences } from "#web/lib/fold.ts";

/* The words of a Word file with where each of them stands, so that exact runs can be marked. */

/** A letter of the document: the text element that holds it and its place there; none for the end of a paragraph. */
export type Letter = { sign: string; node: Element | null; offset: number };

/** A stretch of letters, from the first to the one after the last. */
export type Stretch = { start: number; end: number };

export type Story = { letters: Letter[]; folded: string; at: number[] };

/** Parts of a document that are not shown, or are there twice for older programs. */
const UNSHOWN = new Set(["Fallback", "del", "moveFrom", "instrText"]);

const isText = ({ localName, parentElement }: Element) => localName === "t" && parentElement?.localName === "r";

function collect(element: Element, letters: Letter[]) {
  for (const child of element.children) {
    if (UNSHOWN.has(child.localName)) continue;
    if (isText(child)) {
      const text = child.textContent ?? "";
      for (let offset = 0; offset < text.length; offset++)
        letters.push({ sign: text.charAt(offset), node: child, offset });
    } else collect(child, letters);
    if (child.localName === "p" || child.localName === "br" || child.localName === "tab")
      letters.push({ sign: "\n", node: null, offset: 0 });
  }
}

/** The letters of a part of a Word file in reading order, text boxes included. */
export function storyOf(root: Element): Story {
  const letters: Letter[] = [];
  collect(root, letters);
  const { text, at } = fold(letters.map(({ sign }) => sign).join(""));
  return { letters, folded: text, at };
}

/** Finds words in a story, whatever its runs, spaces and marks; of several the one whose distance from the start is most like
 * `share`. Punctuation at either end of the words belongs to them where it is there. */
export function findWords({ letters, folded, at }: Story, words: string, share: number): Stretch | null {
  const wanted = fold(words);
  if (wanted.text === "") return null;
  const distance = (found: number) => Math.abs(found / folded.length - share);
  const [from] = occurrences(folded, wanted.text).sort((a, b) => distance(a) - distance(b));
  if (from === undefined) return null;
  let start = at[from] as number;
  let end = (at[from + wanted.text.length - 1] as number) + 1;
  const before = words.slice(0, wanted.at[0]);
  const after = words.slice((wanted.at.at(-1) as number) + 1);
  for (const sign of [...before].reverse()) if (sign === letters[start - 1]?.sign && letters[start - 1]?.node) start--;
  for (const sign of after) if (sign === letters[end]?.sign && letters[end]?.node) end++;
  return { start, end };
}
