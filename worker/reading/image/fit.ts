import { blankImage, type GreyImage, MOST_PIXELS, sample } from "./grey.ts";
import { shrinkTo } from "./rows.ts";
import { sizeWithin } from "./shrink.ts";

/** EXIF orientations 5 to 8 exchange width and height. */
const isTurned = (orientation: number) => orientation >= 5;

/** Turns and mirrors a picture as its EXIF orientation (1 to 8) says that it is to be shown. */
export function orient(image: GreyImage, orientation: number): GreyImage {
  if (orientation < 2 || orientation > 8) return image;
  const result = isTurned(orientation) ? blankImage(image.height, image.width) : blankImage(image.width, image.height);
  const lastX = image.width - 1;
  const lastY = image.height - 1;
  for (let y = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      const [column, row] = isTurned(orientation) ? [y, x] : [x, y];
      const isMirrored = orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8;
      const isUpsideDown = orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7;
      const fromX = isMirrored ? lastX - column : column;
      const fromY = isUpsideDown ? lastY - row : row;
      result.data[y * result.width + x] = image.data[fromY * image.width + fromX] ?? 255;
    }
  }
  return result;
}

function enlarge(image: GreyImage): GreyImage {
  const result = blankImage(image.width * 2, image.height * 2);
  for (let y = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      result.data[y * result.width + x] = sample(image, (x - 0.5) / 2, (y - 0.5) / 2);
    }
  }
  return result;
}

/** Brings a picture to a size at which recognition is both good and affordable: at most 3 megapixels, and small
 * screenshots, whose letters are only a few pixels high, doubled. */
export function fitForRecognition(image: GreyImage): GreyImage {
  const pixels = image.width * image.height;
  if (pixels * 4 <= MOST_PIXELS) return enlarge(image);
  if (pixels <= MOST_PIXELS) return image;
  const { width, height } = sizeWithin(image.width, image.height, MOST_PIXELS);
  return shrinkTo(image, width, height);
}
