/** What the first bytes of a picture say about it, without decoding it. */
export interface ImageHeader {
  kind: "png" | "jpeg" | "gif" | "webp";
  width: number;
  height: number;
  /** How the picture is to be turned for showing, as EXIF numbers it from 1 to 8. */
  orientation: number;
}

const EXIF = 0x45786966;
const ORIENTATION_TAG = 0x0112;

const tagAt = (view: DataView, at: number) => (at + 4 <= view.byteLength ? view.getUint32(at) : 0);

/** The orientation in a TIFF structure that begins at `start`; 1 where there is none. */
function tiffOrientation(view: DataView, start: number): number {
  if (start + 8 > view.byteLength) return 1;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

/** Start-of-frame markers hold the size; 0xc4, 0xc8 and 0xcc in their range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(view: DataView): ImageHeader | null {
  // The first that is said counts: looking for it takes time.
  let orientation: number | null = null;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isFrame(marker))
      return {
        kind: "jpeg",
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        orientation: orientation ?? 1,
      };
    if (orientation === null && marker === 0xe1 && tagAt(view, at + 4) === EXIF)
      orientation = tiffOrientation(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

function webpHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 30) return null;
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const base = { kind: "webp" as const, orientation: 1 };
  if (chunk === "VP8X") return { ...base, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === "VP8 ")
    return { ...base, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { ...base, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Reads kind, size in pixels and orientation from a picture's first bytes; null when they are not there. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = tagAt(view, 0);
  if (start === 0x89504e47 && view.byteLength >= 24) {
    return { kind: "png", width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
  }
  if (start >>> 16 === 0xffd8) return jpegHeader(view);
  if (start === 0x47494638 && view.byteLength >= 10) {
    return { kind: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true), orientation: 1 };
  }
  return start === 0x52494646 ? webpHeader(view) : null;
}
