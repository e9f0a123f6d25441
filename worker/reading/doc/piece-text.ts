import { Buffer } from "node:buffer";

/** Where a piece of text stands: its first character in the text, its first byte in the file, and the bytes of a character. */
interface Piece {
  start: number;
  length: number;
  fileStart: number;
  width: 1 | 2;
}

/** Place in the file information block of the table of pieces (MS-DOC 2.5.6). */
const PIECES = 0x1a2;
/** What begins a block of properties and the table itself (MS-DOC 2.9.38). */
const PROPERTIES = 1;
const PIECE_TABLE = 2;
/** Set in the place of a piece whose characters have one byte. */
const ONE_BYTE = 0x40000000;
/** Pieces may say the same part of a file more than once, but all of them together not many times the file. */
const MOST_TIMES_SAID = 4;

const WINDOWS_1252 = new TextDecoder("windows-1252");

/** Where the table of pieces begins: behind blocks of properties, which are passed over. */
function tableStart(main: Buffer, table: Buffer): number {
  let at = main.readUInt32LE(PIECES);
  while (table.readUInt8(at) === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== PIECE_TABLE) throw new RangeError("This file has no table of pieces.");
  return at + 1;
}

function readPieces(main: Buffer, table: Buffer): Piece[] {
  const at = tableStart(main, table);
  const count = Math.floor((table.readUInt32LE(at) - 4) / 12);
  const pieces: Piece[] = [];
  let start = 0;
  for (let index = 0; index < count; index++) {
    const place = table.readUInt32LE(at + 4 + (count + 1) * 4 + index * 8 + 2);
    const width = place & ONE_BYTE ? 1 : 2;
    const fileStart = width === 1 ? (place & ~ONE_BYTE) >>> 1 : place;
    const declared = table.readUInt32LE(at + 8 + index * 4) - table.readUInt32LE(at + 4 + index * 4);
    const length = Math.max(0, Math.min(declared, Math.floor((main.length - fileStart) / width)));
    pieces.push({ start, length, fileStart, width });
    start += length;
    if (start > main.length * MOST_TIMES_SAID) throw new RangeError("This file says its text too many times.");
  }
  return pieces;
}

/** The text of a document, put together from the pieces in which the file holds it. Characters can be replaced, but each by
 * one: all places in the file are counted in them. */
export class PieceText {
  readonly #pieces: readonly Piece[];
  readonly #characters: Uint16Array<ArrayBuffer>;

  constructor(main: Buffer, table: Buffer) {
    this.#pieces = readPieces(main, table);
    const last = this.#pieces.at(-1);
    this.#characters = new Uint16Array(last ? last.start + last.length : 0);
    for (const { start, length, fileStart, width } of this.#pieces) {
      const bytes = main.subarray(fileStart, fileStart + length * width);
      this.replace(start, width === 1 ? WINDOWS_1252.decode(bytes) : bytes.toString("utf16le"));
    }
  }

  get pieceCount(): number {
    return this.#pieces.length;
  }

  /** Whether the text holds a character. */
  includes(character: string): boolean {
    return this.#characters.includes(character.charCodeAt(0));
  }

  /** The characters from `start` up to `end`. */
  slice(start: number, end: number): string {
    const { buffer, byteOffset, byteLength } = this.#characters.subarray(Math.max(0, start), Math.max(0, end));
    return Buffer.from(buffer, byteOffset, byteLength).toString("utf16le");
  }

  /** Puts a text in the place of as many characters. */
  replace(start: number, text: string): void {
    for (let at = 0; at < text.length; at++) this.#characters[start + at] = text.charCodeAt(at);
  }

  /** The character that ends at a byte of the file. */
  lastBefore(fileEnd: number): number | null {
    const piece = this.#pieces.find(
      ({ fileStart, length, width }) => fileEnd > fileStart && fileEnd <= fileStart + length * width,
    );
    return piece ? piece.start + Math.ceil((fileEnd - piece.fileStart) / piece.width) - 1 : null;
  }

  /** The first and the end of the characters that stand between two bytes of the file, piece by piece. */
  *stretches(fileStart: number, fileEnd: number): Generator<[start: number, end: number]> {
    for (const piece of this.#pieces) {
      const from = Math.max(0, Math.floor((fileStart - piece.fileStart) / piece.width));
      const to = Math.min(piece.length, Math.floor((fileEnd - piece.fileStart) / piece.width));
      if (from < to) yield [piece.start + from, piece.start + to];
    }
  }
}
