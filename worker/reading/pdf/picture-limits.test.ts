import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { constants, deflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { decodePng } from "../image/png.ts";
import { withPdf } from "./open-pdf.ts";
import { readPagePicture } from "./page-picture.ts";
import { unpackedSize } from "./unpacked-size.ts";

const fixture = (name: string) => readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading", name));

interface Part {
  says: string;
  data?: Uint8Array;
}

const CONTENT = "q 500 0 0 700 40 40 cm /I Do Q";

/** A PDF of one page that draws the first of the pictures; further objects follow from number 6 on. */
function pdfOf(picture: Part, more: Part[] = [], content: Part = { says: "", data: Buffer.from(CONTENT) }) {
  const parts: Part[] = [
    { says: "/Type/Catalog/Pages 2 0 R" },
    { says: "/Type/Pages/Count 1/Kids[3 0 R]" },
    { says: "/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R" },
    content,
    picture,
    ...more,
  ];
  const objects = parts.map(({ says, data }, index) => {
    const head = `\n${index + 1} 0 obj\n`;
    if (/^\d+$/.test(says)) return Buffer.from(`${head}${says}\nendobj`);
    if (!data) return Buffer.from(`${head}<<${says}>>\nendobj`);
    const stream = [Buffer.from(`${head}<<${says}/Length ${data.length}>>\nstream\n`), data];
    return Buffer.concat([...stream, Buffer.from("\nendstream\nendobj")]);
  });
  const file = Buffer.concat([Buffer.from("%PDF-1.7"), ...objects, Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF")]);
  return new Uint8Array(file);
}

const pictureIn = (bytes: Uint8Array<ArrayBuffer>) =>
  withPdf(bytes, "pictures", async (pdf) => readPagePicture(await pdf.getPage(1)));

const IMAGE = "/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode";
const LEFT_OUT = { reason: expect.stringMatching(/could not be opened/) };

describe("a picture that is too large to be unpacked is left out", () => {
  const data = deflateSync(Buffer.alloc(1000));

  test("also when its width is said elsewhere in the file", async () => {
    const says = `${IMAGE}/Width 6 0 R/Height 3999`;
    expect(await pictureIn(pdfOf({ says, data }, [{ says: "3999" }]))).toEqual(LEFT_OUT);
  });

  test("also when another one may be as large, since it takes a bit a pixel", async () => {
    const bits = "/Subtype/Image/ImageMask true/BitsPerComponent 1/Width 7000/Height 7000/Filter/FlateDecode";
    const says = `${IMAGE}/Width 6 0 R/Height 3999`;
    expect(await pictureIn(pdfOf({ says, data }, [{ says: "3999" }, { says: bits, data }]))).toEqual(LEFT_OUT);
  });

  test("also when only the picture itself says how large it is", async () => {
    const jpx = Buffer.alloc(200);
    jpx.writeUInt32BE(0xff4fff51, 0);
    jpx.writeUInt32BE(60_000, 8);
    jpx.writeUInt32BE(60_000, 12);
    jpx.writeUInt16BE(3, 40);
    const says = "/Subtype/Image/Width 100/Height 100/Filter/JPXDecode";
    expect(await pictureIn(pdfOf({ says, data: jpx }))).toEqual(LEFT_OUT);
  });

  test("also when only what it is masked by is, whose letters it paints", async () => {
    const mask = "/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode/Width 5000/Height 5000";
    const says = `${IMAGE}/Width 100/Height 100/SMask 6 0 R`;
    expect(await pictureIn(pdfOf({ says, data }, [{ says: mask, data }]))).toEqual(LEFT_OUT);
  });

  test("also when it would have room without its mask, which is unpacked beside it", async () => {
    const size = "/Width 2980/Height 2977";
    const mask = `/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode${size}`;
    const says = `${IMAGE}${size}/SMask 6 0 R`;
    expect(await pictureIn(pdfOf({ says, data }, [{ says: mask, data }]))).toEqual(LEFT_OUT);
    expect(await pictureIn(pdfOf({ says: `${IMAGE}${size}`, data }))).not.toEqual(LEFT_OUT);
  });

  test("and any other is read", async () => {
    const black = deflateSync(Buffer.alloc(100 * 100 * 3));
    const picture = await pictureIn(pdfOf({ says: `${IMAGE}/Width 100/Height 100`, data: black }));
    if (!picture || "reason" in picture) throw new Error("No picture");
    expect(picture.pixels.data[(picture.pixels.data.length + picture.pixels.width) >> 1]).toBe(0);
  });
});

test.each(["small.jpg", "small-grey.jpg", "small-inks.jpg"])("%s has the same greys in a PDF", async (name) => {
  const original = decodePng(fixture("small.png"), Number.POSITIVE_INFINITY);
  const pdf = await PDFDocument.create();
  const { width, height } = original;
  pdf.addPage([width, height]).drawImage(await pdf.embedJpg(fixture(name)), { x: 0, y: 0, width, height });
  const picture = await pictureIn(new Uint8Array(await pdf.save()));
  if (!picture || "reason" in picture) throw new Error("No picture");
  expect([picture.pixels.width, picture.pixels.height]).toEqual([width, height]);
  const difference = picture.pixels.data.reduce((sum, grey, at) => sum + Math.abs(grey - (original.data[at] ?? 0)), 0);
  expect(difference / original.data.length).toBeLessThan(4);
});

test("a JPEG of a page at 300 dpi that is transparent in places is put together with its mask, shrunk", async () => {
  const canvas = createCanvas(2500, 3200);
  canvas.getContext("2d").fillRect(0, 0, 2500, 3200);
  const jpeg = "/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Width 2500/Height 3200";
  const half = Buffer.from([255, 0]);
  const grey = "/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8";
  const data = canvas.toBuffer("image/jpeg");
  const seen = async (mask: Part) => {
    const more = [{ ...mask, says: `${grey}${mask.says}` }];
    const picture = await pictureIn(pdfOf({ says: `${jpeg}/SMask 6 0 R`, data }, more));
    if (!picture || "reason" in picture) throw new Error("No picture");
    const { pixels, failed } = picture;
    const middle = Math.floor(pixels.height / 2) * pixels.width;
    const greyAt = (share: number) => pixels.data[middle + Math.floor(share * pixels.width)];
    return [failed, greyAt(0.3), greyAt(0.7)];
  };
  const packed = { says: "/Filter/FlateDecode/Width 2/Height 1", data: deflateSync(half) };
  expect(await seen(packed)).toEqual([0, 0, 255]);
  expect(await seen({ ...packed, says: `${packed.says}/Matte[0 0 0]` })).toEqual([0, 0, 255]);
  // A mask that is a JPEG of a page as well: none of it lets the picture through.
  const asJpeg = { says: "/Filter/DCTDecode/Width 2500/Height 3200", data };
  expect(await seen(asJpeg)).toEqual([0, 255, 255]);
});

describe("what a stream unpacks to", () => {
  const text = fixture("d001.txt");
  test.each([
    ["text", deflateSync(text), text.length],
    ["text, with the codes that all know", deflateSync(text, { strategy: constants.Z_FIXED }), text.length],
    ["what is stored as it is", deflateSync(text, { level: 0 }), text.length],
    ["nothing", deflateSync(Buffer.alloc(0)), 0],
    ["a million zeros", deflateSync(Buffer.alloc(1_000_000)), 1_000_000],
  ])("is counted: %s", (_what, packed, size) => {
    expect(unpackedSize(packed, 1e9)).toBe(size);
  });

  test("is refused where it is far more than a page needs", async () => {
    const bomb = deflateSync(Buffer.alloc(40_000_000, " "));
    const inPage = pdfOf({ says: "" }, [], { says: "/Filter/FlateDecode", data: bomb });
    const inPicture = pdfOf({ says: `${IMAGE}/Width 100/Height 100`, data: bomb });
    for (const file of [inPage, inPicture])
      await expect(withPdf(file, "text", async () => null)).rejects.toThrow(/unpacks to far more/);
  });
});
