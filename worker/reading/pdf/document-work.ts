import { PDF_LIMITS } from "../limits.ts";

/** Operations counted for one document that is open: of the page that is being read, and of all. */
interface Work {
  page: number;
  /** Codes of the text on the page, and moves between them. */
  codes: number;
  /** Pixels of pictures on the page that were decoded for their colour alone. */
  pixels: number;
  all: number;
}

const works = new Map<string, Work>();

const isPageOver = ({ page, codes }: Work) => page > PDF_LIMITS.pageOperations || codes > PDF_LIMITS.pageCodes;

/** Counts more operations of an open document, by pdf.js's name for it. Throws when its page has had
 * enough; pdf.js ends the page with what it has then. */
export function spendOperations(id: string, operations: number): void {
  const work = works.get(id);
  if (!work) return;
  // What one page asks for without end is not told against the others.
  const counted = Math.min(operations, PDF_LIMITS.pageOperations + 1);
  work.page += counted;
  work.all += counted;
  if (isPageOver(work)) throw new RangeError("The page is put together of too many parts");
}

/** Counts codes of text that an operation is given, as `spendOperations` does operations. */
export function spendText(id: string, codes: number): void {
  const work = works.get(id);
  if (!work) return;
  work.codes += codes;
  work.all += Math.min(codes, PDF_LIMITS.pageCodes) * PDF_LIMITS.operationsOfCode;
  if (isPageOver(work)) throw new RangeError("The page holds too much text");
}

/** Whether so many pixels more of an open document may be decoded for their colour alone; then they count. */
export function spendPixels(id: string, pixels: number): boolean {
  const work = works.get(id);
  if (!work || work.pixels + pixels > PDF_LIMITS.plainPictures) return false;
  work.pixels += pixels;
  return true;
}

/** The count of a document while it is open. */
export class DocumentWork {
  readonly #id: string;
  readonly #work: Work = { page: 0, codes: 0, pixels: 0, all: 0 };

  /** `id` is pdf.js's name for the document. */
  constructor(id: string) {
    this.#id = id;
    works.set(id, this.#work);
  }

  /** Counts the operations of the next page from none. */
  beginPage(): void {
    this.#work.page = 0;
    this.#work.codes = 0;
    this.#work.pixels = 0;
  }

  /** Counts what it takes to compare the text of a page of so many characters with itself. */
  compare(characters: number): void {
    this.#work.all += (characters * characters) / PDF_LIMITS.pairsOfOperation;
  }

  /** How many operations have been read since the document was opened. */
  get operations(): number {
    return this.#work.all;
  }

  /** Whether the latest page has had too many. */
  get isPageOver(): boolean {
    return isPageOver(this.#work);
  }

  /** Call when the document is closed. */
  end(): void {
    works.delete(this.#id);
  }
}
