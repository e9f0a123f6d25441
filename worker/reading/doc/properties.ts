import type { Buffer } from "node:buffer";

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
