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

/** From 3 (RGB) or 4 (RGBA, laid over white) bytes a pixel. */
export function fromColour(width: number, height: number, bytes: ArrayLike<number>, channels: 3 | 4): GreyImage {
  const data = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += channels) {
    const grey = 0.299 * (bytes[at] ?? 255) + 0.587 * (bytes[at + 1] ?? 255) + 0.114 * (bytes[at + 2] ?? 255);
    const alpha = channels === 4 ? (bytes[at + 3] ?? 255) / 255 : 1;
    data[pixel] = Math.round(255 + (grey - 255) * alpha);
  }
  return { width, height, data };
}

/** From rows of 1 bit a pixel, each row padded to a byte. `one` is the grey of a set bit. */
export function fromBits(width: number, height: number, bytes: ArrayLike<number>, one: 0 | 255): GreyImage {
  const image = blankImage(width, height);
  const rowBytes = Math.ceil(width / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSet = ((bytes[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      image.data[y * width + x] = isSet ? one : 255 - one;
    }
  }
  return image;
}

/** As RGBA with a buffer of its own, as the recognition engine takes it. */
export function toRgba({ width, height, data }: GreyImage): {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
} {
  const rgba = new Uint8ClampedArray(width * height * 4);
  rgba.fill(255);
  for (let pixel = 0; pixel < data.length; pixel++) rgba.fill(data[pixel] ?? 255, pixel * 4, pixel * 4 + 3);
  return { width, height, data: rgba };
}

/** Shrinks by averaging over the area that each new pixel covers, to so many pixels wide and high. */
export function shrinkTo(image: GreyImage, width: number, height: number): GreyImage {
  if (width >= image.width && height >= image.height) return image;
  const result = blankImage(width, height);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * image.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * image.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * image.width) / width));
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let at = row * image.width + left; at < row * image.width + right; at++) sum += image.data[at] ?? 255;
      }
      result.data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return result;
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
