import type { PDFPageProxy } from "unpdf/pdfjs";
import { blankImage, type GreyImage, MOST_PIXELS, sample } from "../image/grey.ts";
import { fromBits, fromColour, shrinkTo } from "../image/rows.ts";
import { hasStrokes } from "../image/strokes.ts";
import { release } from "../release.ts";
import { boxOf, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry.ts";
import { greyFrom } from "./jpeg-decoder.ts";
import { loadPdfjs } from "./open-pdf.ts";

/** A page's pictures as one; `share` is how much of the page they take up, `failed` how many of them are missing in it. */
export type PagePicture =
  | { pixels: GreyImage; pointsPerPixel: number; share: number; failed: number }
  | { reason: string };

interface PdfImage {
  width: number;
  height: number;
  /** 1: one bit a pixel, 2: RGB, 3: RGBA. */
  kind?: number;
  data?: unknown;
  /** A JPEG as our own decoder gave it, instead of the data. */
  bitmap?: unknown;
}

interface Placed {
  image: GreyImage;
  /** From the unit square to the page's own coordinates. */
  matrix: Matrix;
}

const UNDECODABLE =
  "The picture on this page could not be opened. Save the page as PNG or JPEG, or print it to a new PDF, and upload that.";
const PATIENCE_MS = 20_000;

/** Waits for a picture that pdf.js is still decoding; null when it could not. */
function decoded(page: PDFPageProxy, id: string): Promise<PdfImage | null> {
  const store = id.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    store.get(id, (image: PdfImage | null) => {
      clearTimeout(timer);
      resolve(image);
    });
  });
}

/** A picture in grey, at most 3 megapixels where it is no JPEG; pdf.js's own copy is given back and cannot be used again. */
function toGrey(source: PdfImage, isMask: boolean): GreyImage | null {
  const { width, height, kind, data, bitmap } = source;
  Object.assign(source, { bitmap: null, data: null });
  const grey = greyFrom(bitmap);
  if (grey) return grey.width > 0 ? grey : null;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  // A mask paints where its bits are 0; a picture of 1 bit is white where they are 1.
  const isBits = isMask || kind === 1;
  const image = isBits
    ? fromBits(width, height, data, 255, MOST_PIXELS)
    : fromColour(width, height, data, kind === 3 ? 4 : 3, MOST_PIXELS);
  release(data as Uint8Array<ArrayBuffer>);
  return image;
}

/** Shades and patterns are drawn as pictures of a few pixels. */
const isTooSmall = ({ width, height }: PdfImage) => width < 16 || height < 8;

/** Least width and height in points of a place that a picture with words may have been meant for. */
const LEAST_PLACE = 40;

const isLarge = ([a, b, c, d]: Matrix) => Math.min(Math.hypot(a, b), Math.hypot(c, d)) >= LEAST_PLACE;

/** Whether a picture is drawn over itself, as shadows and glows are built up: drawn once, it shows all that it can. */
const isDrawnAgain = (last: Placed | undefined, { image, matrix }: Placed): boolean =>
  last?.image === image && matrix.every((each, at) => each === last.matrix[at]);

async function findPictures(page: PDFPageProxy): Promise<{ placed: Placed[]; failed: number }> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  const opening = new Set<number>([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup]);
  const closing = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup]);
  const placed: Placed[] = [];
  const stack: Matrix[] = [];
  let matrix = IDENTITY;
  let failed = 0;
  // Patterns and headers draw one picture many times: it is turned to grey once.
  const seen = new Map<unknown, { image: GreyImage | null; isEmpty: boolean }>();
  for (const [index, code] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (opening.has(code)) stack.push(matrix);
    // A picture that is too large was left out when the file was opened: a place is set and nothing drawn in it.
    if (closing.has(code) && fnArray[index - 1] === OPS.transform && isLarge(matrix)) failed++;
    if (closing.has(code)) matrix = stack.pop() ?? matrix;
    else if (code === OPS.transform) matrix = multiply(matrix, toMatrix(args));
    else if (code === OPS.paintFormXObjectBegin && args[0]) matrix = multiply(matrix, toMatrix(args[0]));
    const isMask = code === OPS.paintImageMaskXObject;
    if (!isMask && code !== OPS.paintImageXObject && code !== OPS.paintInlineImageXObject) continue;
    const [first] = args as [string | PdfImage];
    const id = typeof first === "object" && typeof first.data === "string" ? first.data : first;
    let grey = seen.get(id);
    if (!grey) {
      const source = typeof first === "string" ? await decoded(page, first) : await resolveData(page, first);
      const isEmpty = source !== null && isTooSmall(source);
      grey = { image: source && !isEmpty ? toGrey(source, isMask) : null, isEmpty };
      seen.set(id, grey);
    }
    const next = grey.image && { image: grey.image, matrix };
    if (next && !isDrawnAgain(placed.at(-1), next)) placed.push(next);
    else if (!next && !grey.isEmpty) failed++;
  }
  return { placed, failed };
}

