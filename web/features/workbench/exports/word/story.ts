import { fold, occurrences } from "#web/lib/fold.ts";

/* The words of a Word file with where each of them stands, so that exact runs can be marked. */

/** A letter of the document: the text element that holds it and its place there; none for the end of a paragraph, and for what stands
 * in no text element of Word's: the number of a note, a formula. */
export type Letter = { sign: string; node: Element | null; offset: number };

/** A stretch of letters, from the first to the one after the last. */
export type Stretch = { start: number; end: number };

export type Story = { letters: Letter[]; folded: string; at: number[] };

/** Parts of a document that are not shown, or are there twice for older programs. */
const UNSHOWN = new Set(["Fallback", "del", "moveFrom", "instrText"]);

const isText = ({ localName, parentElement }: Element) => localName === "t" && parentElement?.localName === "r";

/** Numbers of the notes by their ids, as a reader sees them: in the order in which the text refers to them. */
type Notes = Record<string, Map<string, number>>;

/** The number that a reference to a foot- or endnote shows; empty for anything else. */
function noteNumber(element: Element, notes: Notes): string {
  const numbers = notes[element.localName];
  const id = [...element.attributes].find(({ localName }) => localName === "id")?.value;
  if (!numbers || id === undefined) return "";
  const number = numbers.get(id) ?? numbers.size + 1;
  numbers.set(id, number);
  return String(number);
}

function collect(element: Element, letters: Letter[], notes: Notes) {
  for (const child of element.children) {
    if (UNSHOWN.has(child.localName)) continue;
    if (isText(child)) {
      const text = child.textContent ?? "";
      // A comment cannot begin or end within a formula.
      const node = child.namespaceURI === element.ownerDocument.documentElement.namespaceURI ? child : null;
      for (let offset = 0; offset < text.length; offset++) letters.push({ sign: text.charAt(offset), node, offset });
    } else collect(child, letters, notes);
    for (const sign of noteNumber(child, notes)) letters.push({ sign, node: null, offset: 0 });
    if (child.localName === "p" || child.localName === "br" || child.localName === "tab")
      letters.push({ sign: "\n", node: null, offset: 0 });
  }
}

/** The letters of a part of a Word file in reading order, text boxes included. */
export function storyOf(root: Element): Story {
  const letters: Letter[] = [];
  collect(root, letters, { footnoteReference: new Map(), endnoteReference: new Map() });
  const { text, at } = fold(letters.map(({ sign }) => sign).join(""));
  return { letters, folded: text, at };
}

/** What Word writes before a paragraph of a numbered list: it is read with the words, and stands nowhere in the file. */
const LIST_NUMBER = /^[^\S\n]*\(?(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.)]*[^\S\n]+/gim;

/** Finds words in a story, whatever its runs, spaces and marks, with the numbers of lists or without; of several the one whose
 * distance from the start is most like `share`. */
export const findWords = (story: Story, words: string, share: number): Stretch | null =>
  findExactly(story, words, share) ?? findExactly(story, words.replace(LIST_NUMBER, ""), share);

/** Punctuation at either end of the words belongs to them where it is there. */
function findExactly({ letters, folded, at }: Story, words: string, share: number): Stretch | null {
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
