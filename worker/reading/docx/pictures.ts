import { assembleMaterial } from "../assemble.ts";
import { drawInTurn } from "../drawn-pictures.ts";
import type { GreyImage } from "../image/grey.ts";
import { readImageHeader } from "../image/header.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import type { OcrPage } from "../ocr/recognise.ts";
import type { DocxPart, ReadingState, ReadingStep, ReadingTools, SourceFile } from "../reading-step.ts";
import { release } from "../release.ts";
import { readDocx } from "./read-docx.ts";
import { Zip } from "./zip.ts";

/** How pictures are opened and become text; given from outside so that the steps can be tested without an engine. */
export interface PictureTools {
  open(bytes: Uint8Array<ArrayBuffer>): Promise<GreyImage>;
  recognise(picture: GreyImage, tools: ReadingTools): Promise<Pick<OcrPage, "blocks">>;
}

/** Smaller pictures are icons and rules. */
const LEAST_WIDTH = 120;
const LEAST_HEIGHT = 24;
const LEAST_BYTES = 3_000;
const MOST_PICTURES = 40;
/** How many are opened to see how large they are. */
const MOST_LOOKED_AT = 1_000;
/** Of all its pictures together: forty of six million each, far more than a page is printed with. */
const MOST_PIXELS = 240_000_000;
const MOST_BYTES = 30_000_000;
const HEADER_BYTES = 256 * 1024;
const EMPTY =
  "This document holds no readable text. Check that its pages are not blank, or upload the original document.";
const DRAWING =
  "A drawing in this document (EMF, WMF, TIFF or SVG) cannot be opened here, and words in it were not read. Save the document as PDF and upload that.";
const INSERTED =
  "A file is inserted in this document, and Word shows its text; it was not read. Open the document in Word, save it and upload that.";
const DAMAGED =
  "A picture in this document could not be opened, and words in it were not read. Save the document as PDF and upload that.";
const TOO_LARGE =
  "The pictures of this document are too large together (over 240 megapixels); words in the others were not read. Compress its pictures in Word, or upload it in parts.";
const TOO_MANY = "This document holds more than 40 pictures; words in the others were not read. Upload it in parts.";

/** A file that Word takes up into the text when it opens the document; what is embedded as an object is a picture to readers. */
const isInserted = (name: string) =>
  /\.(?:mht|mhtml|x?html?|rtf|txt|docx|docm)$/i.test(name) && !/\/embeddings\//.test(name);

/** The pictures of a document that may hold words, and what there is to say about the others. */
export function listPictures(zip: Zip): { waiting: string[]; unread: string[] } {
  const pictures = zip.names().filter((name) => /^word\/media\/./.test(name) && zip.sizeOf(name) >= LEAST_BYTES);
  const drawings = pictures.filter((name) => /\.(?:emf|wmf|tiff?|svg)$/i.test(name));
  const others = pictures.filter((name) => /\.(?:png|jpe?g|gif|webp)$/i.test(name));
  let pixels = 0;
  const large = others.slice(0, MOST_LOOKED_AT).flatMap((name) => {
    const header = readImageHeader(zip.head(name, HEADER_BYTES));
    if (header && (header.width < LEAST_WIDTH || header.height < LEAST_HEIGHT)) return [];
    pixels += header ? header.width * header.height : 0;
    return [{ name, isIn: pixels <= MOST_PIXELS }];
  });
  const first = large.slice(0, MOST_PICTURES);
  return {
    waiting: first.filter(({ isIn }) => isIn).map(({ name }) => name),
    unread: [
      ...(zip.names().some(isInserted) ? [INSERTED] : []),
      ...(drawings.length > 0 ? [DRAWING] : []),
      ...(large.length > MOST_PICTURES || others.length > MOST_LOOKED_AT ? [TOO_MANY] : []),
      ...(first.some(({ isIn }) => !isIn) ? [TOO_LARGE] : []),
    ],
  };
}

/** Opens a picture of the document and puts it by; false where it is damaged. */
async function drawFrom(zip: Zip, name: string, tools: ReadingTools, { open }: PictureTools): Promise<boolean> {
  try {
    const picture = await open(zip.head(name, MOST_BYTES));
    await tools.drawn.save(name, picture);
    release(picture.data);
    return true;
  } catch (error) {
    if (error instanceof UnreadableFileError) return false;
    throw error;
  }
}

/** Draws the next pictures while the document is open. */
async function draw(
  source: SourceFile,
  part: DocxPart,
  tools: ReadingTools,
  pictures: PictureTools,
): Promise<DocxPart> {
  const drawn = [...part.drawn];
  const count = await withZip(source, (zip, length) =>
    drawInTurn(part.waiting, length, async (name) => {
      if (await drawFrom(zip, name, tools, pictures)) drawn.push(name);
    }),
  );
  const unread = drawn.length < part.drawn.length + count ? [...new Set([...part.unread, DAMAGED])] : part.unread;
  return { ...part, waiting: part.waiting.slice(count), drawn, unread };
}

/** Reads the words of the next picture, without the document. */
async function readPicture(part: DocxPart, tools: ReadingTools, pictures: PictureTools): Promise<DocxPart> {
  const [name = "", ...drawn] = part.drawn;
  const picture = await tools.drawn.load(name);
  const { blocks } = await pictures.recognise(picture, tools);
  release(picture.data);
  const said = blocks.map((block) => ({ ...block, edge: null }));
  return { ...part, drawn, page: { ...part.page, blocks: [...part.page.blocks, ...said] } };
}

async function withZip<T>(source: SourceFile, use: (zip: Zip, length: number) => Promise<T> | T): Promise<T> {
  const bytes = await source.bytes();
  try {
    return await use(new Zip(bytes), bytes.length);
  } finally {
    release(bytes);
  }
}

const readText = (source: SourceFile): Promise<DocxPart> =>
  withZip(source, (zip) => {
    const listed = listPictures(zip);
    return { page: readDocx(zip), ...listed, drawn: [], picturesTotal: listed.waiting.length };
  });

function finish({ page, unread }: DocxPart): Material {
  if (page.blocks.length === 0) throw new UnreadableFileError(unread[0] ?? EMPTY);
  return assembleMaterial(
    "docx",
    [page],
    unread.map((reason) => ({ page: null, reason })),
  );
}

/** Reads the text of a Word document in the first step, draws its pictures in the next, and reads them one a step without
 * it: recognition leaves memory behind that the document might need. Their words follow the text. */
export async function readDocxStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
  pictures: PictureTools,
): Promise<ReadingStep> {
  const before = state?.parts[0] as DocxPart | undefined;
  const part = !before
    ? await readText(source)
    : before.waiting.length > 0
      ? await draw(source, before, tools, pictures)
      : await readPicture(before, tools, pictures);
  const left = part.waiting.length + part.drawn.length;
  if (left === 0) return { done: true, material: finish(part) };
  const pagesTotal = part.picturesTotal + 1;
  return { done: false, state: { pagesDone: pagesTotal - left, pagesTotal, parts: [part] } };
}
