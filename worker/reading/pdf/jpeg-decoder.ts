import { fromBytes, type GreyImage, MOST_PIXELS, toBytes } from "../image/grey.ts";
import { decodeJpeg } from "../image/jpeg/decode-jpeg.ts";

/** What pdf.js uses of the browser's decoder of pictures, which the Workers runtime does not have. It gives a JPEG in grey
 * and shrunk: pdf.js's own decoder needs up to nine bytes a pixel, more than there are for a scan of a large file. The
 * picture is a plain buffer since pdf.js sends it between its two halves. */
class GreyImageDecoder {
  static async isTypeSupported(type: string): Promise<boolean> {
    return type === "image/jpeg";
  }

  readonly #bytes: Uint8Array;

  constructor({ data }: { data: Uint8Array }) {
    this.#bytes = data;
  }

  async decode(): Promise<{ image: ArrayBuffer }> {
    return { image: toBytes(decodeJpeg(this.#bytes, MOST_PIXELS)) };
  }

  close(): void {
    // Nothing is held open.
  }
}

// pdf.js looks for it once, when it is loaded.
Object.assign(globalThis, { ImageDecoder: GreyImageDecoder });

/** A picture that pdf.js hands over as this decoder gave it. */
export const greyFrom = (bitmap: unknown): GreyImage | null =>
  bitmap instanceof ArrayBuffer ? fromBytes(bitmap) : null;
