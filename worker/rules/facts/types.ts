import type { DocumentRead } from "#schema/document.ts";
import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import type { NamedMedicine, ReadText, Span } from "#worker/text/types.ts";

/** What checks read. Everything is computed once, is plain data, and points into `view.text` by offset. */

export type { Line, Quotation, Sentence, Span, TokenRole, Zone } from "#worker/text/types.ts";

export interface Product extends NamedMedicine {
  /** Known by no rule, but by its letters and how it is spoken of. */
  isLearnt: boolean;
}

export interface Company {
  name: string;
  mentions: Span[];
}

export interface BaseFacts extends ReadText {
  /** What the whole file is, by whom, for whom, about which medicine. */
  document: DocumentRead;
  /** Whether the text has nothing to do with medicines, so that a capital alone names none. */
  isFarFromMedicine: boolean;
  submission: {
    audience: Audience;
    channel: Channel;
    /** What the user typed about the material, folded like the view; empty when nothing. */
    context: string;
    materialType: MaterialType;
    materialTypeDetected: boolean;
    /** The user said what the document is, after it was taken for something else. */
    isCorrected: boolean;
  };
  products: Product[];
  companies: Company[];
  links: (Span & { target: string })[];
  /** Text whose type size the file says, in points; text recognised in pictures is not among it. */
  typeSizes: (Span & { points: number })[];
  hidden: { text: string; where: string; page: number | null }[];
  /** Text addressed to a checker, blanked out in the view. */
  reviewerNotes: Span[];
  /** The pages that such text stands on, or is hidden on. */
  notedPages: number[];
}
