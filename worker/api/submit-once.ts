import { hashOf, hashOnly, type Source } from "#worker/analysis/sources.ts";
import { AppError } from "#worker/lib/errors.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import type { Services } from "#worker/lib/services.ts";

const STILL_COMING = "A submission with this Idempotency-Key is still being received. Please try again in a moment.";
const OTHER_BODY =
  "This Idempotency-Key was used for another material or other choices. Please use a new key for a new submission.";

export interface Submitted {
  id: string;
  /** Whether it was submitted before, under the same name. */
  isRepeated: boolean;
}

/** Submits a material. One that was given a name is analysed once, however often it is sent within a day: the same body
 * gets the id of the first time, another one `idempotency-mismatch`, and one whose first is still arriving `conflict`. */
export async function submitOnce(
  { analyses, idempotencyKeys }: Pick<Services, "analyses" | "idempotencyKeys">,
  source: Source,
  userId: number,
  name: string | undefined,
): Promise<Submitted> {
  if (name === undefined) return { id: await analyses.submit(source, userId), isRepeated: false };
  const key = await sha256Hex(name);
  const id = crypto.randomUUID();
  const known = await idempotencyKeys.take(userId, key, id);
  if (known) {
    const hash = await hashOnly(source);
    if (known.requestHash === null) throw new AppError("conflict", STILL_COMING);
    if (known.requestHash !== hash) throw new AppError("idempotency-mismatch", OTHER_BODY);
    return { id: known.analysisId, isRepeated: true };
  }
  const onReceived = async (sent: Parameters<typeof hashOf>[0]) =>
    idempotencyKeys.note(userId, key, await hashOf(sent));
  try {
    const got = await analyses.submit(source, userId, { id, onReceived });
    if (got !== id) await idempotencyKeys.lead(userId, key, got);
    return { id: got, isRepeated: false };
  } catch (error) {
    await idempotencyKeys.release(userId, key, id);
    throw error;
  }
}
