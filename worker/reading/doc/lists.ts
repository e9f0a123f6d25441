import type { Buffer } from "node:buffer";
import type { ListLevel } from "../list-labels.ts";

/** Places in the file information block of the lists (MS-DOC 2.5.6). */
const LISTS = 0x2e2;
const OVERRIDES = 0x2ea;

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
