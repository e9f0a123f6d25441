import { PDFName } from "pdf-lib";
import { LEFT, type PdfParts } from "./pdf-file.ts";

type Hide = (parts: PdfParts, words: string) => void;

const drawn =
  (before: string, at?: Parameters<PdfParts["draw"]>[2], after?: string): Hide =>
  ({ draw }, words) =>
    draw(before, words, at, after);

/** With settings of the graphics state, by their PDF names. */
const withSettings =
  (settings: Record<string, string | number>, before = ""): Hide =>
  ({ pdf, page, draw }, words) => {
    const name = page.node.newExtGState("GS", pdf.context.obj(settings)).asString();
    draw(`${name} gs ${before}`, words);
  };

/** In a form, which is painted after `before`. */
const inForm =
  (before: string, entries: Record<string, unknown>, settings: Record<string, string | number> = {}): Hide =>
  ({ pdf, page, font }, words) => {
    const { context } = pdf;
    const name = page.node.newExtGState("FS", context.obj(settings)).asString();
    const form = context.stream(`BT /F 9 Tf ${LEFT} 30 Td (${words}) Tj ET`, {
      ...{ Type: "XObject", Subtype: "Form", BBox: [0, 0, 595, 842], Resources: { Font: { F: font.ref } } },
      ...(entries as object),
    });
    const key = page.node.newXObject("Form", context.register(form)).asString();
    page.node.addContentStream(context.register(context.stream(`q ${before} ${name} gs ${key} Do Q`)));
  };

/** Under a soft mask that lets nothing through. */
const underMask: Hide = ({ pdf, page, draw }, words) => {
  const { context } = pdf;
  const group = context.stream("0 g 0 0 595 842 re f", {
    ...{ Type: "XObject", Subtype: "Form", BBox: [0, 0, 595, 842] },
    Group: { S: "Transparency", CS: "DeviceGray" },
  });
  const mask = { S: "Luminosity", G: context.register(group) };
  const name = page.node.newExtGState("MS", context.obj({ SMask: mask })).asString();
  draw(`${name} gs`, words);
};

/** With a resource of the page under a name, drawn with it before or after the words. */
const withResource =
  (
    kind: string,
    name: string,
    made: (context: PdfParts["pdf"]["context"]) => unknown,
    before: string,
    after = "",
  ): Hide =>
  ({ pdf, page, draw }, words) => {
    const all = pdf.context.obj({ [name]: made(pdf.context) as never });
    page.node.normalizedEntries().Resources.set(PDFName.of(kind), all);
    draw(before, words, {}, after);
  };

/** A pattern of tiles of ten points. */
const tile = (drawing: string) => (context: PdfParts["pdf"]["context"]) =>
  context.register(
    context.stream(drawing, {
      ...{ PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 10, 10], XStep: 10, YStep: 10, Resources: {} },
    }),
  );

/** In an ink of this name, which looks like black or white where all of it is laid on. */
const inInk = (inks: readonly string[], looks: "black" | "white", before: string, after = ""): Hide =>
  withResource(
    "ColorSpace",
    "Ink",
    () => {
      const names = inks.map((ink) => PDFName.of(ink));
      const [light, full] = looks === "black" ? [[1], [0]] : [[0], [1]];
      const tint = { FunctionType: 2, Domain: [0, 1], C0: light, C1: full, N: 1 };
      return names.length === 1 ? ["Separation", names[0], "DeviceGray", tint] : ["DeviceN", names, "DeviceGray", tint];
    },
    before,
    after,
  );

/** Under a white shading within a box of the page. */
const underShading = (shading: Record<string, unknown>, colour = 1): Hide =>
  withResource(
    "Shading",
    "Fade",
    () => ({
      ...{ ShadingType: 2, ColorSpace: "DeviceRGB", Coords: [0, 0, 595, 0], Extend: [true, true] },
      Function: { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [1, 1, colour], N: 1 },
      ...shading,
    }),
    "",
    "q 30 10 540 60 re W n /Fade sh Q",
  );

