/** Gives the memory of an array back at once rather than when garbage is next collected: that may come too late for the
 * 128 MB of an isolate. The array, and all others on its buffer, cannot be used again; harmless when done twice. */
export function release({
  buffer,
}: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer> | Int16Array<ArrayBuffer>): void {
  if (!buffer.detached) buffer.transfer(0);
}
