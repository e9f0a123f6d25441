import type { Buffer } from "node:buffer";
import type { ListLevel } from "../list-labels.ts";

/** A paragraph that is an item of a list: where its text ends in the file, and of which list and depth it is. */
export interface ListItem {
  end: number;
  list: string;
  depth: number;
}

/** Places in the file information block of the structures that are read here (MS-DOC 2.5.6). */
const PARAGRAPHS = 0x102;
const LISTS = 0x2e2;
const OVERRIDES = 0x2ea;

/** Properties that say which list, and which depth of it, a paragraph belongs to. */
const LIST_PROPERTY = 0x460b;
const DEPTH_PROPERTY = 0x260a;

/** Bytes of a property's value by the top three bits of its code; the variable ones say their length. */
const VALUE_SIZES = [1, 1, 2, 4, 2, 2, 0, 3] as const;

const NUMBER_FORMATS: Readonly<Record<number, ListLevel["format"]>> = {
  0: "decimal",
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  22: "decimalZero",
  23: "bullet",
  255: "none",
};

/** The list and depth that a paragraph's properties name; list 0 is none. */
function readProperties(properties: Buffer): { list: number; depth: number } {
  const found = { list: 0, depth: 0 };
  for (let at = 2; at + 2 < properties.length; ) {
    const code = properties.readUInt16LE(at);
    const first = properties.readUInt8(at + 2);
    if (code === LIST_PROPERTY && at + 4 <= properties.length) found.list = properties.readInt16LE(at + 2);
    if (code === DEPTH_PROPERTY) found.depth = first;
    const size = VALUE_SIZES[code >> 13] ?? 1;
    at += 2 + (size || first + 1);
  }
  return found;
}

/** All list items of a document in the order of the file, which is that of the text in all but fast-saved files. */
export function readListItems(main: Buffer, table: Buffer): ListItem[] {
  const start = main.readUInt32LE(PARAGRAPHS);
  const count = (main.readUInt32LE(PARAGRAPHS + 4) - 4) / 8;
  const items: ListItem[] = [];
  for (let index = 0; index < count; index++) {
    const number = table.readUInt32LE(start + (count + 1) * 4 + index * 4) & 0x3fffff;
    const page = main.subarray(number * 512, number * 512 + 512);
    if (page.length < 512) continue;
    const paragraphs = page.readUInt8(511);
    for (let paragraph = 0; paragraph < paragraphs; paragraph++) {
      const offset = page.readUInt8((paragraphs + 1) * 4 + paragraph * 13) * 2;
      if (offset === 0) continue;
      const half = page.readUInt8(offset);
      const properties =
        half === 0
          ? page.subarray(offset + 2, offset + 2 + 2 * page.readUInt8(offset + 1))
          : page.subarray(offset + 1, offset + 2 * half);
      const { list, depth } = readProperties(properties);
      if (list > 0 && list !== 2047)
        items.push({ end: page.readUInt32LE((paragraph + 1) * 4), list: String(list), depth });
    }
  }
  return items;
}

/** A level's definition at `at`, and where the next one begins. */
function readLevel(table: Buffer, at: number): { level: ListLevel; next: number } {
  const text = at + 28 + table.readUInt8(at + 24) + table.readUInt8(at + 25);
  const length = table.readUInt16LE(text);
  const characters = table.toString("utf16le", text + 2, text + 2 + length * 2);
  // The counters of levels 1 to 9 stand in the label as the characters 0 to 8.
  const pattern = [...characters]
    .map((character) => (character.charCodeAt(0) < 9 ? `%${character.charCodeAt(0) + 1}` : character))
    .join("");
  const format = NUMBER_FORMATS[table.readUInt8(at + 4)] ?? "decimal";
  return { level: { format, pattern, start: table.readInt32LE(at) }, next: text + 2 + length * 2 };
}

/** The levels of each list by the number that paragraphs name it with. */
export function readListLevels(main: Buffer, table: Buffer): Map<string, Map<number, ListLevel>> {
  const byIdentity = new Map<number, Map<number, ListLevel>>();
  const start = main.readUInt32LE(LISTS);
  const size = main.readUInt32LE(LISTS + 4);
  const lists = new Map<string, Map<number, ListLevel>>();
  if (size === 0 || main.readUInt32LE(OVERRIDES + 4) === 0) return lists;
  const count = table.readUInt16LE(start);
  let at = start + size;
  for (let index = 0; index < count; index++) {
    const definition = start + 2 + index * 28;
    const depths = table.readUInt8(definition + 26) & 1 ? 1 : 9;
    const levels = new Map<number, ListLevel>();
    for (let depth = 0; depth < depths; depth++) {
      const { level, next } = readLevel(table, at);
      levels.set(depth, level);
      at = next;
    }
    byIdentity.set(table.readInt32LE(definition), levels);
  }
  const overrides = main.readUInt32LE(OVERRIDES);
  for (let index = 0; index < table.readUInt32LE(overrides); index++) {
    const levels = byIdentity.get(table.readInt32LE(overrides + 4 + index * 16));
    if (levels) lists.set(String(index + 1), levels);
  }
  return lists;
}