/** Drawn with a font whose letters are all drawn by these operators. */
const inDrawnFont =
  (drawing: string): Hide =>
  ({ pdf, page }, words) => {
    const { context } = pdf;
    const glyph = context.register(context.stream(`500 0 0 0 500 700 d1 ${drawing}`));
    const codes = Array.from({ length: 95 }, (_, at) => 32 + at);
    const map = "1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange";
    const font = context.obj({
      ...{ Type: "Font", Subtype: "Type3", FontBBox: [0, 0, 500, 700], FontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
      ...{ FirstChar: 32, LastChar: 126, Widths: codes.map(() => 500), Resources: {} },
      CharProcs: Object.fromEntries(codes.map((code) => [`g${code}`, glyph])),
      Encoding: { Type: "Encoding", Differences: [32, ...codes.map((code) => PDFName.of(`g${code}`))] },
      ToUnicode: context.register(context.stream(`begincmap ${map} endcmap`)),
    });
    const key = page.node.newFontDictionary("Drawn", context.register(font)).asString();
    page.node.addContentStream(context.register(context.stream(`BT ${key} 9 Tf ${LEFT} 30 Td (${words}) Tj ET`)));
  };

/** With a picture painted over it: `pixels` in grey, and how many of them are in a row. */
export const underPicture =
  (
    pixels: readonly number[],
    width: number,
    matrix = "560 0 0 40 20 15",
    stream: "stream" | "flateStream" = "stream",
  ): Hide =>
  ({ pdf, page, draw }, words) => {
    const { context } = pdf;
    const picture = context[stream](Uint8Array.from(pixels), {
      ...{ Type: "XObject", Subtype: "Image", Width: width, Height: pixels.length / width },
      ...{ ColorSpace: "DeviceGray", BitsPerComponent: 8 },
    });
    const key = page.node.newXObject("Pale", context.register(picture)).asString();
    draw("", words, {}, `q ${matrix} cm ${key} Do Q`);
  };

/** A box whose right end is round. */
const ROUND = "30 10 m 30 60 l 540 60 l 560 60 560 10 540 10 c h";

/** Places of a PDF in which no reader sees words; each is drawn at the foot of the page, after what is read. */
export const UNSEEN_IN_PDF: readonly (readonly [string, Hide])[] = [
  ["white text", drawn("1 1 1 rg")],
  ["nearly white text", drawn("0.97 0.97 0.97 rg")],
  ["nearly white text at the head", drawn("0.97 g", { y: 830 })],
  ["a white with a little yellow", drawn("1 1 0.95 rg")],
  ["yellow on white", drawn("1 1 0 rg")],
  ["pale grey text", drawn("0.93 g")],
  ["white lines only", drawn("1 Tr 1 1 1 RG")],
  ["white lines and white within", drawn("2 Tr 1 1 1 RG 1 1 1 rg")],
  ["text of 1.2 points", drawn("", { size: 1.2 })],
  ["text of 0.4 points", drawn("", { size: 0.4 })],
  ["text of 3.5 points", drawn("", { size: 3.5 })],
  ["text scaled to a point", drawn("0.1 0 0 0.1 45 27 cm")],
  ["letters at 1% of their width", drawn("1 Tz")],
  ["a text matrix of no width", drawn("0.01 0 0 1 45 0 cm")],
  ["text raised by 2,000 points", drawn("2000 Ts")],
  ["text beside the page", drawn("", { x: -2_000 })],
  ["black on a black box", drawn("0 g 40 20 500 30 re f 0 g")],
  ["navy on a navy box with round corners", drawn(`0 0 0.5 rg ${ROUND} f 0 0 0.5 rg`)],
  ["white on a white box on a black one", drawn("0 g 0 0 595 60 re f 1 g 40 20 500 30 re f 1 g")],
  ["text under a white box", drawn("", {}, "1 1 1 rg 40 20 5000 30 re f")],
  ["text under a box with round corners", drawn("", {}, `1 g ${ROUND} f`)],
  ["text under a turned box", drawn("", {}, "1 g 0.9 0.1 -0.1 0.9 0 0 cm 0 -50 2000 300 re f")],
  ["text under a wide line", drawn("", {}, "1 G 30 w 0 32 m 595 32 l S")],
  ["clipped to a point", drawn("50 30 1 1 re W n")],
  ["clipped to nothing", drawn("0 0 0 0 re W n")],
  ["clipped to another place", drawn("0 700 595 100 re W n")],
  ["clipped to what two boxes do not share", drawn("0 0 595 842 re 0 0 595 842 re W* n")],
  ["clipped to a ring around it", drawn("0 0 595 842 re 10 10 570 60 re W* n")],
  ["clipped to a triangle elsewhere", drawn("0 0 m 595 800 l 0 800 l h W n", { x: 300 })],
  ["letters that are drawings of nothing", inDrawnFont("")],
  ["letters whose drawings are not filled", inDrawnFont("0 0 500 700 re n")],
  ["text under a white picture of one pixel", underPicture([255], 1)],
  ["text under a white picture of many", underPicture([255, 254, 250, 255, 252, 255], 3)],
  ["rendered invisibly", drawn("3 Tr")],
  ["rendered for clipping only", drawn("7 Tr")],
  ["opacity of 3%", withSettings({ ca: 0.03 })],
  ["lines of 3% opacity", withSettings({ CA: 0.03 }, "1 Tr")],
  ["white, blended by multiplying", withSettings({ BM: "Multiply" }, "1 g")],
  ["black, blended by lightening", withSettings({ BM: "Screen" }, "0 g")],
  ["a group of 3% opacity", inForm("", { Group: { S: "Transparency" } }, { ca: 0.03 })],
  ["a form with a box of a point", inForm("", { BBox: [0, 0, 1, 1] })],
  ["a mask that lets nothing through", underMask],
  ["a white pattern", withResource("Pattern", "Tile", tile("1 1 1 rg 0 0 10 10 re f"), "/Pattern cs /Tile scn")],
  [
    "a pattern that is white in the end",
    withResource("Pattern", "Tile", tile("/DeviceRGB cs 0 1 1 rg 1 1 1 sc 0 0 10 10 re f"), "/Pattern cs /Tile scn"),
  ],
  ["an ink called None", inInk(["None"], "black", "/Ink cs 1 scn")],
  ["an ink called None that nothing is said of", inInk(["None"], "black", "/Ink cs")],
  ["lines in an ink called None", inInk(["None"], "black", "1 Tr /Ink CS 1 SCN")],
  ["several inks called None", inInk(["None", "None"], "black", "/Ink cs 1 1 scn")],
  ["an ink that begins as white", inInk(["Varnish"], "white", "0 g /Ink cs")],
  ["text under a white shading", underShading({})],
  ["text under a shading from white to nearly white", underShading({}, 0.97)],
  ["text under a white shading with a box", underShading({ BBox: [20, 5, 580, 80] })],
  ["text under white circles", underShading({ ShadingType: 3, Coords: [300, 40, 0, 300, 40, 9] })],
];

/** Words in a PDF that look like hidden ones and that every reader sees. */
export const SEEN_IN_PDF: readonly (readonly [string, Hide])[] = [
  ["white on a black box", drawn("0 g 40 20 500 30 re f 1 g")],
  ["white on a dark box with round corners", drawn(`0 0 0.4 rg ${ROUND} f 1 g`)],
  ["white on a box between two others", drawn("1 g 0 0 595 60 re f 0.2 g 40 20 500 30 re f 1 g")],
  ["light grey", drawn("0.46 g")],
  ["silver", drawn("0.75 g")],
  ["small print of 4.5 points", drawn("", { size: 4.5 })],
  ["letters at 70% of their width", drawn("70 Tz")],
  ["a text matrix that enlarges", drawn("9 0 0 9 0 0 cm", { x: 5, y: 4, size: 1 })],
  ["black lines only", drawn("1 Tr 0 G")],
  ["black lines around white", drawn("2 Tr 0 G 1 g 0.3 w")],
  ["a light box under it", drawn("0.9 g 40 20 500 30 re f 0 g")],
  ["a box under it that lets half through", withSettings({ ca: 0.5 }, "0 g 40 20 500 30 re f 1 g")],
  ["a clip around it", drawn("40 20 500 30 re W n")],
  ["a clip of two boxes around it", drawn("0 0 595 842 re 40 20 500 30 re W n")],
  ["a clip with a round end around it", drawn(`${ROUND} W* n`)],
  ["letters that are drawings", inDrawnFont("0 0 400 700 re f")],
  ["a picture of several colours over it", underPicture([255, 0, 90, 255], 2, "36 0 0 9 50 27")],
  ["a white picture beside it", underPicture([255], 1, "100 0 0 40 20 100")],
  ["a frame around it", drawn("", {}, "0 g 40 20 500 30 re 45 25 490 20 re f*")],
  ["a line under it", drawn("", {}, "0 G 1 w 40 28 m 540 28 l S")],
  ["a box beside it", drawn("", {}, "1 g 400 20 100 30 re f")],
  ["half opacity", withSettings({ ca: 0.5 })],
  ["an ink of its own", inInk(["Spot"], "black", "1 g /Ink cs")],
  ["a black that begins with its colour space", drawn("1 g /DeviceGray cs")],
  ["a box in an ink called None over it", inInk(["None"], "black", "", "/Ink cs 1 scn 40 20 500 30 re f")],
  ["a shading beside its ends over it", underShading({ Coords: [0, 0, 9, 0], Extend: [false, false] })],
  ["a shading whose box is elsewhere", underShading({ BBox: [20, 300, 580, 400] })],
  ["a shading over it from circle to circle", underShading({ ShadingType: 3, Coords: [0, 90, 5, 90, 90, 5] })],
  [
    "a pattern of nothing over it",
    withResource("Pattern", "Tile", tile("1 g 0 0 10 10 re n"), "", "/Pattern cs /Tile scn 40 20 500 30 re f"),
  ],
  [
    "a highlight, blended by multiplying, over it",
    ({ pdf, page, draw }, words) => {
      const name = page.node.newExtGState("HL", pdf.context.obj({ BM: "Multiply" })).asString();
      draw("", words, {}, `${name} gs 1 1 0 rg 40 20 500 30 re f`);
    },
  ],
  ["a group", inForm("", { Group: { S: "Transparency" } })],
];
