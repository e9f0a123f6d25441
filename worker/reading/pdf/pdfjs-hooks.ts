/** What pdf.js takes from the application, by the changes that are made in it when the application is built
 * (`../patches/patched-packages.ts`). */
import { PDF_LIMITS, READING_LIMITS } from "../limits.ts";
import { Turns } from "../others-turn.ts";
import { spendOperations, spendPixels, spendText } from "./document-work.ts";

export { othersTurn } from "../others-turn.ts";
export { GreyImageDecoder as ImageDecoder, maskedJpeg } from "./jpeg-decoder.ts";
export { ofInks, startColour } from "./visibility/pattern.ts";

/** Stands in for the runtime's: pdf.js then unpacks streams piece by piece, by its own means. The runtime's unpacks whatever
 * there is, also where a picture asks for a part of it only, into pieces that are then put together in as much memory
 * again. */
export class DecompressionStream {
  constructor() {
    throw new TypeError("Streams are unpacked piece by piece");
  }
}

const turns = new Turns(PDF_LIMITS.turnOperations);

/** Counts an operation of any page that is being read, and says whether others should have their turn now. */
export const isTurnOver = (): boolean => turns.isOver();

/** Handing over a buffer takes far longer than copying one of fewer bytes: a page may have a hundred thousand lines. */
const LEAST_HANDED_OVER = 4_096;

interface Message {
  data?: { data?: unknown };
}

/** Copies a message between the two halves of pdf.js, which share an isolate. The file itself is handed over as it is:
 * moved, it would be out of reach until garbage is next collected, beside the next copy of it. */
export function cloneMessage<T extends Message>(message: T, transfer: ArrayBuffer[] | undefined): T {
  const file = message.data?.data;
  if (!(file instanceof Uint8Array) || !transfer?.includes(file.buffer as ArrayBuffer))
    return structuredClone(message, {
      transfer: transfer?.filter((each) => !(each.byteLength < LEAST_HANDED_OVER)) ?? [],
    });
  const copy = structuredClone({ ...message, data: { ...message.data, data: null } });
  return { ...copy, data: { ...copy.data, data: file } } as T;
}

/** The table of contents of a document, in the half of pdf.js that reads the file. */
interface XRef {
  pdfManager?: { docId?: string };
}

/** How many codes of letters, and moves between them, an operation is given: a line of text is a list of both. */
function codesIn(args: readonly unknown[]): number {
  let codes = 0;
  for (const arg of args) {
    if (typeof arg === "string") codes += arg.length;
    if (!Array.isArray(arg)) continue;
    codes += arg.length;
    for (const part of arg) if (typeof part === "string") codes += part.length;
  }
  return codes;
}

/** Counts an operation that is read from a page, or a part of one, and the text that it is given. Throws when the document
 * has had enough. */
export function countOperation(xref: XRef | null | undefined, args: unknown[] | null): void {
  spend(xref, 1);
  const id = xref?.pdfManager?.docId;
  if (id !== undefined && args) spendText(id, codesIn(args));
}

/** Bytes that have been read to find the objects of a file anew. */
const rebuilt = new WeakMap<XRef, number>();

/** Counts what was read of a file, from a place in it up to where the reader stands, to find its objects anew. Throws when
 * that is more than a document needs, and pdf.js then gives the file up. */
export function countRebuilding(xref: XRef, reader: { pos: number } | null | undefined, from = 0): void {
  const read = (rebuilt.get(xref) ?? 0) + PDF_LIMITS.bytesOfRebuiltPart + Math.max(0, (reader?.pos ?? from) - from);
  rebuilt.set(xref, read);
  if (read > PDF_LIMITS.rebuiltBytes) throw new RangeError("The objects of the file have no end");
}

/** Counts a part of a page that is begun: what all of it takes beside its operations. Throws as for those. */
export function countPart(xref: XRef | null | undefined): void {
  spend(xref, PDF_LIMITS.operationsOfPart);
}

/** Ends a page that saves its state again and again and never goes back to one. Throws as for operations. */
export function countSavedStates(xref: XRef | null | undefined, depth: number): void {
  if (depth > PDF_LIMITS.savedStates) spend(xref, PDF_LIMITS.pageOperations + 1);
}

/** Counts a font that is read, beside what is in it. Throws as for operations. */
export function countFont(xref: XRef | null | undefined): void {
  spend(xref, PDF_LIMITS.operationsOfFont);
}

