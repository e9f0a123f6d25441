import type { CitationMark, Token } from "./tokens.ts";
import type { TextView } from "./view.ts";

/** What is known of a text once it is read. All of it points into `view.text` by offset. */

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

/** Words between quotation marks, with whoever they are given to in the same or the next line. */
export interface Quotation extends Span {
  attribution: Span | null;
}

export type TokenRole = "product" | "competitor" | "company";

/** A text as the phrase language reads it. */
export interface ReadText {
  view: TextView;
  lines: Line[];
  tokens: Token[];
  tokenRoles: Record<number, TokenRole>;
  citations: CitationMark[];
  sentences: Sentence[];
  quotations: Quotation[];
}

/** What more has to be known of a piece to tell who speaks in it. */
export interface SpokenText extends ReadText {
  /** `reply`: an answer to an enquiry, which gives back what was asked. */
  promotion: { kind: string };
  /** Whether it instructs the company's own staff. */
  briefing: { isBriefing: boolean };
}

/** A medicine that a piece names. */
export interface NamedMedicine {
  name: string;
  brand: string | null;
  generic: string | null;
  /** Whether the material is about it (`own`), or it stands beside for comparison (`competitor`). */
  role: "own" | "competitor";
  mentions: Span[];
}
