import { INKS_AS_STORED, INKS_TURNED_OVER } from "../image/jpeg/frame.ts";
import { type FileStream, filtersOf, isPicture, overwrite } from "./streams.ts";

/** Where a JPEG says how large it is and of how many components. */
interface JpegFrame {
  pixels: number;
  components: number;
  /** Where in the data the number of components stands. */
  countAt: number;
}

const TURNED_OVER = /\/(?:Decode|D)\s*\[\s*(?:1(?:\.0*)?\s+0(?:\.0*)?\s*)+\]/;
/** Colours of which a JPEG itself says all that a grey picture needs. */
const PLAIN_COLOURS =
  /\/(?:ColorSpace|CS)\s*(?:\/(?:DeviceGray|DeviceRGB|DeviceCMYK|G|RGB|CMYK)\b|\[\s*\/ICCBased[^\]]*\])/;
const ELSEWHERE = /\/ColorSpace\s+(\d+)\s+(\d+)\s+R\b/;

/** What a JPEG says of itself; null for what is none. */
export function frameOf(data: Uint8Array): JpegFrame | null {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  if (data[0] !== 0xff || data[1] !== 0xd8) return null;
  for (let at = 2; at + 10 < data.length; at += 2 + view.getUint16(at + 2)) {
    while (data[at] === 0xff && data[at + 1] === 0xff) at++;
    const marker = data[at] === 0xff ? (data[at + 1] ?? 0) : 0;
    if (marker < 0xc0) return null;
    const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const pixels = view.getUint16(at + 5) * view.getUint16(at + 7);
    return { pixels, components: data[at + 9] ?? 0, countAt: at + 9 };
  }
  return null;
}

/** The part of a header that says which colours a picture has, where they are plain; null where they are not, or nobody
 * can say. */
function plainColours(bytes: Uint8Array<ArrayBuffer>, { header }: FileStream): string | null {
  const [plain] = PLAIN_COLOURS.exec(header) ?? [];
  if (plain) return plain;
  const [reference, object, generation] = ELSEWHERE.exec(header) ?? [];
  if (!reference) return null;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = `${object} ${generation} obj`;
  for (let at = file.indexOf(start); at >= 0; at = file.indexOf(start, at + 1)) {
    const isWhole = !/\d/.test(String.fromCharCode(file[at - 1] ?? 0));
    const said = file.toString("latin1", at + start.length, at + start.length + 40);
    if (isWhole) return /^\s*(?:\/Device(?:Gray|RGB|CMYK)\b|\[\s*\/ICCBased\b)/.test(said) ? reference : null;
  }
  return null;
}

/** Sees to it that pdf.js hands a JPEG to the decoder that it believes to be the browser's, which is ours and shrinks it
 * as it reads: it does so with pictures of red, green and blue only, and unpacks those in grey or in inks itself, in up to
 * twelve bytes a pixel. Rewrites the header in the file. Returns how many pixels the JPEG has; null where pdf.js has to
 * unpack it. `masks` are the objects that say where others are transparent; they must stay grey. */
export function makeSparing(
  bytes: Uint8Array<ArrayBuffer>,
  stream: FileStream,
  masks: ReadonlySet<number>,
): number | null {
  const { header, data, object } = stream;
  const [filter, ...more] = filtersOf(stream);
  if (!isPicture(stream) || more.length > 0 || !(filter === "DCTDecode" || filter === "DCT")) return null;
  if (masks.has(object) || /\/(?:Mask|ColorTransform)\b/.test(header)) return null;
  const frame = frameOf(data);
  const colours = plainColours(bytes, stream);
  if (!frame || !colours) return null;
  const [decode] = /\/(?:Decode|D)\s*\[[^\]]*\]/.exec(header) ?? [];
  // One that is transparent in places is put together with its mask, where it is in red, green and blue already.
  if (/\/SMask\b/.test(header))
    return frame.components === 3 && !decode && !/Gray|CMYK/.test(colours) ? frame.pixels : null;
  const isTurnedOver = TURNED_OVER.test(header);
  if (decode && !/\[\s*(?:0(?:\.0*)?\s+1(?:\.0*)?\s*)+\]/.test(decode) && !(isTurnedOver && frame.components === 4))
    return null;
  if (frame.components === 4) data[frame.countAt] = 4 | (isTurnedOver ? INKS_TURNED_OVER : INKS_AS_STORED);
  if (decode) overwrite(bytes, stream, decode, "");
  overwrite(bytes, stream, colours, "/CS/DeviceRGB");
  return frame.pixels;
}
