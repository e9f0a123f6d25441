import type { DocumentRead } from "#schema/document.ts";
import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import type { CitationMark, Token } from "./tokens.ts";
import type { TextView } from "./view.ts";

/** What checks read. Everything is computed once, is plain data, and points into `view.text` by offset. */

export interface Span {
  start: number;
  end: number;
}

/** The part of a piece that a line belongs to. `direction` is text about the piece rather than of it: artwork
 * descriptions in brackets, posting instructions, speaker notes. */
export type Zone = "heading" | "body" | "pi" | "references" | "ae-statement" | "footer" | "direction";

export interface Line extends Span {
  index: number;
  zone: Zone;
  page: number;
  /** Blank lines before it: a new group begins. */
  opensGroup: boolean;
}

/** A sentence, or a whole heading, list item or table row. `first` and `last` are token indices, `last` exclusive. */
export interface Sentence extends Span {
  index: number;
  first: number;
  last: number;
  line: number;
  zone: Zone;
  page: number;
}

export interface Product {
  /** Brand as written most often; the development code or generic name where there is no brand. */
  name: string;
  brand: string | null;
  generic: string | null;
  /** Whether the material is about it (`own`), or it stands beside for comparison (`competitor`). */
  role: "own" | "competitor";
  mentions: Span[];
  /** Known by no rule, but by its letters and how it is spoken of. */
  isLearnt: boolean;
}

export interface Company {
  name: string;
  mentions: Span[];
}

/** Words between quotation marks, with whoever they are given to in the same or the next line. */
export interface Quotation extends Span {
  attribution: Span | null;
}

export type TokenRole = "product" | "competitor" | "company";

export interface BaseFacts {
  /** What the whole file is, by whom, for whom, about which medicine. */
  document: DocumentRead;
  view: TextView;
  submission: {
    audience: Audience;
    channel: Channel;
    /** What the user typed about the material, folded like the view; empty when nothing. */
    context: string;
    materialType: MaterialType;
    materialTypeDetected: boolean;
  };
  lines: Line[];
  tokens: Token[];
  tokenRoles: Record<number, TokenRole>;
  citations: CitationMark[];
  sentences: Sentence[];
  products: Product[];
  companies: Company[];
  quotations: Quotation[];
  links: (Span & { target: string })[];
  /** Text whose type size the file says, in points; text recognised in pictures is not among it. */
  typeSizes: (Span & { points: number })[];
  hidden: { text: string; where: string; page: number | null }[];
  /** Text addressed to a checker, blanked out in the view. */
  reviewerNotes: Span[];
}
