import { blankImage, type GreyImage, MOST_PIXELS, sample } from "../image/grey.ts";

/** A part of a picture as it is put before recognition: `factor` times as large, from row `top` of the picture on. */
export interface Slice {
  image: GreyImage;
  top: number;
  factor: number;
}

/** Recognition looks for the columns of one page: a picture that is taller than so many widths is several under one another. */
const TALL = 2;
/** Height of a slice, in widths of the picture. */
const PAGE = 1.3;
/** A slice ends at the emptiest row within this share of its height. */
const ROOM = 0.2;

/** How much the greys of a row change: letters do, and what is behind them hardly does. */
function unrest({ data, width }: GreyImage, row: number): number {
  let sum = 0;
  for (let x = 1, at = row * width + 1; x < width; x++, at++)
    sum += Math.abs((data[at] as number) - (data[at - 1] as number));
  return sum;
}

/** The row at which the fewest letters are cut, near the given one. */
function quietestRow(picture: GreyImage, near: number, room: number): number {
  let [best, least] = [near, Number.POSITIVE_INFINITY];
  for (let row = near - room; row <= near; row++) {
    const found = unrest(picture, row);
    // Of rows alike the lowest, so that slices stay few.
    if (found <= least) [best, least] = [row, found];
  }
  return best;
}

function cut({ data, width }: GreyImage, from: number, to: number): GreyImage {
  return { width, height: to - from, data: data.slice(from * width, to * width) };
}

/** Letters of screenshots are a few pixels high: they are drawn larger as far as recognition's memory allows. */
function enlarged(image: GreyImage, factor: number): GreyImage {
  if (factor === 1) return image;
  const result = blankImage(Math.floor(image.width * factor), Math.floor(image.height * factor));
  for (let y = 0; y < result.height; y++)
    for (let x = 0; x < result.width; x++)
      result.data[y * result.width + x] = sample(image, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5);
  return result;
}

/** The parts in which a picture is recognised: itself, or slices of a tall one, cut between its lines. One slice is in memory
 * at a time. */
export function* slicesOf(picture: GreyImage): Generator<Slice> {
  const { width, height } = picture;
  if (height <= TALL * width) {
    yield { image: picture, top: 0, factor: 1 };
    return;
  }
  const most = Math.min(Math.round(PAGE * width), Math.floor(MOST_PIXELS / width));
  for (let top = 0; top < height; ) {
    const end = height - top <= most ? height : quietestRow(picture, top + most, Math.round(ROOM * most));
    const image = cut(picture, top, end);
    const factor = image.width * image.height * 4 <= MOST_PIXELS ? 2 : 1;
    yield { image: enlarged(image, factor), top, factor };
    top = end;
  }
}
