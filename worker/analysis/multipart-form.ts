import type { Readable } from "node:stream";
import busboy from "busboy";
import { AppError } from "#worker/lib/errors.ts";

/** Bounds on what is held in memory: the text fields only, while the file goes by in pieces. */
const LIMITS = { fieldNameSize: 100, fieldSize: 20_000, fields: 20, files: 24, parts: 44, headerPairs: 50 };

/** Takes the file of a part; `soFar` are the text fields before it. */
export type FileHandler = (
  pieces: AsyncIterable<Uint8Array>,
  fileName: string,
  part: string,
  soFar: Record<string, string>,
) => Promise<void>;

const malformed = () => new AppError("invalid-request", "Invalid request data. Please reload the page and try again.");

function openParser(request: Request): busboy.Busboy {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return busboy({ headers, limits: LIMITS, defParamCharset: "utf8" });
  } catch {
    throw malformed();
  }
}

/** Resolves when the parser has taken the piece, which it does no faster than the file is taken from it. */
function write(parser: busboy.Busboy, piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => parser.write(piece, () => resolve()));
}

/** Gives the whole body to the parser; after a malformed part the rest is read and dropped. */
async function feed(parser: busboy.Busboy, body: ReadableStream<Uint8Array>, ended: Promise<unknown>): Promise<void> {
  try {
    for await (const piece of body) {
      if (!parser.destroyed) await Promise.race([write(parser, piece), ended]);
    }
    if (!parser.destroyed) parser.end();
  } catch {
    parser.destroy(new Error("The sender went away"));
  }
}

/** Reads a multipart body as a stream to its end and returns its text fields. Files of the parts named go to `onFile` one after
 * another as they arrive, before or after the fields; `onFile` must take every piece. Throws `invalid-request` for a body that
 * is no proper form, else what `onFile` threw. */
export async function readForm(
  request: Request,
  parts: readonly string[],
  onFile: FileHandler,
): Promise<Record<string, string>> {
  const parser = openParser(request);
  const fields = new Map<string, string>();
  let files: Promise<{ thrown?: unknown }> = Promise.resolve({});
  parser.on("field", (name, value) => {
    if (!fields.has(name)) fields.set(name, value);
  });
  parser.on("file", (name: string, stream: Readable, info: busboy.FileInfo) => {
    // A file that waits for its turn has nobody yet to tell of its end.
    stream.on("error", () => undefined);
    if (!parts.includes(name)) stream.resume();
    else {
      const soFar = Object.fromEntries(fields);
      files = files.then((before) =>
        onFile(stream, info.filename ?? "", name, soFar).then(
          () => before,
          (thrown: unknown) => ({ thrown, ...before }),
        ),
      );
    }
  });
  const ended = new Promise<boolean>((resolve) => {
    parser.on("error", () => resolve(false));
    parser.on("close", () => resolve(true));
  });
  if (request.body) await feed(parser, request.body, ended);
  const isComplete = await ended;
  const outcome = await files;
  if (!request.body || !isComplete) throw malformed();
  if ("thrown" in outcome) throw outcome.thrown;
  return Object.fromEntries(fields);
}
