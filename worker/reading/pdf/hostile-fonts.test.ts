import { describe, expect, test } from "vitest";
import { picturesInMemory } from "../drawn-pictures.ts";
import type { ReadingState } from "../reading-step.ts";
import { readPdfStep } from "./read-pdf.ts";

const unneeded = () => Promise.reject(new Error("not needed"));
const tools = { ocrModel: unneeded, drawn: picturesInMemory() };

/** The text of a file, or what its user is told. */
async function read(bytes: Buffer): Promise<string> {
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => new Uint8Array(bytes) } as const;
  let state: ReadingState | null = null;
  try {
    for (;;) {
      const step = await readPdfStep(source, state, tools, { open: unneeded, recognise: unneeded });
      if (step.done) return step.material.text;
      state = step.state;
    }
  } catch (error) {
    return (error as Error).message;
  }
}

const bin = (text: string) => Buffer.from(text, "latin1");
const stream = (says: string, data: Buffer) =>
  Buffer.concat([bin(`<<${says}/Length ${data.length}>>\nstream\n`), data, bin("\nendstream")]);

/** A page whose words are in a proper font, after some in font X, which is the first of these objects. */
function withFont(shows: string, ...objects: (string | Buffer)[]): Buffer {
  const all = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R/X 6 0 R>>>>/Contents 4 0 R>>",
    stream("", bin(`BT /X 12 Tf 100 700 Td ${shows} Tj ET BT /F 12 Tf 100 600 Td (A proper page.) Tj ET`)),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...objects,
  ];
  const parts = all.flatMap((object, at) => [
    bin(`\n${at + 1} 0 obj\n`),
    typeof object === "string" ? bin(object) : object,
    bin("\nendobj"),
  ]);
  return Buffer.concat([bin("%PDF-1.7"), ...parts, bin("\ntrailer<</Root 1 0 R>>\n%%EOF")]);
}

const DESCRIPTOR =
  "/Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/CapHeight 1/StemV 1";
const SIMPLE = "/Type/Font/Subtype/Type1/BaseFont/X/FirstChar 65/LastChar 65/Widths[500]/FontDescriptor 7 0 R";
const embedded = (kind: string, file: Buffer, says = "") =>
  withFont("(AAAA)", `<<${SIMPLE}>>`, `<<${DESCRIPTOR}/${kind} 8 0 R>>`, stream(says, file));

/** An INDEX of a CFF font; `offsets` in place of those of its items, to let them overlap. */
function index(items: Buffer[], offsets?: number[]): Buffer {
  if (items.length === 0) return Buffer.alloc(2);
  const ends = items.map((_, at) => items.slice(0, at + 1).reduce((sum, { length }) => sum + length, 1));
  const all = offsets ?? [1, ...ends];
  const head = Buffer.alloc(3 + all.length * 4);
  head.writeUInt16BE(all.length - 1);
  head[2] = 4;
  for (const [at, offset] of all.entries()) head.writeUInt32BE(offset, 3 + at * 4);
  return Buffer.concat([head, ...items]);
}

const number = (value: number) => Buffer.from([29, value >> 24, value >> 16, value >> 8, value]);

/** A CFF font of two glyphs, the second of which calls the first of these subroutines. */
function cff(strings: Buffer, subroutines: Buffer): Buffer {
  const glyphs = index([Buffer.from([14]), Buffer.from([139, 139, 21, 32, 29, 14])]);
  const charset = Buffer.from([0, 0, 34]);
  const top = (at: number) =>
    index([
      Buffer.concat([
        ...[number(at + charset.length), Buffer.from([17]), number(at), Buffer.from([15])],
        ...[number(0), number(0), Buffer.from([18])],
      ]),
    ]);
  const head = [Buffer.from([1, 0, 4, 4]), index([bin("X")])];
  const before = Buffer.concat([...head, top(0), strings, subroutines]).length;
  return Buffer.concat([...head, top(before), strings, subroutines, charset, glyphs]);
}

/** Ten subroutines, each calling the next a hundred times. */
const NESTED = index(
  Array.from({ length: 10 }, (_, at) => {
    const step = at === 9 ? Buffer.from([139, 6]) : Buffer.from([33 + at, 29]);
    return Buffer.concat([...Array.from({ length: 100 }, () => step), Buffer.from([11])]);
  }),
);
const OVERLAPPING = index(
  [Buffer.alloc(100_000, "a")],
  Array.from({ length: 60_001 }, (_, at) => (at % 2 ? 100_001 : 1)),
);

function encrypted(data: Buffer, key: number): Buffer {
  let state = key;
  return Buffer.from(
    [...data].map((byte) => {
      const coded = byte ^ (state >> 8);
      state = ((coded + state) * 52_845 + 22_719) & 0xffff;
      return coded;
    }),
  );
}

