import { type Faces } from "./lettering.ts";
/** A piece of a paragraph. `quote` is set as the material's own words. */
export type Piece = {
  text: string;
  face?: "bold" | "quote";
};
type About = {
  title: string;
  subject: string;
  author: string;
  date: Date;
  foot: string;
};
/** One document under way. Every measure is in points. */
export declare class Sheet {
  private readonly doc;
  private readonly root;
  private readonly letters;
  private readonly bytes;
  private readonly about;
  constructor(faces: Faces, about: About);
  private get width();
  /** Begins a new page where less than so much is left of this one. */
  private keep;
  private heightOf;
  private rule;
  private put;
  /** The heading of the whole. */
  title(words: string): void;
  /** The heading of a part, which is also a bookmark; it stays with what follows it. */
  heading(words: string): void;
  /** A paragraph of pieces. */
  paragraph(pieces: readonly Piece[], into?: PDFKit.PDFStructureElement): void;
  /** A small line: what it is, and what it says. */
  note(label: string, words: string): void;
  /** A list with a dash before each line. */
  list(lines: readonly string[]): void;
  /** A part with a heading of its own under a line, and its paragraphs; its heading stays with the first of them. */
  part(heading: string, aside: string, paragraphs: readonly (readonly Piece[])[]): void;
  /** A table whose first row names the columns. `shares` are their parts of the width, in all 1. */
  table(head: readonly string[], rows: readonly (readonly string[])[], shares: readonly number[]): void;
  /** The foot of every page: what this is of, and the number of the page. */
  private feet;
  /** The whole as a file. Nothing can be drawn after it. */
  end(): Promise<Uint8Array>;
}