async function resolveData(page: PDFPageProxy, image: PdfImage): Promise<PdfImage | null> {
  if (typeof image.data !== "string") return image;
  const stored = await decoded(page, image.data);
  return stored && { ...image, data: stored.data };
}

function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c || 1e-9;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** Draws a picture where the page has it. Shrunk by averaging first, so that no stroke falls between samples. */
function draw(canvas: GreyImage, { image, matrix }: Placed, view: Matrix): void {
  const toCanvas = multiply(view, matrix);
  const box = boxOf(toCanvas, 0, 0, 1, 1);
  const across = Math.ceil(Math.hypot(toCanvas[0], toCanvas[1]));
  const down = Math.ceil(Math.hypot(toCanvas[2], toCanvas[3]));
  const source = shrinkTo(image, Math.min(image.width, Math.max(across, 1)), Math.min(image.height, Math.max(down, 1)));
  const [a, b, c, d, e, f] = invert(toCanvas);
  for (let y = Math.max(0, Math.floor(box.bottom)); y < Math.min(canvas.height, Math.ceil(box.top)); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(canvas.width, Math.ceil(box.right)); x++) {
      const u = a * (x + 0.5) + c * (y + 0.5) + e;
      const v = b * (x + 0.5) + d * (y + 0.5) + f;
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      const at = y * canvas.width + x;
      canvas.data[at] = Math.min(
        canvas.data[at] ?? 255,
        sample(source, u * source.width - 0.5, (1 - v) * source.height - 0.5),
      );
    }
  }
  if (source !== image) release(source.data);
}

/** A page on which pictures lie over one another more often than this is drawn in part only. */
const MOST_LAYERS = 8;

/** To shrink a pixel takes so much less time than to draw one. */
const SHRINKING_GAIN = 8;

/** How many pixels of the canvas a picture covers at most. */
function areaOf({ matrix }: Placed, view: Matrix, canvas: GreyImage): number {
  const box = boxOf(multiply(view, matrix), 0, 0, 1, 1);
  const across = Math.min(box.right, canvas.width) - Math.max(box.left, 0);
  const down = Math.min(box.top, canvas.height) - Math.max(box.bottom, 0);
  return Math.max(0, across) * Math.max(0, down);
}

/** Draws the pictures of a scanned page as they lie on it, upright, at most 3 megapixels in all; null where
 * none can hold words. On a page without text of its own, which a scan may be, a picture without letters counts too: that nothing
 * was read of it has to be told. */
export async function readPagePicture(page: PDFPageProxy, hasText = false): Promise<PagePicture | null> {
  const { placed, failed } = await findPictures(page);
  if (placed.length === 0) return failed > 0 ? { reason: UNDECODABLE } : null;
  const { width, height } = page.getViewport({ scale: 1 });
  const sharpest = Math.max(
    ...placed.map(({ image, matrix }) => image.width / (Math.hypot(matrix[0], matrix[1]) || 1)),
  );
  const scale = Math.min(sharpest, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = blankImage(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  const view = toMatrix(viewport.transform);
  let left = MOST_LAYERS * canvas.data.length;
  let covered = 0;
  for (const picture of placed) {
    const area = areaOf(picture, view, canvas);
    covered += area;
    left -= area + picture.image.data.length / SHRINKING_GAIN;
    if (left >= 0) draw(canvas, picture, view);
  }
  for (const { image } of placed) release(image.data);
  if (hasText && failed === 0 && left >= 0 && !hasStrokes(canvas)) {
    release(canvas.data);
    return null;
  }
  const share = Math.min(1, covered / canvas.data.length);
  return { pixels: canvas, pointsPerPixel: 1 / scale, share, failed: left >= 0 ? failed : failed + 1 };
}