/** A Type 1 font of subroutines, each calling the one before so many times. */
function type1(count: number, calls: number): Buffer {
  const coded = (program: Buffer) => encrypted(Buffer.concat([Buffer.alloc(4), program]), 4_330);
  const called = (at: number) => Buffer.from([at + 139, 10]);
  const subroutines = Array.from({ length: count }, (_, at) =>
    coded(
      at === 0
        ? Buffer.from([139, 6, 11])
        : Buffer.concat([...Array.from({ length: calls }, () => called(at - 1)), Buffer.from([11])]),
    ),
  );
  const glyph = coded(Buffer.concat([Buffer.from([139, 189, 13]), called(count - 1), Buffer.from([14])]));
  const program = Buffer.concat([
    bin(
      `\0\0\0\0dup /Private 8 dict dup begin /RD {string currentfile exch readstring pop} executeonly def /ND {def} def /NP {put} def /lenIV 4 def\n/Subrs ${count} array\n`,
    ),
    ...subroutines.flatMap((data, at) => [bin(`dup ${at} ${data.length} RD `), data, bin(" NP\n")]),
    bin("ND\n2 index /CharStrings 2 dict dup begin\n"),
    ...[".notdef", "A"].flatMap((name) => [bin(`/${name} ${glyph.length} RD `), glyph, bin(" ND\n")]),
    bin("end\nend\nreadonly put\nmark currentfile closefile\n"),
  ]);
  const head = bin(
    "%!PS-AdobeFont-1.0: X\n11 dict begin /FontName /X def /FontType 1 def /FontMatrix [0.001 0 0 0.001 0 0] def /Encoding StandardEncoding def /FontBBox {0 0 1 1} def currentdict end\ncurrentfile eexec\n",
  );
  const secret = encrypted(program, 55_665);
  const file = Buffer.concat([head, secret, bin(`${"0".repeat(512)}\ncleartomark\n`)]);
  return embedded("FontFile", file, `/Length1 ${head.length}/Length2 ${secret.length}/Length3 525`);
}

/** A font of codes of two bytes; the map of its letters, and of its codes, where they are given. */
const composite = (says: string, letters = "", codes = "/Identity-H", list = "[]") =>
  withFont(
    "<00410042>",
    `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding ${codes}/DescendantFonts[7 0 R]${letters && "/ToUnicode 9 0 R"}>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${says}/FontDescriptor 8 0 R>>`,
    `<<${DESCRIPTOR}>>`,
    stream(
      "/Type/CMap/CMapName/Q",
      bin(
        `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange\n${letters}\nendcmap`,
      ),
    ),
    list,
  );
const hex = (value: number) => value.toString(16).padStart(8, "0");
const ranges = (kind: string, to: string) =>
  `100 begin${kind}\n${Array.from({ length: 100 }, (_, at) => `<${hex(at * 0x1000000)}> <${hex(at * 0x1000000 + 0xfffffe)}> ${to}\n`).join("")}end${kind}`;
const PROPER = withFont("(Before.)", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");

describe("a font made to keep a reader busy ends in a clear answer, and the next file is read", () => {
  test.each<[string, Buffer]>([
    ["global subroutines that call one another", embedded("FontFile3", cff(index([]), NESTED), "/Subtype/Type1C")],
    ["strings that overlap", embedded("FontFile3", cff(OVERLAPPING, NESTED), "/Subtype/Type1C")],
    ["subroutines of Type 1 that call one another", type1(45, 2)],
    ["and each sixty times", type1(8, 60)],
    ["two thousand million widths", composite("/W[0 2000000000 500]")],
    ["widths again and again", composite(`/W[${"0 65535 500 ".repeat(20_000)}]`)],
    [
      "one list of widths shared",
      composite(`/W[${"0 10 0 R ".repeat(20_000)}]`, "", "/Identity-H", `[${"5 ".repeat(20_000)}]`),
    ],
    ["two thousand million heights", composite("/DW2[880 -1000]/W2[0 2000000000 -1000 500 880]", "", "/Identity-V")],
    ["ranges of letters", composite("", ranges("bfrange", "<0041>"))],
    ["a range of long words", composite("", `1 beginbfrange <0000> <FFFF> <${"0041".repeat(20_000)}> endbfrange`)],
    ["ranges of codes", composite("", ranges("cidrange", "0"), "9 0 R")],
    [
      "codes from minus to plus two thousand million",
      withFont(
        "(AB)",
        "<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar -2000000000/LastChar 2000000000/Widths[5]>>",
      ),
    ],
  ])("%s", async (_what, file) => {
    expect(await read(file)).toMatch(/A proper page\.|put together of too many parts.*as a picture/);
    expect(await read(PROPER)).toMatch(/Before\.\s+A proper page\./);
  });

  test("a font of all 65,536 codes is read", async () => {
    const letters = "1 beginbfrange <0000> <FFFF> <0000> endbfrange";
    expect(await read(composite("/W[0 65535 500]", letters))).toMatch(/AB\s+A proper page\./);
  });
});
