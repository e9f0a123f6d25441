import { getResolvedPDFJS } from "unpdf";
import { assembleMaterial } from "../assemble.ts";
import type { DraftPage } from "../draft.ts";
import type { GreyImage } from "../image/grey.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import type { OcrPage } from "../ocr/recognise.ts";
import type { ReadingState, ReadingStep, ReadingTools, SourceFile } from "../read.ts";
import { readActiveContent, readPageActions } from "./active-content.ts";
import { withPdf } from "./open-pdf.ts";
import { readPagePicture } from "./page-picture.ts";
import { readPageText } from "./page-text.ts";
import { joinOverPageBreaks, sayRunningLinesOnce } from "./running-lines.ts";

/** A page between steps: read, waiting for OCR, or given up with the reason. */
export type PdfPart =
  | { page: DraftPage; status: "read" | "waiting" }
  | { page: DraftPage; status: "unread"; reason: string };

/** How a page's picture becomes text; given from outside so that the steps can be tested without an engine. */
export type RecognisePicture = (picture: GreyImage, tools: ReadingTools, pointsPerPixel: number) => Promise<OcrPage>;

const NO_TEXT =
  "This file holds no readable text. Check that its pages are not blank, or upload the original document instead of a scan.";
const UNREADABLE_PAGE = "This page could not be read. Export the file again, or upload this page as a picture.";

async function readTextLayers(source: SourceFile): Promise<PdfPart[]> {
  const { OPS } = await getResolvedPDFJS();
  return withPdf(await source.bytes(), "text", async (pdf) => {
    const parts: PdfPart[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const draft: DraftPage = { number, source: "text", confidence: null, blocks: [], hidden: [] };
      try {
        const page = await pdf.getPage(number);
        const { blocks, hidden: unseen, hasPicture } = await readPageText(page, OPS);
        const hidden = [...unseen, ...(await readPageActions(page))];
        page.cleanup();
        const isScan = blocks.length === 0 && hasPicture;
        parts.push({ page: { ...draft, blocks, hidden }, status: isScan ? "waiting" : "read" });
      } catch {
        parts.push({ page: draft, status: "unread", reason: UNREADABLE_PAGE });
      }
    }
    const [first] = parts;
    first?.page.hidden.push(...(await readActiveContent(pdf)));
    return parts;
  });
}

async function readScan(
  source: SourceFile,
  part: PdfPart,
  tools: ReadingTools,
  recognise: RecognisePicture,
): Promise<PdfPart> {
  const picture = await withPdf(await source.bytes(), "pictures", async (pdf) =>
    readPagePicture(await pdf.getPage(part.page.number)),
  );
  if ("reason" in picture) return { page: part.page, status: "unread", reason: picture.reason };
  const { blocks, confidence } = await recognise(picture.pixels, tools, picture.pointsPerPixel);
  return { page: { ...part.page, source: "ocr", confidence, blocks }, status: "read" };
}

function finish(parts: PdfPart[]): Material {
  const pages = joinOverPageBreaks(sayRunningLinesOnce(parts.map((part) => part.page)));
  const unread = parts.flatMap((part) =>
    part.status === "unread" ? [{ page: part.page.number, reason: part.reason }] : [],
  );
  const material = assembleMaterial("pdf", pages, unread);
  if (material.text !== "") return material;
  throw new UnreadableFileError(unread[0] ? `No page of this file could be read. ${unread[0].reason}` : NO_TEXT);
}

const stateOf = (parts: PdfPart[]): ReadingState => ({
  pagesDone: parts.filter((part) => part.status !== "waiting").length,
  pagesTotal: parts.length,
  parts,
});

/** Reads every text layer in the first step, then one scanned page a step. */
export async function readPdfStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
  recognise: RecognisePicture,
): Promise<ReadingStep> {
  const before = state ? (state.parts as PdfPart[]) : null;
  const waiting = before?.findIndex((part) => part.status === "waiting") ?? -1;
  const page = before?.[waiting];
  const parts = page
    ? (before ?? []).with(waiting, await readScan(source, page, tools, recognise))
    : (before ?? (await readTextLayers(source)));
  return parts.some((part) => part.status === "waiting")
    ? { done: false, state: stateOf(parts) }
    : { done: true, material: finish(parts) };
}
