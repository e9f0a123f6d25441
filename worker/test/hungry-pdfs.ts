import { deflateSync } from "node:zlib";

/* PDFs of a few kilobytes that say so much that reading them once took hundreds of megabytes. */

type PdfObject = string | { says: string; data: Buffer | string };

const packed = (says: string, data: Buffer | string) => ({
  says: `${says}/Filter/FlateDecode`,
  data: deflateSync(typeof data === "string" ? Buffer.from(data, "latin1") : data),
});

const WORDS = "BT /F 12 Tf 100 700 Td (A proper page.) Tj ET";

/** A file of one page with some words, what its content says besides, and objects from number 6 on. */
function pageWith(content: string, page: string, resources: string, ...more: PdfObject[]): Uint8Array<ArrayBuffer> {
  const objects: PdfObject[] = [
    "/Type/Catalog/Pages 2 0 R",
    "/Type/Pages/Count 1/Kids[3 0 R]",
    `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${page}/Resources<</Font<</F 5 0 R/X 6 0 R>>${resources}>>`,
    packed("", `${WORDS} ${content}`),
    "/Type/Font/Subtype/Type1/BaseFont/Helvetica",
    ...more,
  ];
  const parts = objects.map((object, at) => {
    const head = `\n${at + 1} 0 obj\n`;
    if (typeof object === "string") return Buffer.from(`${head}<<${object}>>\nendobj`);
    const data = Buffer.from(object.data);
    const start = Buffer.from(`${head}<<${object.says}/Length ${data.length}>>\nstream\n`);
    return Buffer.concat([start, data, Buffer.from("\nendstream\nendobj")]);
  });
  return new Uint8Array(
    Buffer.concat([Buffer.from("%PDF-1.7"), ...parts, Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF")]),
  );
}

const IMAGE = "/Type/XObject/Subtype/Image";

/** A picture of four pixels under a mask of 151 million. */
export const vastMask = () =>
  pageWith(
    "q 500 0 0 500 40 40 cm /I Do Q",
    "",
    "/XObject<</I 6 0 R>>",
    { says: `${IMAGE}/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/SMask 7 0 R`, data: "0123" },
    packed(`${IMAGE}/Width 34862/Height 4332/ColorSpace/DeviceGray/BitsPerComponent 1`, Buffer.alloc(18_900_000)),
  );

/** Very many small pictures, as a printer's driver cuts letters into: each by the engine for faxes. */
export function manyFaxes(): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: 120 }, (_, at) => at + 6);
  const content = numbers.map((number) => `q 40 0 0 40 40 ${number} cm /I${number} Do Q`).join(" ");
  const fax = `${IMAGE}/Width 400/Height 100/ImageMask true/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 400>>`;
  const names = numbers.map((number) => `/I${number} ${number} 0 R`).join("");
  return pageWith(
    content,
    "",
    `/XObject<<${names}>>`,
    ...numbers.map(() => ({ says: fax, data: Buffer.alloc(13, 0xff) })),
  );
}

/** A shade whose colours are worked out point by point, of a table of a hundred million samples. */
export const vastShade = () =>
  pageWith(
    "/S sh",
    "",
    "/Shading<</S 6 0 R>>",
    "/ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 500 500]/Function 7 0 R",
    packed("/FunctionType 0/Domain[0 1]/Range[0 1]/Size[100000000]/BitsPerSample 1", Buffer.alloc(12_500_000)),
  );

/** A page with so many links. */
export const manyLinks = (count: number) =>
  pageWith(
    "",
    `/Annots[${Array.from({ length: count }, (_, at) => `${at + 7} 0 R`).join(" ")}]`,
    "",
    "/Type/Font/Subtype/Type1/BaseFont/Helvetica",
    ...Array.from({ length: count }, () => "/Type/Annot/Subtype/Link/Rect[0 0 9 9]/Border[0 0 0]/A<</S/URI/URI(a)>>"),
  );

const FAR_CODES = Array.from({ length: 992 }, (_, at) => {
  const code = ((0xe1 + (at >> 6)) * 0x100 + 0x80 + (at & 63)).toString(16);
  return `<${code}80> <${code}BF>`;
});

/** A font whose codes are far apart, as those of UTF-8 are, each with a letter of its own. */
export const farCodes = () =>
  pageWith(
    "BT /X 12 Tf 100 600 Td <E18080> Tj ET",
    "",
    "",
    "/Type/Font/Subtype/Type0/BaseFont/X/Encoding 7 0 R/ToUnicode 8 0 R/DescendantFonts[9 0 R]",
    packed(
      "/Type/CMap/CMapName/X/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>",
      `begincmap 1 begincodespacerange <E18080> <F0BFBF> endcodespacerange ${FAR_CODES.length} begincidrange ${FAR_CODES.map((range, at) => `${range} ${at * 64}`).join("\n")} endcidrange endcmap`,
    ),
    packed(
      "",
      `begincmap 1 begincodespacerange <E18080> <F0BFBF> endcodespacerange ${FAR_CODES.length} beginbfrange ${FAR_CODES.map((range, at) => `${range} <${(at * 64).toString(16).padStart(4, "0")}>`).join("\n")} endbfrange endcmap`,
    ),
    "/Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>/FontDescriptor 10 0 R",
    "/Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/CapHeight 1/StemV 1",
  );
