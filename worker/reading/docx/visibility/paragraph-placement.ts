/** Where a paragraph says that its lines stand, in points; undefined where it says nothing. */
export interface ParagraphPlacement {
  indentStart?: number | undefined;
  indentEnd?: number | undefined;
  /** Further in, or out where negative, for the first line. */
  indentFirst?: number | undefined;
  align?: string | undefined;
  /** The height of its lines where they are to be exactly so high; null where they grow with the letters. */
  exactLine?: number | null | undefined;
  frame?: Frame | undefined;
}

export interface Frame {
  attributes: Readonly<Record<string, string>>;
}
