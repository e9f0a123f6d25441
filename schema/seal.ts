import { z } from "zod";

const hex = z.string().regex(/^[0-9a-f]{64}$/, "Please send 64 hexadecimal digits");

/** Asks for the key of an export's digest. */
export const sealBody = z.object({ digest: hex });

/** The key; null where the site has no secret for seals. */
export const sealAnswer = z.object({ key: z.string().nullable() });
export type SealAnswer = z.infer<typeof sealAnswer>;

/** Asks whether the site made a key. */
export const sealCheckBody = z.object({ digest: hex, key: hex });

/** `no-secret`: the site has no secret for seals, and cannot tell. */
export const sealCheckAnswer = z.object({ state: z.enum(["ours", "not-ours", "no-secret"]) });
export type SealCheckAnswer = z.infer<typeof sealCheckAnswer>;
