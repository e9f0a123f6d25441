import { createHash } from "node:crypto";
import type { ErrorCode } from "#schema/error.ts";
import { FILE_MESSAGES, MAX_FILE_BYTES } from "#schema/submission.ts";
import { AppError } from "#worker/lib/errors.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import type { SourceFormat } from "#worker/reading/material.ts";

/** R2 wants every part but the last of one size. Smaller files are stored in one piece, after all else is checked. */
const PART_BYTES = 8 * 1024 * 1024;

/** Beginning of the file that its type is told by. */
const HEAD_BYTES = 4096;

/** Where parts go. `begin` is called once, before the first part of a file that needs more than one. */
export interface PartSink {
  begin(): Promise<Parts>;
}

/** Where the material goes, and the further files that are sent with it: the first of these is number 0. */
export interface UploadSink {
  /** `mayBeFree`: the form says so far that this file was checked before. */
  begin(mayBeFree: boolean): Promise<Parts>;
  further(index: number): PartSink & { put(bytes: Uint8Array): Promise<void> };
}

interface Parts {
  uploadPart(partNumber: number, value: Uint8Array): Promise<R2UploadedPart>;
  complete(parts: R2UploadedPart[]): Promise<unknown>;
}

export interface ReceivedFile {
  fileName: string;
  format: SourceFormat;
  /** `sha256:<hex>;bytes=<n>`: all that is kept of the content. */
  fingerprint: string;
  /** The whole of a small file that has yet to be stored; null when it is in R2 already. */
  unstored: Uint8Array | null;
}

const CODES = {
  missing: "invalid-request",
  empty: "invalid-request",
  type: "unsupported-file-type",
  size: "file-too-large",
} as const satisfies Record<keyof typeof FILE_MESSAGES, ErrorCode>;

/** The error for a refused file, in the specification's words; `reason` stands before them. */
export function fileRefusal(
  kind: keyof typeof FILE_MESSAGES,
  fields: Record<string, string> = {},
  reason?: string,
): AppError {
  const { title, message } = FILE_MESSAGES[kind];
  const said = reason ? `${reason} ${message}` : message;
  return new AppError(CODES[kind], `${title}. ${said}`, { fields: { ...fields, file: said } });
}

/** What a name promises, by its ending. */
const PROMISED: Record<string, string> = {
  ...{ pdf: "a PDF", docx: "a Word document", doc: "a Word document", txt: "plain text" },
  ...{ jpg: "a JPG image", jpeg: "a JPG image", png: "a PNG image", gif: "a GIF image", webp: "a WebP image" },
};

/** A file of another type; one whose name promises a type that we read is said not to hold it. */
function typeRefusal(fileName: string): AppError {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const promised = PROMISED[ending];
  if (!promised) return fileRefusal("type");
  return fileRefusal(
    "type",
    {},
    `This file is named .${ending} but is not ${promised} that we can open. Export it again.`,
  );
}

/** Takes a file piece by piece: counts, hashes and checks it while it passes, and never holds more than one part. */
class FileReceiver {
  private readonly hash = createHash("sha256");
  private readonly part = new Uint8Array(PART_BYTES);
  private partLength = 0;
  private bytes = 0;
  private format: SourceFormat | null = null;
  private multipart: Parts | null = null;
  private readonly stored: R2UploadedPart[] = [];

  constructor(
    private readonly fileName: string,
    private readonly sink: PartSink,
  ) {}

  /** Throws `file-too-large` as soon as the limit is passed, `unsupported-file-type` as soon as the type is known. */
  async take(piece: Uint8Array): Promise<void> {
    this.bytes += piece.length;
    if (this.bytes > MAX_FILE_BYTES) throw fileRefusal("size");
    this.hash.update(piece);
    let taken = 0;
    while (taken < piece.length) {
      if (this.partLength === PART_BYTES) await this.storePart();
      const room = piece.subarray(taken, taken + PART_BYTES - this.partLength);
      this.part.set(room, this.partLength);
      this.partLength += room.length;
      taken += room.length;
    }
    if (this.partLength >= HEAD_BYTES) this.checkType();
  }

  /** Call after the last piece. Throws `invalid-request` for an empty file. */
  async finish(): Promise<ReceivedFile> {
    if (this.bytes === 0) throw fileRefusal("empty");
    const format = this.checkType();
    const fingerprint = `sha256:${this.hash.digest("hex")};bytes=${this.bytes}`;
    const { fileName, multipart } = this;
    if (!multipart) return { fileName, format, fingerprint, unstored: this.part.subarray(0, this.partLength) };
    await this.storePart();
    await multipart.complete(this.stored);
    return { fileName, format, fingerprint, unstored: null };
  }

  private checkType(): SourceFormat {
    this.format ??= detectFormat(this.part.subarray(0, Math.min(this.partLength, HEAD_BYTES)), this.fileName);
    if (!this.format) throw typeRefusal(this.fileName);
    return this.format;
  }

  private async storePart(): Promise<void> {
    this.multipart ??= await this.sink.begin();
    const part = await this.multipart.uploadPart(this.stored.length + 1, this.part.subarray(0, this.partLength));
    this.stored.push(part);
    this.partLength = 0;
  }
}

const MAX_NAME_CHARS = 255;

/** A name fit to be shown and stored: no control characters, not endless, its ending kept. */
export function cleanFileName(name: string): string {
  const clean = name.replace(/\p{Cc}/gu, "").trim();
  return clean.length <= MAX_NAME_CHARS ? clean : `${clean.slice(0, MAX_NAME_CHARS - 21)}…${clean.slice(-20)}`;
}

/** Takes a file from a form. Every piece is read even after a refusal, which is thrown at the end. */
export async function receiveFile(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  sink: PartSink,
): Promise<ReceivedFile> {
  const receiver = new FileReceiver(cleanFileName(name), sink);
  let refusal: { thrown: unknown } | null = null;
  for await (const piece of pieces) {
    if (refusal) continue;
    await receiver.take(piece).catch((thrown: unknown) => {
      refusal = { thrown };
    });
  }
  if (refusal) throw (refusal as { thrown: unknown }).thrown;
  return receiver.finish();
}
