import { PDFArray, PDFDocument, PDFHexString, PDFName, type PDFPage } from "pdf-lib";
import type { Matter, Severity } from "#schema/result.ts";
import { AUTHOR, commentOf, decisionText, type Exported } from "../record.ts";
import { type Box, type PageRuns, placeWords } from "./words.ts";

/* The user's own PDF with a highlight and a note on the words of each matter. Nothing of its pages is drawn anew. */

/** Highlights by severity, in red, green and blue from 0 to 1. */
const COLOURS: Record<Severity, [number, number, number]> = {
  HIGH: [1, 0.75, 0.72],
  MEDIUM: [1, 0.88, 0.6],
  LOW: [0.8, 0.87, 0.95],
};

type Note = { page: PDFPage; boxes: readonly Box[]; matter: Matter; text: string; date: string };

function around(boxes: readonly Box[]): [number, number, number, number] {
  const corners = boxes.flat();
  const [across, up] = [0, 1].map((axis) => corners.filter((_, index) => index % 2 === axis)) as [number[], number[]];
  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
}

/** `D:20261128100000Z` */
const pdfDate = (iso: string) => `D:${iso.replace(/\.\d+/, "").replace(/[-:T]/g, "")}`;

function addNote(document: PDFDocument, { page, boxes, matter, text, date }: Note): void {
  const annotation = document.context.obj({
    Type: "Annot",
    Subtype: boxes.length > 0 ? "Highlight" : "Text",
    Rect: boxes.length > 0 ? around(boxes) : [12, page.getHeight() - 36, 36, page.getHeight() - 12],
    ...(boxes.length > 0 && { QuadPoints: boxes.flat() }),
    C: COLOURS[matter.severity],
    CA: 0.5,
    F: 4,
    T: PDFHexString.fromText(AUTHOR),
    Subj: PDFHexString.fromText(`Matter ${matter.number}`),
    Contents: PDFHexString.fromText(text),
    M: PDFHexString.fromText(pdfDate(date)),
  });
  const reference = document.context.register(annotation);
  const held = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
  if (held) held.push(reference);
  else page.node.set(PDFName.of("Annots"), document.context.obj([reference]));
}

export type AnnotatedPdf = { bytes: Uint8Array; placed: number; unplaced: Matter[] };

/** The PDF with a highlight on the words of each matter, and a note on the first page for what is missing. Throws where pdf-lib
 * cannot open it, above all where it is protected by a password. */
export async function annotatePdf(
  file: Uint8Array,
  pages: readonly PageRuns[],
  { assessment, decisions }: Exported,
  date: string,
): Promise<AnnotatedPdf> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const find = placeWords(pages);
  const matters = assessment.matters ?? [];
  const furthest = Math.max(1, ...matters.flatMap(({ places }) => places.map(({ end }) => end)));
  const unplaced: Matter[] = [];
  for (const matter of matters) {
    const [place] = matter.places;
    const found = place && find(place.quote, place.page, place.start / furthest);
    if (place && !found) unplaced.push(matter);
    const page = document.getPage(found ? found.page - 1 : 0);
    const decided = decisionText(matter, decisions);
    const text = decided ? `${commentOf(matter)}\n${decided}` : commentOf(matter);
    addNote(document, { page, boxes: found?.boxes ?? [], matter, text, date });
  }
  const bytes = await document.save({ useObjectStreams: false });
  return { bytes, placed: matters.length - unplaced.length, unplaced };
}
