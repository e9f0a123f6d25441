import type { GreyImage } from "./grey.ts";

/** Across so many pixels ink turns into paper, also where a scan is blurred; by no less than so many of 255 levels of grey, or nobody
 * could read it. A background that shades off over a page changes by less than one. */
const ACROSS = 3;
const LEAST_STEP = 12;
/** One small letter has more of such places. */
const FEWEST = 12;

/** Whether a picture has anything that could be a letter: places where dark and light meet. Pages whose pictures are backgrounds have
 * none, and recognition, which takes seconds, could add nothing to them. */
export function hasStrokes({ data, width, height }: GreyImage): boolean {
  let found = 0;
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width - ACROSS;
    for (let at = y * width; at < end; at++) {
      const step = (data[at] as number) - (data[at + ACROSS] as number);
      if ((step >= LEAST_STEP || step <= -LEAST_STEP) && ++found === FEWEST) return true;
    }
  }
  return false;
}
