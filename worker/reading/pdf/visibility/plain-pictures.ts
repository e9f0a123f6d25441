import type { PDFPageProxy } from "unpdf/pdfjs";
import type { Colour } from "../../contrast.ts";
import { PDF_LIMITS } from "../../limits.ts";
import type { Operations } from "../painted-page.ts";
import type { LookUp } from "./pattern.ts";

/** So much may a channel differ within one colour. */
const SAME = 8;
const PATIENCE_MS = 5_000;

/** A picture as pdf.js hands it over; `kind` 2 is red, green and blue, 3 the same with opacity. */
interface Picture {
  width?: number;
  height?: number;
  kind?: number;
  data?: unknown;
}

const isSmall = (width: unknown, height: unknown) => Number(width) * Number(height) <= PDF_LIMITS.plainPicture;

/** Waits until the small pictures of a page are decoded, so that their colour can be asked for. */
export async function decodeSmallPictures(
  page: PDFPageProxy,
  { fnArray, argsArray }: Operations,
  code: number | undefined,
): Promise<void> {
  const ids = new Set<string>();
  fnArray.forEach((each, index) => {
    const [id, width, height] = (each === code && (argsArray[index] as unknown[])) || [];
    if (typeof id === "string" && isSmall(width, height)) ids.add(id);
  });
  const storeOf = (id: string) => (id.startsWith("g_") ? page.commonObjs : page.objs);
  const waiting = [...ids].filter((id) => !storeOf(id).has(id));
  if (waiting.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const all = waiting.map((id) => new Promise<void>((resolve) => storeOf(id).get(id, () => resolve())));
  await Promise.race([late, Promise.all(all)]);
  clearTimeout(timer);
}

/** The one colour that all of a picture has, in full opacity; null for any other. */
function colourOf({ width, height, kind, data }: Picture): Colour | null {
  if (!isSmall(width, height) || !(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  if (kind === 1) {
    const [first] = data;
    const isPlain = (first === 0 || first === 255) && data.every((byte) => byte === first);
    return isPlain ? [first, first, first] : null;
  }
  const size = kind === 2 ? 3 : kind === 3 ? 4 : 0;
  const [red = 0, green = 0, blue = 0] = data;
  const colour: Colour = [red, green, blue];
  if (size === 0 || data.length < size) return null;
  const isPlain = data.every((byte, at) => Math.abs(byte - (colour[at % size] ?? 255)) <= (at % size < 3 ? SAME : 0));
  return isPlain ? colour : null;
}

/** What is known of pictures already: one may be painted many times. */
const known = new WeakMap<object, Colour | null>();

/** The colour of a picture that is painted, if it is of one colour and hides all that is under it. */
export function plainColour(painted: unknown, lookUp: LookUp): Colour | null {
  const picture = typeof painted === "string" ? lookUp(painted) : painted;
  if (typeof picture !== "object" || picture === null) return null;
  const found = known.get(picture);
  if (found !== undefined) return found;
  const colour = colourOf(picture as Picture);
  known.set(picture, colour);
  return colour;
}
