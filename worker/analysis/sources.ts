import type { TextSubmission } from "#schema/api-v1.ts";
import { type ReceivedFurther, receiveFurther } from "#worker/analysis/further-files.ts";
import { readForm } from "#worker/analysis/multipart-form.ts";
import { type ReceivedFile, receiveFile, type UploadSink } from "#worker/analysis/receive-upload.ts";
import { sha256Hex } from "#worker/lib/ids.ts";

/** What was sent: the text fields as they came, the file (null when there was none), and what it is to be compared with. */
export interface Sent {
  values: Record<string, unknown>;
  file: ReceivedFile | null;
  further: ReceivedFurther[];
}

/** Where a submission comes from. Large files go to `sink` while they arrive. */
export type Source = (sink: UploadSink) => Promise<Sent>;

/** Whether what is told of a file before it comes lets its check be free: a file that was checked before. */
const mayBeFree = ({ revises, documentKind }: Record<string, string>) => Boolean(revises || documentKind);

/** A form with a file, as pages and programs upload it. */
export const formSource =
  (request: Request): Source =>
  async (sink) => {
    let file: ReceivedFile | null = null;
    const further: ReceivedFurther[] = [];
    const values = await readForm(request, ["file", "smpc", "reference"], async (pieces, name, part, soFar) => {
      if (part === "smpc" || part === "reference") await receiveFurther(part, pieces, name, further, sink);
      else if (file) for await (const _ of pieces);
      else file = await receiveFile(pieces, name, { begin: () => sink.begin(mayBeFree(soFar)) });
    });
    return { values, file, further };
  };

/** The words of a material, taken for the plain text file that they would be. */
export const textSource =
  ({ text, fileName, ...values }: TextSubmission): Source =>
  async (sink) => {
    async function* pieces() {
      yield new TextEncoder().encode(text);
    }
    return { values, file: await receiveFile(pieces(), fileName, { begin: () => sink.begin(false) }), further: [] };
  };

const NO_PARTS = {
  begin: async () => ({
    uploadPart: async (partNumber: number) => ({ partNumber, etag: "" }),
    complete: async () => undefined,
  }),
};

const NOWHERE: UploadSink = { ...NO_PARTS, further: () => ({ ...NO_PARTS, put: async () => undefined }) };

/** A fingerprint of all that was sent: two submissions of one fingerprint ask for the same. */
export function hashOf({ values, file, further }: Sent): Promise<string> {
  const fields = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const others = further.map(({ role, fileName, fingerprint }) => [role, fileName, fingerprint]);
  return sha256Hex(JSON.stringify([file?.fileName, file?.fingerprint, fields, ...(others.length > 0 ? [others] : [])]));
}

/** The same for a submission that is only to be compared: nothing of it is stored. */
export const hashOnly = async (source: Source) => hashOf(await source(NOWHERE));
