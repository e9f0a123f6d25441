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