/** Counts bytes of a program that draws a glyph. Throws as for operations. */
export function countFontBytes(xref: XRef | null | undefined, bytes: number): void {
  spend(xref, bytes * PDF_LIMITS.operationsOfFontByte);
}

/** Counts codes of a font that are given letters, or widths, each as long as these are. Throws as for operations. */
export function countCodes(xref: XRef | null | undefined, codes: number, letters: unknown = ""): void {
  const length = typeof letters === "string" ? letters.length : 1;
  spend(xref, Math.max(1, codes) * (1 + length * PDF_LIMITS.operationsOfLetter));
}

/** Counts a list of the widths of codes, which many codes may share. Throws as for operations. */
export function countedWidths<T>(xref: XRef | null | undefined, widths: T[]): T[] {
  spend(xref, widths.length);
  return widths;
}

function spend(xref: XRef | null | undefined, operations: number): void {
  const id = xref?.pdfManager?.docId;
  if (id !== undefined) spendOperations(id, operations);
}

/** What a picture says of itself, in the half of pdf.js that reads the file. */
interface PictureDictionary {
  xref?: XRef | null;
  get(key: string, short?: string): unknown;
}

/** Width or height of what masks a picture, which is drawn as large as its mask is; 0 where there is none. */
function maskSide(picture: PictureDictionary, key: string): number {
  const mask = (picture.get("SMask") ?? picture.get("Mask")) as { dict?: PictureDictionary } | undefined;
  const side = mask?.dict?.get(key.charAt(0), key);
  return typeof side === "number" ? side : 0;
}

/** Whether a picture may well be of one colour, so that it hides what is under it: one that packs into next to nothing, or a small one. */
function isPerhapsPlain(picture: PictureDictionary, pixels: number): boolean {
  const bytes = picture.get("Length");
  const isPacked = typeof bytes === "number" && bytes * PDF_LIMITS.plainPixelsOfByte <= pixels;
  return pixels <= PDF_LIMITS.smallPicture || (pixels <= PDF_LIMITS.plainPicture && isPacked);
}

/** Whether a picture is left out: one of more pixels than `most` that cannot be of one colour, or too many along one side, whose rows
 * alone would take all memory. */
export function isTooLarge(picture: PictureDictionary, width: number, height: number, most: number): boolean {
  const across = Math.max(width, maskSide(picture, "Width"));
  const down = Math.max(height, maskSide(picture, "Height"));
  if (Math.max(across, down) > READING_LIMITS.pictureSide) return true;
  const pixels = across * down;
  if (pixels <= most) return false;
  const id = picture.xref?.pdfManager?.docId;
  return id === undefined || !isPerhapsPlain(picture, pixels) || !spendPixels(id, pixels);
}

/** So many objects of a stream are read together; programs write a hundred or two into one. */
const OBJECTS_TOGETHER = 250;
const MOST_OBJECTS = 4 * OBJECTS_TOGETHER;

/** Which objects of a stream of `count` are read where one of them is wanted: from, and up to. All of an ordinary stream. */
export function objectsNear(wanted: number, count: number): [number, number] {
  if (count <= MOST_OBJECTS) return [0, count];
  const from = Math.floor(wanted / OBJECTS_TOGETHER) * OBJECTS_TOGETHER;
  return [from, Math.min(count, from + OBJECTS_TOGETHER)];
}

/** Decodes a picture as pdf.js asks its own decoders to. */
type Decode = (...args: unknown[]) => Promise<Uint8Array>;

let decoders: Readonly<Record<string, Decode>> = {};

/** Lets go of what decoders keep from one picture to the next. Call when a document is closed. */
export let dropDecoders: () => void = () => undefined;

/** Says once, when the readers are loaded, which decoders of scans there are, by pdf.js's names for their files, and how
 * what they keep is let go. */
export function provideDecoders(provided: typeof decoders, drop: () => void): void {
  decoders = provided;
  dropDecoders = drop;
}

/** Decodes a fax, JBIG2 or JPEG 2000 picture. */
export function decodeByWasm(file: string, args: Iterable<unknown>): Promise<Uint8Array> {
  const decode = decoders[file];
  return decode ? decode(...args) : Promise.reject(new Error(`No decoder ${file}`));
}
