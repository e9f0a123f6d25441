import type { GreyImage } from "./grey.ts";
import { Shrinker, sizeWithin } from "./shrink.ts";

/** Pixels as the decoder of WebP hands them back: what browsers call `ImageData`, which this runtime has not. */
export class PlainImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** Shrinks to so many pixels wide and high; the picture itself where it has no more. */
export function shrinkTo(image: GreyImage, width: number, height: number): GreyImage {
  if (width >= image.width && height >= image.height) return image;
  const to = { width: Math.min(width, image.width), height: Math.min(height, image.height) };
  const shrinker = new Shrinker(image.width, image.height, to);
  for (let y = 0; y < image.height; y++) shrinker.add(image.data.subarray(y * image.width, (y + 1) * image.width));
  return shrinker.image;
}

/** From 3 (RGB) or 4 (RGBA, laid over white) bytes a pixel, shrunk to at most so many pixels. */
export function fromColour(
  width: number,
  height: number,
  bytes: ArrayLike<number>,
  channels: 3 | 4,
  most: number,
): GreyImage {
  const shrinker = new Shrinker(width, height, sizeWithin(width, height, most));
  const row = new Uint8Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += channels) {
      const grey = 0.299 * (bytes[at] ?? 255) + 0.587 * (bytes[at + 1] ?? 255) + 0.114 * (bytes[at + 2] ?? 255);
      const alpha = channels === 4 ? (bytes[at + 3] ?? 255) / 255 : 1;
      row[x] = Math.round(255 + (grey - 255) * alpha);
    }
    shrinker.add(row);
  }
  return shrinker.image;
}

/** From rows of 1 bit a pixel, each row padded to a byte, shrunk to at most so many pixels. `one` is the grey of a set
 * bit. */
export function fromBits(
  width: number,
  height: number,
  bytes: ArrayLike<number>,
  one: 0 | 255,
  most: number,
): GreyImage {
  const shrinker = new Shrinker(width, height, sizeWithin(width, height, most));
  const row = new Uint8Array(width);
  const rowBytes = Math.ceil(width / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSet = ((bytes[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      row[x] = isSet ? one : 255 - one;
    }
    shrinker.add(row);
  }
  return shrinker.image;
}
