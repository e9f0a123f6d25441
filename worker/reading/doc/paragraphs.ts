import type { Buffer } from "node:buffer";
import { eachProperty, lookPages } from "./looks.ts";

/** What a paragraph's properties say of it; lengths in points. */
export interface ParagraphLook {
  /** The list that it is an item of, "0" for none, and how deep. */
  list: string;
  depth: number;
  spaceBefore: number;
  spaceAfter: number;
  /** No space between paragraphs of its style. */
  isContextual: boolean;
  /** It only ends a row of a table. */
  isRowEnd: boolean;
}

/** A paragraph: where its text stands in the file, its style and its look. */
export interface Paragraph extends ParagraphLook {
  start: number;
  end: number;
  style: number;
}

/** Places in the file information block (MS-DOC 2.5.6). */
const STYLES = 0xa2;
const PARAGRAPHS = 0x102;

const PLAIN: ParagraphLook = {
  list: "0",
  depth: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  isContextual: false,
  isRowEnd: false,
};
/** No list has this number: it stands for the marks of versions before Word 97. */
const OLD_LIST = 2047;

/** Properties by their codes, from the buffer at their value. */
const PROPERTIES = new Map<number, (value: Buffer) => Partial<ParagraphLook>>([
  [0x460b, (value) => ({ list: String(Math.max(0, value.readInt16LE(0)) % OLD_LIST) })],
  [0x260a, (value) => ({ depth: value.readUInt8(0) })],
  [0xa413, (value) => ({ spaceBefore: value.readUInt16LE(0) / 20 })],
  [0xa414, (value) => ({ spaceAfter: value.readUInt16LE(0) / 20 })],
  [0x246d, (value) => ({ isContextual: value.readUInt8(0) !== 0 })],
  [0x2417, () => ({ isRowEnd: true })],
]);

/** The look that a list of properties makes of another. */
function withProperties(look: ParagraphLook, properties: Buffer): ParagraphLook {
  let result = look;
  eachProperty(properties, (code, value) => {
    result = { ...result, ...PROPERTIES.get(code)?.(value) };
  });
  return result;
}

interface StyleDefinition {
  base: number;
  properties: Buffer;
}

const PARAGRAPH_STYLE = 1;

/** A style's definition, or null where it is no paragraph style. `baseLength` is that of its fixed part. */
function readDefinition(style: Buffer, baseLength: number): StyleDefinition | null {
  if (style.length < baseLength + 2 || (style.readUInt16LE(2) & 0xf) !== PARAGRAPH_STYLE) return null;
  const name = baseLength + 2 + style.readUInt16LE(baseLength) * 2 + 2;
  if (name + 4 > style.length) return { base: style.readUInt16LE(2) >> 4, properties: style.subarray(0, 0) };
  const length = style.readUInt16LE(name);
  return { base: style.readUInt16LE(2) >> 4, properties: style.subarray(name + 4, name + 2 + length) };
}

/** Gives the look of a paragraph style, with all that it inherits. */
function readStyles(main: Buffer, table: Buffer): (style: number) => ParagraphLook {
  const start = main.readUInt32LE(STYLES);
  const end = start + main.readUInt32LE(STYLES + 4);
  const definitions: (StyleDefinition | null)[] = [];
  const baseLength = table.readUInt16LE(start + 4);
  for (let at = start + 2 + table.readUInt16LE(start); at + 2 <= end; ) {
    const length = table.readUInt16LE(at);
    definitions.push(readDefinition(table.subarray(at + 2, at + 2 + length), baseLength));
    at += 2 + length + (length % 2);
  }
  const looks = new Map<number, ParagraphLook>();
  const lookOf = (style: number, depth: number): ParagraphLook => {
    const known = looks.get(style);
    const definition = definitions[style];
    if (known || !definition || depth > definitions.length) return known ?? PLAIN;
    const look = withProperties(lookOf(definition.base, depth + 1), definition.properties);
    looks.set(style, look);
    return look;
  };
  return (style) => lookOf(style, 0);
}

/** The properties of a paragraph in the page of 512 bytes that describes it, its style's number first. */
function propertiesAt(page: Buffer, offset: number): Buffer {
  if (offset === 0) return page.subarray(0, 0);
  const half = page.readUInt8(offset);
  return half === 0
    ? page.subarray(offset + 2, offset + 2 + 2 * page.readUInt8(offset + 1))
    : page.subarray(offset + 1, offset + 2 * half);
}

/** All paragraphs of a document in the order of the file, which is that of the text in all but fast-saved files. */
export function readParagraphs(main: Buffer, table: Buffer): Paragraph[] {
  const styleLook = readStyles(main, table);
  const paragraphs: Paragraph[] = [];
  for (const { page, runs } of lookPages(main, table, PARAGRAPHS)) {
    for (let run = 0; run < runs; run++) {
      const properties = propertiesAt(page, page.readUInt8((runs + 1) * 4 + run * 13) * 2);
      const style = properties.length < 2 ? 0 : properties.readUInt16LE(0);
      const look = withProperties(styleLook(style), properties.subarray(2));
      const [start, end] = [page.readUInt32LE(run * 4), page.readUInt32LE((run + 1) * 4)];
      paragraphs.push({ ...look, style, start, end });
    }
  }
  return paragraphs;
}
