/** The typefaces of a document, as the bytes of TrueType files: ours, ours in bold, and that of the material's own words. */
export type Faces = { sans: Uint8Array; bold: Uint8Array; serif: Uint8Array };
export type Face = keyof Faces;

export const INK = "#1c2024";

/** What stands for a letter that no typeface of ours has. */
const NO_LETTER = "□";

/** What of the library's typeface its types leave out. */
type Glyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

/** Sets words in typefaces that may lack some of their letters. */
export class Lettering {
  private readonly doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument, faces: Faces) {
    this.doc = doc;
    for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face);
  }

  private readonly known = new Map<string, boolean>();

  /** Whether a typeface draws a letter; looked up once, which is slow. */
  private has(face: Face, letter: string): boolean {
    const key = face + letter;
    let has = this.known.get(key);
    if (has === undefined) {
      const { _font } = this.doc.font(face) as unknown as Glyphs;
      has = _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      this.known.set(key, has);
    }
    return has;
  }

  /** Chooses typeface and size, and gives back the words as they can be set: in the sans where the serif lacks a letter. */
  set(words: string, face: Face, size: number, colour = INK): string {
    const clean = words.replace(/\p{Cf}+/gu, "").replace(/\p{Cc}+/gu, " ");
    const chosen = face === "serif" && ![...clean].every((letter) => this.has("serif", letter)) ? "sans" : face;
    const shown = [...clean].map((letter) => (this.has(chosen, letter) ? letter : NO_LETTER)).join("");
    this.doc.font(chosen, size).fillColor(colour);
    return shown;
  }
}
