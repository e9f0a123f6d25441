/** The typefaces of a document, as the bytes of TrueType files: ours, ours in bold, and that of the material's own words. */
export type Faces = {
  sans: Uint8Array;
  bold: Uint8Array;
  serif: Uint8Array;
};
export type Face = keyof Faces;
export declare const INK = "#1c2024";
/** Sets words in typefaces that may lack some of their letters. */
export declare class Lettering {
  private readonly doc;
  constructor(doc: PDFKit.PDFDocument, faces: Faces);
  private readonly known;
  /** Whether a typeface draws a letter; looked up once, which is slow. */
  private has;
  /** Chooses typeface and size, and gives back the words as they can be set: in the sans where the serif lacks a letter. */
  set(words: string, face: Face, size: number, colour?: string): string;
}
