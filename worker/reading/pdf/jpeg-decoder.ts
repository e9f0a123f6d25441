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
