import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { assembleMaterial } from "../assemble.ts";
import type { DraftBlock, DraftPage } from "../draft.ts";
import { drawInTurn } from "../drawn-pictures.ts";
import type { GreyImage } from "../image/grey.ts";
import { OverfullPageError, PDF_LIMITS, READING_LIMITS, TextBudget, tooMuch } from "../limits.ts";
import { LEAST_CONFIDENCE, type Material, UnreadableFileError } from "../material.ts";
import type { OcrPage } from "../ocr/recognise.ts";
import { othersTurn } from "../others-turn.ts";
import type { Drawn, PdfPart, ReadingState, ReadingStep, ReadingTools, SourceFile } from "../reading-step.ts";
import { release } from "../release.ts";
import { readActiveContent, readPageActions } from "./active-content.ts";
import type { DocumentWork } from "./document-work.ts";
import { loadPdfjs, withPdf } from "./open-pdf.ts";
import type { PagePicture } from "./page-picture.ts";
import { readPageText } from "./page-text.ts";
import { joinOverPageBreaks, sayRunningLinesOnce } from "./running-lines.ts";

/** How a page's pictures are opened and become text; given from outside so that the steps can be tested without an
 * engine. */
export interface PageTools {
  /** Null where no picture can hold words. */
  open(page: PDFPageProxy, hasText: boolean): Promise<PagePicture | null>;
  recognise(
    picture: GreyImage,
    tools: ReadingTools,
    pointsPerPixel: number,
    kind: "page" | "illustration",
  ): Promise<OcrPage>;
}

const NO_TEXT =
  "This file holds no readable text. Check that its pages are not blank, or upload the original document instead of a scan.";
const SOME_UNDECODABLE =
  "A picture on this page could not be opened, and words in it were not read. Export the file again, or upload the page as a picture.";
const UNREADABLE_PAGE = "This page could not be read. Export the file again, or upload this page as a picture.";

const OVERFULL_PAGE = "This page is put together of too many parts and was not read. Upload this page as a picture.";

const OVERFULL =
  "The pages of this PDF are put together of too many parts. Split the file and upload the parts, or upload its pages as pictures.";

const TOO_MANY_PICTURES =
  "The pictures on this page were not read: only the first 100 pages with pictures are. Upload the rest as a file of its own.";
const UNKNOWN_LETTERS =
  "Some characters on this page are in a font that does not say which letters they are, and were not read. Export the file again with its fonts embedded, or upload this page as a picture.";
/** Text of so many characters on a page with a picture may be a stamp or a page number on a scan. */
const LONGEST_STAMP = 120;
/** A scan takes up its page; a picture that takes up less of it, as a share, may be a figure. */
const LEAST_OF_SCAN = 2 / 3;
/** Recognition takes seconds a page; a file with more pages of pictures than this would keep its user waiting. */
const MOST_PICTURE_PAGES = 100;

const isWaiting = (part: PdfPart) => part.pictures === "waiting";

/** Reads the text layer of one page, and what is said of its pictures and buttons. */
async function readPage(pdf: PDFDocumentProxy, work: DocumentWork, number: number, mayDraw: boolean): Promise<PdfPart> {
  const draft: DraftPage = { number, source: "text", confidence: null, blocks: [], hidden: [] };
  const { OPS } = await loadPdfjs();
  work.beginPage();
  try {
    const layers = await pdf.getOptionalContentConfig().catch(() => null);
    const page = await pdf.getPage(number);
    const isShown = (layer: unknown) => layers?.isVisible(layer) ?? true;
    const { blocks, hidden: unseen, hasUnknownLetters, hasPicture } = await readPageText(page, OPS, isShown, work);
    const hidden = [...unseen, ...(await readPageActions(page))];
    page.cleanup();
    work.compare(blocks.reduce((sum, { text }) => sum + text.length, 0));
    if (work.isPageOver) return { page: draft, pictures: null, unread: OVERFULL_PAGE };
    const unread = hasPicture && !mayDraw ? TOO_MANY_PICTURES : hasUnknownLetters ? UNKNOWN_LETTERS : null;
    return { page: { ...draft, blocks, hidden }, pictures: hasPicture && mayDraw ? "waiting" : null, unread };
  } catch (error) {
    const isOverfull = work.isPageOver || error instanceof OverfullPageError;
    return { page: draft, pictures: null, unread: isOverfull ? OVERFULL_PAGE : UNREADABLE_PAGE };
  }
}

