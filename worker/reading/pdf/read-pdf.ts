import { getResolvedPDFJS } from "unpdf";
import type { PDFPageProxy } from "unpdf/pdfjs";
import { assembleMaterial } from "../assemble.ts";
import type { DraftPage } from "../draft.ts";
import type { GreyImage } from "../image/grey.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import type { OcrPage } from "../ocr/recognise.ts";
import type { ReadingState, ReadingStep, ReadingTools, SourceFile } from "../read.ts";
import { readActiveContent, readPageActions } from "./active-content.ts";
import { withPdf } from "./open-pdf.ts";
import type { PagePicture } from "./page-picture.ts";
import { readPageText } from "./page-text.ts";
import { joinOverPageBreaks, sayRunningLinesOnce } from "./running-lines.ts";

/** A page between steps: whether pictures of it still wait for OCR, and why part of it could not be read, or null. */
export interface PdfPart {
  page: DraftPage;
  isWaiting: boolean;
  unread: string | null;
}

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
      try {
        const page = await pdf.getPage(number);
        const { blocks, hidden: unseen, hasPicture } = await readPageText(page, OPS, isShown);
        const hidden = [...unseen, ...(await readPageActions(page))];
        page.cleanup();
        const isWaiting = hasPicture && parts.filter((part) => part.isWaiting).length < MOST_PICTURE_PAGES;
        const unread = hasPicture && !isWaiting ? TOO_MANY_PICTURES : null;
        parts.push({ page: { ...draft, blocks, hidden }, isWaiting, unread });
      } catch {
        parts.push({ page: draft, isWaiting: false, unread: UNREADABLE_PAGE });
      }
    }
    const [first] = parts;
    first?.page.hidden.push(...(await readActiveContent(pdf)));
    return parts;
  });
}

const openPictures = async (source: SourceFile, number: number, { open }: PageTools): Promise<PagePicture | null> =>
  withPdf(await source.bytes(), "pictures", async (pdf) => open(await pdf.getPage(number))).catch(() => ({
    reason: UNREADABLE_PAGE,
  }));

const lengthOf = ({ blocks }: DraftPage) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Reads the pictures of a page. A page with next to no text of its own is a scan; on others, what its pictures say
 * follows. */
async function readPictures(
  source: SourceFile,
  { page }: PdfPart,
  tools: ReadingTools,
  pictures: PageTools,
): Promise<PdfPart> {
  const picture = await openPictures(source, page.number, pictures);
  if (!picture) return { page, isWaiting: false, unread: null };
  if ("reason" in picture) return { page, isWaiting: false, unread: picture.reason };
  const isScan = lengthOf(page) < LONGEST_STAMP;
  const kind = isScan ? "page" : "illustration";
  const { blocks, confidence } = await pictures.recognise(picture.pixels, tools, picture.pointsPerPixel, kind);
  const all = [...page.blocks, ...(isScan ? blocks : blocks.map((block) => ({ ...block, edge: null })))];
  const read: DraftPage = isScan ? { ...page, source: "ocr", confidence, blocks: all } : { ...page, blocks: all };
  return { page: read, isWaiting: false, unread: picture.failed > 0 ? SOME_UNDECODABLE : null };
}

function finish(parts: PdfPart[]): Material {
  const pages = joinOverPageBreaks(sayRunningLinesOnce(parts.map((part) => part.page)));
  const unread = parts.flatMap(({ page, unread: reason }) => (reason === null ? [] : [{ page: page.number, reason }]));
  const material = assembleMaterial("pdf", pages, unread);
  if (material.text !== "") return material;
  throw new UnreadableFileError(unread[0] ? `No page of this file could be read. ${unread[0].reason}` : NO_TEXT);
}

const stateOf = (parts: PdfPart[]): ReadingState => ({
  pagesDone: parts.filter((part) => !part.isWaiting).length,
  pagesTotal: parts.length,
  parts,
});

/** Reads every text layer in the first step, then the pictures of one page a step. */
export async function readPdfStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
  pictures: PageTools,
): Promise<ReadingStep> {
  const before = state ? (state.parts as PdfPart[]) : null;
  const waiting = before?.findIndex((part) => part.isWaiting) ?? -1;
  const page = before?.[waiting];
  const parts = page
    ? (before ?? []).with(waiting, await readPictures(source, page, tools, pictures))
    : (before ?? (await readTextLayers(source)));
  return parts.some((part) => part.isWaiting)
    ? { done: false, state: stateOf(parts) }
    : { done: true, material: finish(parts) };
}
