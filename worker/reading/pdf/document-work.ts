import { PDF_LIMITS } from "../limits.ts";

/** Operations counted for one document that is open: of the page that is being read, and of all. */
interface Work {
  page: number;
  all: number;
}

const works = new Map<string, Work>();

const isPageOver = ({ page }: Work) => page > PDF_LIMITS.pageOperations;
const isAllOver = ({ all }: Work) => all > PDF_LIMITS.operations;

/** Counts more operations of an open document, by pdf.js's name for it. Throws when its page, or the whole, has had
 * enough; pdf.js ends the page with what it has then. */
export function spendOperations(id: string, operations: number): void {
  const work = works.get(id);
  if (!work) return;
  work.page += operations;
  work.all += operations;
  if (isPageOver(work) || isAllOver(work)) throw new RangeError("The page is put together of too many parts");
}

/** The count of a document while it is open. */
export class DocumentWork {
  readonly #id: string;
  readonly #work: Work = { page: 0, all: 0 };

  /** `id` is pdf.js's name for the document. */
  constructor(id: string) {
    this.#id = id;
    works.set(id, this.#work);
  }

  /** Counts the operations of the next page from none. */
  beginPage(): void {
    this.#work.page = 0;
  }

  /** How many operations have been read. */
  get operations(): number {
    return this.#work.all;
  }

  /** What the document has had too much of: its latest page or all of it; null where neither. */
  get isOver(): "page" | "document" | null {
    return isAllOver(this.#work) ? "document" : isPageOver(this.#work) ? "page" : null;
  }

  /** Call when the document is closed. */
  end(): void {
    works.delete(this.#id);
  }
}
