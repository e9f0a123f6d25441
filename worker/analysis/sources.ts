import type { TextSubmission } from "#schema/api-v1.ts";
import { readForm } from "#worker/analysis/multipart-form.ts";
import { type PartSink, type ReceivedFile, receiveFile } from "#worker/analysis/receive-upload.ts";
import { sha256Hex } from "#worker/lib/ids.ts";

/** What was sent: the text fields as they came, and the file; null when there was none. */
export interface Sent {
  values: Record<string, unknown>;
  file: ReceivedFile | null;
}

/** Where a submission comes from. Large files go to `sink` while they arrive. */
export type Source = (sink: PartSink) => Promise<Sent>;

/** A form with a file, as pages and programs upload it. */
export const formSource =
  (request: Request): Source =>
  async (sink) => {
    let file: ReceivedFile | null = null;
    const values = await readForm(request, async (pieces, name) => {
      file = await receiveFile(pieces, name, sink);
    });
    return { values, file };
  };

/** The words of a material, taken for the plain text file that they would be. */
export const textSource =
  ({ text, fileName, ...values }: TextSubmission): Source =>
  async (sink) => {
    async function* pieces() {
      yield new TextEncoder().encode(text);
    }
    return { values, file: await receiveFile(pieces(), fileName, sink) };
  };

const NOWHERE: PartSink = {
  begin: async () => ({
    uploadPart: async (partNumber) => ({ partNumber, etag: "" }),
    complete: async () => undefined,
  }),
};

/** A fingerprint of all that was sent: two submissions of one fingerprint ask for the same. */
export function hashOf({ values, file }: Sent): Promise<string> {
  const fields = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(JSON.stringify([file?.fileName, file?.fingerprint, fields]));
}

/** The same for a submission that is only to be compared: nothing of it is stored. */
export const hashOnly = async (source: Source) => hashOf(await source(NOWHERE));
