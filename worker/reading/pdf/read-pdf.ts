import { getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { assembleMaterial } from "../assemble.ts";
import type { DraftPage } from "../draft.ts";
import { drawInTurn } from "../drawn-pictures.ts";
import type { GreyImage } from "../image/grey.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import type { OcrPage } from "../ocr/recognise.ts";
import type { ReadingState, ReadingStep, ReadingTools, SourceFile } from "../read.ts";
import { release } from "../release.ts";
import { readActiveContent, readPageActions } from "./active-content.ts";
import { beginPage } from "./form-limit.ts";
import { withPdf } from "./open-pdf.ts";
import type { PagePicture } from "./page-picture.ts";
import { readPageText } from "./page-text.ts";
import { joinOverPageBreaks, sayRunningLinesOnce } from "./running-lines.ts";

/** A page between steps. */
export interface PdfPart {
  page: DraftPage;
  /** Its pictures: none that is still to be read, to be drawn with the file open, or drawn. */
  pictures: null | "waiting" | Drawn;
  /** Why part of it could not be read, or null. */
  unread: string | null;
}

type Drawn = Omit<Extract<PagePicture, { pixels: GreyImage }>, "pixels">;

/** How a page's pictures are opened and become text; given from outside so that the steps can be tested without an
 * engine. */
export interface PageTools {
  /** Null where no picture can hold words. */
  open(page: PDFPageProxy): Promise<PagePicture | null>;
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

const TOO_MANY_PICTURES =
  "The pictures on this page were not read: only the first 100 pages with pictures are. Upload the rest as a file of its own.";
const UNKNOWN_LETTERS =
  "Some characters on this page are in a font that does not say which letters they are, and were not read. Export the file again with its fonts embedded, or upload this page as a picture.";
/** Text of so many characters on a page with a picture may be a stamp or a page number on a scan. */
const LONGEST_STAMP = 120;
/** Recognition takes seconds a page; a file with more pages of pictures than this would keep its user waiting. */
const MOST_PICTURE_PAGES = 100;

async function readTextLayers(source: SourceFile): Promise<PdfPart[]> {
  const { OPS } = await getResolvedPDFJS();
  return withPdf(await source.bytes(), "text", async (pdf) => {
    const parts: PdfPart[] = [];
    const layers = await pdf.getOptionalContentConfig().catch(() => null);
    const isShown = (layer: unknown) => layers?.isVisible(layer) ?? true;
    for (let number = 1; number <= pdf.numPages; number++) {
      const draft: DraftPage = { number, source: "text", confidence: null, blocks: [], hidden: [] };
      beginPage();
      try {
        const page = await pdf.getPage(number);
        const { blocks, hidden: unseen, hasUnknownLetters, hasPicture } = await readPageText(page, OPS, isShown);
        const hidden = [...unseen, ...(await readPageActions(page))];
        page.cleanup();
        const isWaiting = hasPicture && parts.filter((part) => part.pictures).length < MOST_PICTURE_PAGES;
        const unread = hasPicture && !isWaiting ? TOO_MANY_PICTURES : hasUnknownLetters ? UNKNOWN_LETTERS : null;
        parts.push({ page: { ...draft, blocks, hidden }, pictures: isWaiting ? "waiting" : null, unread });
      } catch {
        parts.push({ page: draft, pictures: null, unread: UNREADABLE_PAGE });
      }
    }
    const [first] = parts;
    first?.page.hidden.push(...(await readActiveContent(pdf)));
    return parts;
  });
}

const nameOf = ({ page }: PdfPart) => `page-${page.number}`;

/** Draws the pictures of a page and puts them by. */
async function drawPage(
  pdf: PDFDocumentProxy,
  part: PdfPart,
  tools: ReadingTools,
  { open }: PageTools,
): Promise<PdfPart> {
  beginPage();
  const picture = await pdf
    .getPage(part.page.number)
    .then(open)
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
  const waiting = [...parts.keys()].filter((at) => parts[at]?.pictures === "waiting");
  const bytes = await source.bytes();
  const { length } = bytes;
  await withPdf(bytes, "pictures", (pdf) =>
    drawInTurn(waiting, length, async (at) => {
      result[at] = await drawPage(pdf, parts[at] as PdfPart, tools, pictures);
    }),
  );
  return result;
}

const lengthOf = ({ blocks }: DraftPage) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Reads the pictures of a page, without the file. A page with next to no text of its own is a scan; on others, what its
 * pictures say follows. */
async function readPictures(part: PdfPart, drawn: Drawn, tools: ReadingTools, pictures: PageTools): Promise<PdfPart> {
  const { page } = part;
  const isScan = lengthOf(page) < LONGEST_STAMP;
  const kind = isScan ? "page" : "illustration";
  const pixels = await tools.drawn.load(nameOf(part));
  const { blocks, confidence } = await pictures.recognise(pixels, tools, drawn.pointsPerPixel, kind);
  release(pixels.data);
  const all = [...page.blocks, ...(isScan ? blocks : blocks.map((block) => ({ ...block, edge: null })))];
  const read: DraftPage = isScan ? { ...page, source: "ocr", confidence, blocks: all } : { ...page, blocks: all };
  return { page: read, pictures: null, unread: drawn.failed > 0 ? SOME_UNDECODABLE : part.unread };
}

function finish(parts: PdfPart[]): Material {
  const pages = joinOverPageBreaks(sayRunningLinesOnce(parts.map((part) => part.page)));
  const unread = parts.flatMap(({ page, unread: reason }) => (reason === null ? [] : [{ page: page.number, reason }]));
  const material = assembleMaterial("pdf", pages, unread);
  if (material.text !== "") return material;
  throw new UnreadableFileError(unread[0] ? `No page of this file could be read. ${unread[0].reason}` : NO_TEXT);
}

const stateOf = (parts: PdfPart[]): ReadingState => ({
  pagesDone: parts.filter((part) => !part.pictures).length,
  pagesTotal: parts.length,
  parts,
});

const isDrawn = (pictures: PdfPart["pictures"]): pictures is Drawn => pictures !== null && pictures !== "waiting";

async function nextParts(
  source: SourceFile,
  before: PdfPart[] | null,
  tools: ReadingTools,
  pictures: PageTools,
): Promise<PdfPart[]> {
  if (!before) return readTextLayers(source);
  if (before.some((part) => part.pictures === "waiting")) return drawPages(source, before, tools, pictures);
  const at = before.findIndex((part) => isDrawn(part.pictures));
  const part = before[at];
  if (!part || !isDrawn(part.pictures)) return before;
  return before.with(at, await readPictures(part, part.pictures, tools, pictures));
}

/** Reads every text layer in the first step, draws the pictures of pages in the next, and reads them a page a step without
 * the file: recognition leaves memory behind that the file might need. */
export async function readPdfStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
  pictures: PageTools,
): Promise<ReadingStep> {
  const parts = await nextParts(source, state ? (state.parts as PdfPart[]) : null, tools, pictures);
  return parts.some((part) => part.pictures)
    ? { done: false, state: stateOf(parts) }
    : { done: true, material: finish(parts) };
}
