import { Inflate } from "fflate";
import { UnreadableFileError } from "../material.ts";

const TOO_LARGE =
  "This document unpacks to far more than a document should hold. Open it in Word, save it as a new file and upload that.";
const DAMAGED =
  "This Word file is damaged and cannot be opened. Open it in Word, save it as a new .docx and upload that.";

/** All XML of a document together may unpack to so many bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
const PIECE = 16 * 1024;

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** The end record stands within the last 65,557 bytes of a zip. */
function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= last; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new UnreadableFileError(DAMAGED);
}

function readEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new UnreadableFileError(TOO_LARGE);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count && view.getUint32(at, true) === 0x02014b50; index++) {
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** A zip whose declared sizes are only believed until its bytes say otherwise. */
export class Zip {
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, Entry>;
  #left = MOST_BYTES;

  /** Throws `UnreadableFileError` when this is no zip, or its XML declares more than 64 MB. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    try {
      this.#entries = new Map(readEntries(bytes).map((entry) => [entry.name, entry]));
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : new UnreadableFileError(DAMAGED);
    }
    const declared = [...this.#entries.values()].filter(({ name }) => /\.(xml|rels)$/i.test(name));
    if (declared.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw new UnreadableFileError(TOO_LARGE);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The text of an entry, or null if there is none of this name. Stops inflating at the limit for the whole file. */
  text(name: string): string | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    try {
      return decodeXml(this.#inflate(entry));
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : new UnreadableFileError(DAMAGED);
    }
  }

  #inflate({ method, offset, packedSize }: Entry): Uint8Array[] {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const packed = this.#bytes.subarray(start, start + packedSize);
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array) => {
      this.#left -= piece.length;
      if (this.#left < 0) throw new UnreadableFileError(TOO_LARGE);
      pieces.push(piece);
    };
    if (method === 0) take(packed);
    else if (method === 8) {
      const inflate = new Inflate(take);
      for (let at = 0; at < packed.length; at += PIECE)
        inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    } else throw new UnreadableFileError(DAMAGED);
    return pieces;
  }
}

/** XML is UTF-8 unless its byte order mark says UTF-16. */
function decodeXml(pieces: Uint8Array[]): string {
  const [first = 0, second = 0] = pieces[0] ?? [];
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const decoder = new TextDecoder(isUtf16 ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8");
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}