/** The pages read so far, of how many, and what that took. */
interface TextLayers {
  parts: PdfPart[];
  pages: number;
  work: number;
}

/** Reads text layers from the first page that has not been read, as many as one step may. Throws
 * `UnreadableFileError` where the file holds more than can be checked. */
async function readTextLayers(source: SourceFile, before: PdfPart[], workBefore: number): Promise<TextLayers> {
  return withPdf(await source.bytes(), "text", async (pdf, work) => {
    if (pdf.numPages > READING_LIMITS.pages) throw tooMuch("This PDF has", pdf.numPages, READING_LIMITS.pages, "pages");
    const parts = [...before];
    const budget = new TextBudget();
    for (const { page } of parts) budget.spendPage(page);
    const last = Math.min(pdf.numPages, before.length + PDF_LIMITS.stepPages);
    while (parts.length < last && work.operations < PDF_LIMITS.stepOperations) {
      const mayDraw = parts.filter((part) => part.pictures).length < MOST_PICTURE_PAGES;
      const part = await readPage(pdf, work, parts.length + 1, mayDraw);
      budget.spendPage(part.page);
      parts.push(part);
      await othersTurn();
      if (workBefore + work.operations > PDF_LIMITS.operations) throw new UnreadableFileError(OVERFULL);
    }
    const [first] = parts;
    if (before.length === 0) first?.page.hidden.push(...(await readActiveContent(pdf)));
    return { parts, pages: pdf.numPages, work: workBefore + work.operations };
  });
}

const nameOf = ({ page }: PdfPart) => `page-${page.number}`;

/** Draws the pictures of a page and puts them by. */
async function drawPage(
  { pdf, work }: { pdf: PDFDocumentProxy; work: DocumentWork },
  part: PdfPart,
  tools: ReadingTools,
  { open }: PageTools,
): Promise<PdfPart> {
  work.beginPage();
  const picture = await pdf
    .getPage(part.page.number)
    .then((page) => open(page, lengthOf(part.page) > 0))
    .catch(() => ({ reason: UNREADABLE_PAGE }));
  // What pages have in common is let go as well: it would pile up from page to page.
  await pdf.cleanup().catch(() => undefined);
  if (!picture) return { ...part, pictures: null };
  if ("reason" in picture) return { ...part, pictures: null, unread: picture.reason };
  const { pixels, ...drawn } = picture;
  await tools.drawn.save(nameOf(part), pixels);
  release(pixels.data);
  return { ...part, pictures: drawn };
}

/** Draws the pictures of the next pages while the file is open. */
async function drawPages(
  source: SourceFile,
  parts: PdfPart[],
  tools: ReadingTools,
  pictures: PageTools,
): Promise<PdfPart[]> {
  const result = [...parts];
  const waiting = [...parts.keys()].filter((at) => isWaiting(parts[at] as PdfPart));
  const bytes = await source.bytes();
  const { length } = bytes;
  await withPdf(bytes, "pictures", (pdf, work) =>
    drawInTurn(waiting, length, async (at) => {
      result[at] = await drawPage({ pdf, work }, parts[at] as PdfPart, tools, pictures);
    }),
  );
  return result;
}

const lengthOf = ({ blocks }: DraftPage) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a page has words of its own that are no stamp and no page number at its edge. */
const hasOwnWords = ({ blocks }: DraftPage) => blocks.some(({ edge, text }) => edge === null && /\p{L}{3}/u.test(text));

/** Reads the pictures of a page, without the file. A page with next to no text of its own is a scan, unless its picture says nothing
 * beside words of its own, as on a cover; on others, what its pictures say follows. */
