import type { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import type { SourceFormat } from "./material.ts";

/** What pages let somebody choose: no file is read here that they refuse. */
type Ending = keyof typeof ACCEPTED_TYPES extends `.${infer Name}` ? Name : never;

interface FileKind {
  format: SourceFormat;
  mediaType: string;
  endings: readonly Ending[];
  matches(head: Uint8Array): boolean;
}

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  head.length >= at + bytes.length && bytes.every((byte, index) => head[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Readers accept bytes before the PDF marker within the first 1,024, as Acrobat does. */
function holdsPdfMarker(head: Uint8Array): boolean {
  const marker = ascii("%PDF-");
  const last = Math.min(head.length - marker.length, 1024);
  for (let at = 0; at <= last; at++) if (startsWith(head, marker, at)) return true;
  return false;
}

const isZip = (head: Uint8Array) => startsWith(head, [0x50, 0x4b, 3, 4]);

/** The container of Word 97, and of any newer document that has a password. */
export const isCompoundFile = (head: Uint8Array) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const FILE_KINDS: readonly FileKind[] = [
  { format: "pdf", mediaType: "application/pdf", endings: ["pdf"], matches: holdsPdfMarker },
  {
    format: "doc",
    mediaType: "application/msword",
    endings: ["doc"],
    matches: isCompoundFile,
  },
  { format: "docx", mediaType: DOCX, endings: ["docx"], matches: (h) => isZip(h) || isCompoundFile(h) },
  // Renamed, as some systems of documents do; its reader says so where it is another zip.
  { format: "docx", mediaType: DOCX, endings: ["doc"], matches: isZip },
  {
    format: "image",
    mediaType: "image/png",
    endings: ["png"],
    matches: (h) => startsWith(h, [0x89, ...ascii("PNG"), 13, 10, 26, 10]),
  },
  {
    format: "image",
    mediaType: "image/jpeg",
    endings: ["jpg", "jpeg"],
    matches: (h) => startsWith(h, [0xff, 0xd8, 0xff]),
  },
  {
    format: "image",
    mediaType: "image/gif",
    endings: ["gif"],
    matches: (h) => startsWith(h, ascii("GIF87a")) || startsWith(h, ascii("GIF89a")),
  },
  {
    format: "image",
    mediaType: "image/webp",
    endings: ["webp"],
    matches: (h) => startsWith(h, ascii("RIFF")) && startsWith(h, ascii("WEBP"), 8),
  },
  { format: "text", mediaType: "text/plain", endings: ["txt"], matches: looksLikeText },
];

function hasUtf16Mark(head: Uint8Array): boolean {
  return startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
}

/** Text holds no control bytes but tab, line ends, form feed and the end-of-file mark of old systems. */
function looksLikeText(head: Uint8Array): boolean {
  if (hasUtf16Mark(head)) return true;
  if (startsWith(head, ascii("MZ")) && head.includes(0)) return false;
  return head.every(
    (byte) =>
      (byte >= 0x20 && byte !== 0x7f) || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 0x1a,
  );
}

const endingOf = (fileName: string) => /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();

/** The kind of a file by its first bytes (1,100 or more, fewer only if the file is shorter) and its name, which must
 * agree. Null: a type that is not supported, or content that is not what the name says. A DOCX can only be seen to
 * be a zip, or locked, here; its reader says so when it is another. */
export function detectFile(head: Uint8Array, fileName: string): { format: SourceFormat; mediaType: string } | null {
  const ending = endingOf(fileName);
  const kind = FILE_KINDS.find(({ endings, matches }) => endings.some((known) => known === ending) && matches(head));
  return kind ? { format: kind.format, mediaType: kind.mediaType } : null;
}

/** The format alone; see `detectFile`. */
export function detectFormat(head: Uint8Array, fileName: string): SourceFormat | null {
  return detectFile(head, fileName)?.format ?? null;
}
