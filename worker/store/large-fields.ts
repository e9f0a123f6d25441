import { Buffer } from "node:buffer";

/** Columns of an assessment that grow with the material, each holding JSON. */
export const LARGE_FIELDS = ["clauses", "cases", "recommendations", "coverage", "matters"] as const;
export type LargeField = (typeof LARGE_FIELDS)[number];

/** Stands in the column of a field that is kept in pieces. Matters are null too where a row is older than they are. */
const IN_PIECES = "null";

/** D1 refuses rows over 2 MB. The other columns stay far below what this leaves, in bytes. */
const MAX_FIELDS_BYTES = 1_500_000;
/** A unit of a JavaScript string takes up to three bytes in UTF-8. */
const PIECE_CHARS = 600_000;

export interface Piece {
  field: LargeField;
  place: number;
  piece: string;
}

/** Cuts a text without parting the two halves of a character. */
function* cut(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + PIECE_CHARS, text.length);
    const isInsideCharacter = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    if (isInsideCharacter) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Takes the largest fields out of a row until it fits. Returns what stays in the row and the pieces of the rest. */
export function fitIntoRow(values: Partial<Record<LargeField, unknown>>): {
  row: Record<LargeField, string>;
  pieces: Piece[];
} {
  const texts = LARGE_FIELDS.map((field) => ({ field, text: JSON.stringify(values[field] ?? null) }));
  const bySize = texts
    .map((item) => ({ ...item, bytes: Buffer.byteLength(item.text) }))
    .sort((a, b) => b.bytes - a.bytes);
  const row = Object.fromEntries(texts.map(({ field, text }) => [field, text])) as Record<LargeField, string>;
  const pieces: Piece[] = [];
  let total = bySize.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { field, text, bytes } of bySize) {
    if (total <= MAX_FIELDS_BYTES) break;
    row[field] = IN_PIECES;
    for (const piece of cut(text)) pieces.push({ field, place: pieces.length, piece });
    total -= bytes;
  }
  return { row, pieces };
}

/** Whether any field of a row read from the database is kept in pieces. */
export function isInPieces(row: Record<LargeField, unknown>): boolean {
  return LARGE_FIELDS.some((field) => row[field] === null);
}

/** Puts fields together again from their pieces, given in order. */
export function joinPieces<Row extends Record<LargeField, unknown>>(row: Row, pieces: readonly Piece[]): Row {
  const texts = new Map<LargeField, string>();
  for (const { field, piece } of pieces) texts.set(field, (texts.get(field) ?? "") + piece);
  const values = [...texts].map(([field, text]) => [field, JSON.parse(text)] as const);
  return { ...row, ...Object.fromEntries(values) };
}
