import { READING_LIMITS } from "#schema/limits.ts";
import { UnreadableFileError } from "./material.ts";

export { READING_LIMITS };

/** Of a Word document. All but the first are far beyond what Word writes. */
export const DOCX_LIMITS = {
  /** Bytes that all XML of a document unpacks to: 300,000 words take about 20 million. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Entries of the zip: a document of 1,000 pictures has about 1,100. */
  entries: 10_000,
  depth: 400,
  /** Characters of the name of an element or attribute, and attributes of an element. */
  name: 500,
  attributes: 500,
  /** Characters of an attribute: old drawings keep a copy of themselves in one. */
  attribute: 4_000_000,
  /** Elements of one table or section, which is in memory whole and takes 25 MB then: some 1,900 rows of five cells. */
  elements: 100_000,
  /** Comments and instructions of XML in one part, and characters before its content: Word writes one, and 5,000. */
  marks: 1_000,
  head: 4_000_000,
  /** Word holds some 4,000 styles. */
  styles: 10_000,
  /** Headers and footers: each is a part of its own to open. 300 sections with three of each have 1,800. */
  edges: 2_000,
} as const;

/** Of a PDF, beside its pages. */
export const PDF_LIMITS = {
  /** Drawing operations of a page with the parts drawn in it, each counted twice, for what it paints and for what it says:
   * 80,000 lines, which take 40 MB and some 2 s. */
  pageOperations: 500_000,
  /** Operations, and stretches of text, after which others have their turn: some 20 to 50 ms each. */
  turnOperations: 5_000,
  turnItems: 200,
  /** Codes of the letters of a page, and moves between letters, each counted twice as operations are: 100,000 letters have two
   * bytes each and a move beside them. One takes so many operations. */
  pageCodes: 800_000,
  operationsOfCode: 0.05,
  /** Bytes that are read to find the objects of a damaged file anew, beside looking through it once: objects that are there
   * twice, since the file was changed, and its tables. Each is a part, and counts as so many bytes at least. */
  rebuiltBytes: 24_000_000,
  bytesOfRebuiltPart: 100,
  /** States of drawing that are saved within one another, which take up to a thousand bytes each: pages have ten. */
  savedStates: 10_000,
  /** What a part of a page takes to begin, in operations. */
  operationsOfPart: 50,
  /** What it takes to read a font, a byte of a program that draws a glyph of it, and a letter that a code stands for. A
   * code alone takes an operation: a font of 65,536 takes 3 MB. */
  operationsOfFont: 250,
  operationsOfFontByte: 0.1,
  operationsOfLetter: 0.125,
  /** Pixels of a picture, and of all of a page, that are decoded only to see whether it is of one colour and hides words: those of a
   * page take 8 MB. It is looked at where so many of its pixels go into a byte, or where it is small. */
  plainPicture: 1_000_000,
  plainPictures: 2_000_000,
  plainPixelsOfByte: 50,
  smallPicture: 4_096,
  /** Stretches and characters of text on one page, which are compared with one another: a page of small print has 2,000
   * stretches and 15,000 characters. */
  pageItems: 12_000,
  pageCharacters: 100_000,
  /** Text is compared with the other text of its page: so many pairs of characters take as long as an operation. */
  pairsOfOperation: 4_000,
  /** Of all pages: 1,000 pages of text have 2 million, and a long report with drawings 400,000. They take some 25 s, in 5
   * steps. */
  operations: 5_000_000,
  /** Pages, and operations, after which a step ends and what was read is saved. */
  stepPages: 100,
  stepOperations: 1_000_000,
} as const;

/** What is counted, in words for the user. */
export const CHARACTERS = "characters of text (about 60,000 words)";

const figure = (number: number) => number.toLocaleString("en-GB");

/** The refusal of a file that holds too much of something: says how much, where that is known, and how much may be. */
export function tooMuch(document: string, has: number | null, most: number, what: string): UnreadableFileError {
  const said = has === null ? `more than ${figure(most)}` : figure(has);
  return new UnreadableFileError(
    `${document} ${said} ${what}; up to ${figure(most)} can be checked. Split the file and upload the parts.`,
  );
}

/** Thrown where a page is not read for what is on it, and the others are. */
export class OverfullPageError extends Error {
  override name = "OverfullPageError";
}

interface Page {
  blocks: readonly { text: string }[];
  hidden: readonly { text: string }[];
}

/** Counts what a file says while it is read, and ends the reading when it is more than can be checked: before memory is
 * taken for it, and before every later stage takes time over it. One for each file. */
export class TextBudget {
  #characters = 0;
  #paragraphs = 0;

  /** Throws `UnreadableFileError` past the limits. */
  spend(characters: number, paragraphs: number): void {
    this.#characters += characters;
    this.#paragraphs += paragraphs;
    if (this.#characters > READING_LIMITS.characters)
      throw tooMuch("This file holds", null, READING_LIMITS.characters, CHARACTERS);
    if (this.#paragraphs > READING_LIMITS.paragraphs)
      throw tooMuch("This file holds", null, READING_LIMITS.paragraphs, "paragraphs, lines and table cells");
  }

  /** Counts all of a page, what is hidden on it too. */
  spendPage({ blocks, hidden }: Page): void {
    for (const { text } of blocks) this.spend(text.length, 1);
    for (const { text } of hidden) this.spend(text.length, 0);
  }
}
