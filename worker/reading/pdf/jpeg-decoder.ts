import { fromBytes, type GreyImage, MOST_PIXELS, toBytes } from "../image/grey.ts";
import { readImageHeader } from "../image/header.ts";
import { decodeJpeg } from "../image/jpeg/decode-jpeg.ts";

const NOTHING: GreyImage = { width: 0, height: 0, data: new Uint8Array() };

/** What pdf.js uses of the browser's decoder of pictures, which the Workers runtime does not have. It gives a JPEG in grey
 * and shrunk: pdf.js's own decoder needs up to nine bytes a pixel, more than there are for a scan of a large file. The
 * picture is a plain buffer since pdf.js sends it between its two halves. */
export class GreyImageDecoder {
  static async isTypeSupported(type: string): Promise<boolean> {
    return type === "image/jpeg";
  }

  readonly #bytes: Uint8Array;

  constructor({ data }: { data: Uint8Array }) {
    this.#bytes = data;
  }

  async decode(): Promise<{ image: ArrayBuffer }> {
    try {
      return { image: toBytes(decodeJpeg(this.#bytes, MOST_PIXELS)) };
    } catch (error) {
      // pdf.js goes on to try it with its own decoder, which may save something of a small one.
      const header = readImageHeader(this.#bytes);
      if (header && header.width * header.height <= MOST_PIXELS) throw error;
      return { image: toBytes(NOTHING) };
    }
  }

  close(): void {
    // Nothing is held open.
  }
}

/** A picture that pdf.js hands over as this decoder gave it, of no size where it is damaged; null for any other. */
export const greyFrom = (bitmap: unknown): GreyImage | null =>
  bitmap instanceof ArrayBuffer ? fromBytes(bitmap) : null;

/** What is used of a picture in the half of pdf.js that reads the file. */
interface PdfPicture {
  /** Only a JPEG has options of this name. */
  image: { getTransferableImage(): Promise<unknown>; jpegOptions?: unknown; bytes?: Uint8Array };
  smask: Mask | null;
  colorSpace: { name: string } | null;
  needsDecode: boolean;
  width: number;
  height: number;
}

interface Mask extends Pick<PdfPicture, "image" | "needsDecode"> {
  /** The colour that the picture was laid over in proportion, from 0 to 1 a channel, where it was. */
  matte: readonly number[] | false;
  fillGrayBuffer(into: Uint8Array, size: { destWidth: number; destHeight: number }): Promise<void>;
}

/** How opaque a mask lets each pixel of a picture of this size be. */
async function opacityOf(mask: Mask, { width, height }: GreyImage): Promise<Uint8Array> {
  const { jpegOptions, bytes } = mask.image;
  const opacity = new Uint8Array(width * height);
  if (!jpegOptions || !bytes || mask.needsDecode) {
    await mask.fillGrayBuffer(opacity, { destWidth: width, destHeight: height });
    return opacity;
  }
  const shrunk = decodeJpeg(bytes, MOST_PIXELS);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * shrunk.height) / height) * shrunk.width;
    for (let x = 0; x < width; x++) opacity[at++] = shrunk.data[row + Math.floor((x * shrunk.width) / width)] ?? 255;
  }
  return opacity;
}

/** A picture over white, as opaque as its mask says. */
function overWhite({ data }: GreyImage, opacity: Uint8Array, matte: readonly number[] | false): void {
  const [red = 0, green = 0, blue = 0] = matte || [];
  const light = 255 - 255 * (0.299 * red + 0.587 * green + 0.114 * blue);
  for (let at = 0; at < data.length; at++) {
    const share = (opacity[at] ?? 255) / 255;
    const grey = data[at] as number;
    data[at] = matte ? Math.min(255, grey + light * (1 - share)) : 255 + (grey - 255) * share;
  }
}

/** pdf.js unpacks a picture of more pixels and its mask into more than there is. */
const MOST_UNPACKED = 7_000_000;

/** A large JPEG that another picture makes transparent in places, in grey and shrunk as the decoder gives it: pdf.js would unpack both
 * whole, which takes more than there is from a page of 300 dpi on. Null for a picture that pdf.js may unpack itself. Throws
 * for one that nobody here can. */
export async function maskedJpeg(picture: PdfPicture): Promise<{ bitmap: ArrayBuffer } | null> {
  const { image, smask, width, height, needsDecode, colorSpace } = picture;
  if (!smask || width * height <= MOST_PIXELS || !image.jpegOptions) return null;
  const isPlain = !needsDecode && colorSpace?.name === "DeviceRGB";
  if (!isPlain && width * height <= MOST_UNPACKED) return null;
  const bitmap = isPlain ? await image.getTransferableImage() : null;
  const grey = greyFrom(bitmap);
  if (!grey || grey.width === 0) throw new RangeError("This JPEG is not one that is shrunk as it is read");
  overWhite(grey, await opacityOf(smask, grey), smask.matte);
  return { ...{ data: null, width, height }, bitmap: bitmap as ArrayBuffer };
}
