import { type FurtherRole, MAX_FURTHER, MAX_REFERENCES } from "#schema/comparison.ts";
import { type ReceivedFile, receiveFile, type UploadSink } from "#worker/analysis/receive-upload.ts";
import { AppError } from "#worker/lib/errors.ts";

/** A file that is to be compared with the material; stored as soon as it has been received. */
export type ReceivedFurther = { role: FurtherRole } & Omit<ReceivedFile, "unstored">;

const NAMES: Readonly<Record<FurtherRole, string>> = { smpc: "SmPC", reference: "Reference" };

/** A refusal of a further file is said of its own field, and by its name. */
function ofField(role: FurtherRole, fileName: string, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const said = error.details.fields?.file ?? error.message;
  const message = `${NAMES[role]} “${fileName}”: ${said}`;
  return new AppError(error.code, message, { fields: { further: message } });
}

/** How many of one role may be sent. */
const most = (role: FurtherRole) => (role === "smpc" ? 1 : MAX_REFERENCES);

/** Takes a further file of a form and stores it; a part without a file is passed over. Throws `invalid-request` for one too many, and
 * what is thrown for any file, said of the field `further`. */
export async function receiveFurther(
  role: FurtherRole,
  pieces: AsyncIterable<Uint8Array>,
  fileName: string,
  received: ReceivedFurther[],
  sink: UploadSink,
): Promise<void> {
  const isTooMany =
    received.filter((file) => file.role === role).length >= most(role) || received.length >= MAX_FURTHER;
  if (fileName === "" || isTooMany) {
    for await (const _ of pieces);
    if (fileName === "") return;
    const message = `Please send at most one SmPC and ${MAX_REFERENCES} references.`;
    throw new AppError("invalid-request", message, { fields: { further: message } });
  }
  const place = sink.further(received.length);
  try {
    const { unstored, ...file } = await receiveFile(pieces, fileName, place);
    if (unstored) await place.put(unstored);
    received.push({ role, ...file });
  } catch (error) {
    throw ofField(role, fileName, error);
  }
}