async function readPictures(part: PdfPart, drawn: Drawn, tools: ReadingTools, pictures: PageTools): Promise<PdfPart> {
  const { page } = part;
  const isBare = lengthOf(page) < LONGEST_STAMP;
  const kind = isBare ? "page" : "illustration";
  const pixels = await tools.drawn.load(nameOf(part));
  const { blocks, confidence, figure } = await pictures.recognise(pixels, tools, drawn.pointsPerPixel, kind);
  release(pixels.data);
  const isScan = isBare && (blocks.length > 0 || !hasOwnWords(page));
  const read: DraftPage = isScan
    ? { ...page, source: "ocr", confidence, blocks: [...page.blocks, ...blocks] }
    : withWordsOf(page, blocks);
  const mayBeFigure = isScan && drawn.share < LEAST_OF_SCAN;
  return {
    page: read,
    pictures: null,
    figure: mayBeFigure && figure ? withWordsOf(page, figure) : null,
    unread: drawn.failed > 0 ? SOME_UNDECODABLE : part.unread,
  };
}

/** A page of text with what its pictures say after its own words. */
const withWordsOf = (page: DraftPage, blocks: DraftBlock[]): DraftPage => ({
  ...page,
  blocks: [...page.blocks, ...blocks.map((block) => ({ ...block, edge: null }))],
});

const isRead = ({ page, figure }: PdfPart) =>
  !figure && page.blocks.length > 0 && (page.confidence ?? 100) >= LEAST_CONFIDENCE;

/** The pages, those with nothing but a figure as pages of text with an illustration on them: among pages that were read, what
 * recognition made of a chart or a logo says nothing of how well the file was. Where hardly anything else was read, they
 * stay scans that were read badly. */
function settled(parts: PdfPart[]): DraftPage[] {
  const figures = parts.filter(({ figure }) => figure).length;
  const areFigures = figures <= parts.filter(isRead).length;
  return parts.map(({ page, figure }) => (areFigures && figure) || page);
}

function finish(parts: PdfPart[]): Material {
  const pages = joinOverPageBreaks(sayRunningLinesOnce(settled(parts)));
  const unread = parts.flatMap(({ page, unread: reason }) => (reason === null ? [] : [{ page: page.number, reason }]));
  const material = assembleMaterial("pdf", pages, unread);
  if (material.text !== "") return material;
  throw new UnreadableFileError(unread[0] ? `No page of this file could be read. ${unread[0].reason}` : NO_TEXT);
}

const isDrawn = (pictures: PdfPart["pictures"]): pictures is Drawn => pictures !== null && pictures !== "waiting";

async function nextParts(
  source: SourceFile,
  before: PdfPart[],
  tools: ReadingTools,
  pictures: PageTools,
): Promise<PdfPart[]> {
  if (before.some(isWaiting)) return drawPages(source, before, tools, pictures);
  const at = before.findIndex((part) => isDrawn(part.pictures));
  const part = before[at];
  if (!part || !isDrawn(part.pictures)) return before;
  return before.with(at, await readPictures(part, part.pictures, tools, pictures));
}

/** Reads text layers in the first steps, draws the pictures of pages in the next, and reads them a page a step without
 * the file: recognition leaves memory behind that the file might need. */
export async function readPdfStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
  pictures: PageTools,
): Promise<ReadingStep> {
  const before = (state?.parts ?? []) as PdfPart[];
  const { parts, pages, work } =
    before.length === state?.pagesTotal
      ? { parts: await nextParts(source, before, tools, pictures), pages: before.length, work: 0 }
      : await readTextLayers(source, before, state?.work ?? 0);
  const isDone = parts.length === pages && !parts.some((part) => part.pictures);
  if (isDone) return { done: true, material: finish(parts) };
  const pagesDone = parts.filter((part) => !part.pictures).length;
  return { done: false, state: { pagesDone, pagesTotal: pages, parts, work } };
}
