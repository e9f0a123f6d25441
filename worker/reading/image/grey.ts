import { release } from "../release.ts";

/** A picture in shades of grey, one byte a pixel, 255 for white: all that recognition needs, at a quarter of the size. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Recognition gains nothing above 3 megapixels (A4 at 176 dpi) and its memory grows with them. */
export const MOST_PIXELS = 3_000_000;

/** A white picture. */
export function blankImage(width: number, height: number): GreyImage {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

/** Room that a picture in one buffer needs for its size. */
export const SIZE_BYTES = 8;

/** A picture in one buffer: its greys, and at the end its width and height in four bytes each. The picture's own buffer
 * where that has room for them, else a copy; the picture is given up. */
export function toBytes({ width, height, data }: GreyImage): ArrayBuffer {
  const hasRoom = data.byteOffset === 0 && data.buffer.byteLength >= data.length + SIZE_BYTES;
  const buffer = hasRoom ? data.buffer : new ArrayBuffer(data.length + SIZE_BYTES);
  if (!hasRoom) {
    new Uint8Array(buffer).set(data);
    release(data);
  }
  const view = new DataView(buffer, buffer.byteLength - SIZE_BYTES);
  view.setUint32(0, width);
  view.setUint32(4, height);
  return buffer;
}

/** The picture in a buffer that `toBytes` made. */
export function fromBytes(buffer: ArrayBuffer): GreyImage {
  const view = new DataView(buffer, buffer.byteLength - SIZE_BYTES);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  return { width, height, data: new Uint8Array(buffer, 0, width * height) };
}

/** The grey between pixels, for places that are not whole numbers. */
export function sample(image: GreyImage, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), image.width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), image.height - 1);
  const right = Math.min(left + 1, image.width - 1);
  const bottom = Math.min(top + 1, image.height - 1);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  // Nothing is allocated here: for each of millions of pixels, it would fill the memory before it is collected.
  const { data, width } = image;
  const upperLeft = data[top * width + left] ?? 255;
  const lowerLeft = data[bottom * width + left] ?? 255;
  const upper = upperLeft + ((data[top * width + right] ?? 255) - upperLeft) * across;
  const lower = lowerLeft + ((data[bottom * width + right] ?? 255) - lowerLeft) * across;
  return upper + (lower - upper) * down;
}
