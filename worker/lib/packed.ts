/* Rows of numbers as base64, little-endian as every platform that this runs on has them: for figures that are learnt and
 * shipped as JSON. */

type Numbers = Int8Array | Uint8Array | Uint16Array | Uint32Array;

/** The numbers as base64. */
export function packed({ buffer, byteOffset, byteLength }: Numbers): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

/** The bytes of packed numbers, for a typed array of the kind that was packed. */
export function unpacked(base64: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64, "base64")).buffer;
}
