import type { Buffer } from "node:buffer";

/** A page that says how runs of text look: 512 bytes, the number of its runs in the last (MS-DOC 2.9.33 and 2.9.175). */
export interface LookPage {
  page: Buffer;
  runs: number;
}

/** The pages named by the table whose place and length stand at `entry` in the file information block. */
export function* lookPages(main: Buffer, table: Buffer, entry: number): Generator<LookPage> {
  const start = main.readUInt32LE(entry);
  const count = (main.readUInt32LE(entry + 4) - 4) / 8;
  for (let index = 0; index < count; index++) {
    const number = table.readUInt32LE(start + (count + 1) * 4 + index * 4) & 0x3fffff;
    const page = main.subarray(number * 512, number * 512 + 512);
    if (page.length === 512) yield { page, runs: page.readUInt8(511) };
  }
}

/** Bytes of a property's value by the top three bits of its code; the variable ones say their length. */
const VALUE_SIZES = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/** Calls `use` with the code and the value of each property in a list of them (MS-DOC 2.2.5), values cut short left out. */
export function eachProperty(properties: Buffer, use: (code: number, value: Buffer) => void): void {
  for (let at = 0; at + 2 < properties.length; ) {
    const code = properties.readUInt16LE(at);
    const size = VALUE_SIZES[code >> 13] || properties.readUInt8(at + 2) + 1;
    const value = properties.subarray(at + 2, at + 2 + size);
    if (value.length === size) use(code, value);
    at += 2 + size;
  }
}
