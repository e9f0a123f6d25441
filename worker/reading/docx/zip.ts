import { Inflate } from "fflate";
import { isCompoundFile } from "../detect-format.ts";
import { DOCX_LIMITS } from "../limits.ts";
import { UnreadableFileError } from "../material.ts";

const TOO_LARGE = `This document unpacks to far more than a document should hold: over ${DOCX_LIMITS.unpackedBytes / 2 ** 20} MB beside its pictures. Split it in Word and upload the parts.`;
const TOO_MANY = `This document is made of more than ${DOCX_LIMITS.entries.toLocaleString("en-GB")} parts. Open it in Word, save it as a new .docx and upload that.`;
const DAMAGED =
  "This Word file is damaged and cannot be opened. Open it in Word, save it as a new .docx and upload that.";
const LOCKED =
  "This Word file is password-protected, or an older Word file under a new name. Open it in Word, save it as .docx without a password and upload that.";

/** Packed bytes unpacked at a time, which may give a thousand times as many. */
const PIECE = 4 * 1024;

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
  if (count > DOCX_LIMITS.entries) throw new UnreadableFileError(TOO_MANY);
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
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #entries: Map<string, Entry>;
  #left: number = DOCX_LIMITS.unpackedBytes;

  /** Throws `UnreadableFileError` when this is no zip, or its XML declares more than it may unpack to. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    if (isCompoundFile(bytes)) throw new UnreadableFileError(LOCKED);
    try {
      this.#entries = new Map(readEntries(bytes).map((entry) => [entry.name, entry]));
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : new UnreadableFileError(DAMAGED);
    }
    const declared = [...this.#entries.values()].filter(({ name }) => /\.(xml|rels)$/i.test(name));
    if (declared.reduce((sum, { size }) => sum + size, 0) > DOCX_LIMITS.unpackedBytes)
      throw new UnreadableFileError(TOO_LARGE);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The declared size of an entry, 0 if there is none of this name. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.size ?? 0;
  }

  /** The first bytes of an entry, `most` at most; none where there is none of this name. Entries that are stored as they
   * are come as a part of the file's own bytes. */
  head(name: string, most: number): Uint8Array<ArrayBuffer> {
    const entry = this.#entries.get(name);
    if (!entry) return new Uint8Array();
    if (entry.method === 0) return this.#packed(entry).subarray(0, most);
    const whole = new Uint8Array(Math.min(most, entry.size));
    let length = 0;
    for (const piece of this.#unpack(entry)) {
      whole.set(piece.subarray(0, whole.length - length), length);
      length = Math.min(whole.length, length + piece.length);
      if (length === whole.length) break;
    }
    return whole.subarray(0, length);
  }

  /** The text of an entry in pieces, unpacked as they are asked for, or null if there is none of this name. Throws
   * `UnreadableFileError` at the limit for the whole file; what is read "again" counts once. */
  text(name: string, turn: "once" | "again" = "once"): Iterable<string> | null {
    const entry = this.#entries.get(name);
    return entry ? this.#textOf(entry, turn === "once") : null;
  }

  *#textOf(entry: Entry, isCounted: boolean): Generator<string> {
    const xml = new XmlDecoder();
    let length = 0;
    for (const piece of this.#unpack(entry)) {
      length += piece.length;
      if (length > DOCX_LIMITS.unpackedBytes) throw new UnreadableFileError(TOO_LARGE);
      if (isCounted) this.#left -= piece.length;
      if (this.#left < 0) throw new UnreadableFileError(TOO_LARGE);
      yield xml.add(piece);
    }
    yield xml.end();
  }

  #packed({ offset, packedSize }: Entry): Uint8Array<ArrayBuffer> {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    try {
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      return this.#bytes.subarray(start, start + packedSize);
    } catch {
      throw new UnreadableFileError(DAMAGED);
    }
  }

  /** Unpacks an entry piece by piece. */
  *#unpack(entry: Entry): Generator<Uint8Array> {
    const packed = this.#packed(entry);
    if (entry.method === 0) {
      yield packed;
      return;
    }
    if (entry.method !== 8) throw new UnreadableFileError(DAMAGED);
    let pieces: Uint8Array[] = [];
    const inflate = new Inflate((piece) => pieces.push(piece));
    for (let at = 0; at < packed.length; at += PIECE) {
      try {
        inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      } catch {
        throw new UnreadableFileError(DAMAGED);
      }
      yield* pieces;
      pieces = [];
    }
  }
}

/** Turns XML into text as it comes in. It is UTF-8 unless its byte order mark says UTF-16. */
class XmlDecoder {
  #decoder: TextDecoder | null = null;

  add(piece: Uint8Array): string {
    if (piece.length === 0) return "";
    const [first, second] = piece;
    const mark = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
    this.#decoder ??= new TextDecoder(mark ?? "utf-8");
    return this.#decoder.decode(piece, { stream: true });
  }

  end(): string {
    return this.#decoder?.decode() ?? "";
  }
}
