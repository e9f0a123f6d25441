import { UPLOAD_SUFFIXES } from "#worker/store/further-keys.ts";
import type { StoredUpload } from "#worker/store/usage.ts";

/** Every upload's key begins so, which lets the sweep list them and nothing else. */
const PREFIX = "upload/";

const GONE = "The upload is no longer stored";

/** Bytes asked of a stream at a time. */
const READ_BYTES = 1024 * 1024;

/** Reads a stream of a known length straight into one buffer: by the runtime's own way, or in pieces, the file would be
 * in memory twice until garbage is collected. */
async function gather(stream: ReadableStream<Uint8Array>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(length);
  for (let at = 0; at < length; ) {
    const { value, done } = await reader.read(new Uint8Array(buffer, at, Math.min(READ_BYTES, length - at)));
    if (done || !value) throw new Error("The upload could not be read to its end");
    // The reader has taken the buffer and gives it back as another.
    buffer = value.buffer as ArrayBuffer;
    at += value.length;
  }
  await reader.cancel();
  return new Uint8Array(buffer);
}

/** The uploads in R2: there only while their analysis runs. */
export class UploadStore {
  private readonly bucket: R2Bucket;

  // No parameter property: scripts import this file, and Node only strips types.
  constructor(bucket: R2Bucket) {
    this.bucket = bucket;
  }

  keyFor(token: string): string {
    return PREFIX + token;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.bucket.put(key, bytes);
  }

  startParts(key: string): Promise<R2MultipartUpload> {
    return this.bucket.createMultipartUpload(key);
  }

  /** The whole file; throws when it is gone. */
  async bytes(key: string): Promise<Uint8Array<ArrayBuffer>> {
    const object = await this.bucket.get(key);
    if (!object) throw new UploadGoneError(GONE);
    return gather(object.body, object.size);
  }

  /** The size of a file in bytes; throws when it is gone. */
  async size(key: string): Promise<number> {
    const object = await this.bucket.head(key);
    if (!object) throw new UploadGoneError(GONE);
    return object.size;
  }

  /** Removes a finished or a half-stored upload with its further files; harmless when they are gone. */
  async remove({ key, multipartId }: StoredUpload): Promise<void> {
    if (multipartId) {
      const [id = "", suffix = ""] = multipartId.split(" ");
      // Completed and aborted uploads answer with an error, and need nothing more.
      await this.bucket
        .resumeMultipartUpload(key + suffix, id)
        .abort()
        .catch(() => undefined);
    }
    await this.bucket.delete(UPLOAD_SUFFIXES.map((suffix) => key + suffix));
  }

  /** Deletes uploads stored before `before` (milliseconds); returns how many. */
  async removeOlderThan(before: number): Promise<number> {
    let removed = 0;
    let cursor: string | undefined;
    do {
      const page = await this.bucket.list({ prefix: PREFIX, cursor });
      const keys = page.objects.filter((object) => object.uploaded.getTime() < before).map((object) => object.key);
      if (keys.length > 0) await this.bucket.delete(keys);
      removed += keys.length;
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
    return removed;
  }
}

/** The file is not there any more, which trying again does not change. */
export class UploadGoneError extends Error {
  override name = "UploadGoneError";
}
