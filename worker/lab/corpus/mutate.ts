/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy that is cut short, has bits turned over, or has a stretch written over by another. */
export function mutate(whole: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const place = (length: number) => Math.floor(random() * length);
  const kind = place(4);
  if (kind === 0) return whole.slice(0, place(whole.length));
  const bytes = whole.slice();
  if (kind === 1) bytes.copyWithin(place(bytes.length), place(bytes.length), place(bytes.length));
  else
    for (let turned = kind === 2 ? 1 : 1 + place(60); turned > 0; turned--) {
      const at = place(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << place(8));
    }
  return bytes;
}
