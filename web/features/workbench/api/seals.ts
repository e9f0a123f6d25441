import type { SealAnswer, SealCheckAnswer } from "#schema/seal.ts";
import { post } from "#web/lib/api.ts";

/** The site's key for the digest of an export; null where it has no secret for seals. */
export const keyFor = async (digest: string) => (await post<SealAnswer>("/api/seal", { digest })).key;

/** Whether the site made a key. */
export const checkKey = async (digest: string, key: string) =>
  (await post<SealCheckAnswer>("/api/seal/check", { digest, key })).state;
