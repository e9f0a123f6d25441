import { z } from "zod";
import { presentPassword } from "./auth.ts";

/** What a token may do: `analyse` submits and deletes, `read` reads results, cases and the rule book. */
export const TOKEN_SCOPES = ["analyse", "read"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days after which a token ends, as a user may choose them. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const DEFAULT_TOKEN_DAYS = 90;
/** Tokens that an account may have at a time. */
export const MAX_TOKENS = 20;

const MAX_NAME_CHARS = 60;
const CHOOSE = "Please choose what the token may do";

/** Body of `POST /api/account/tokens`, confirmed by the password. A form sends its scopes as one text. */
export const tokenRequest = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Please give the token a name")
    .max(MAX_NAME_CHARS, `The name must be at most ${MAX_NAME_CHARS} characters`),
  scopes: z.preprocess(
    (value) => (typeof value === "string" ? value.split(" ").filter(Boolean) : value),
    z.array(z.enum(TOKEN_SCOPES, { error: CHOOSE }), { error: CHOOSE }).min(1, CHOOSE),
  ),
  days: z.coerce
    .number()
    .refine((days) => (TOKEN_DAYS as readonly number[]).includes(days), "Please choose when the token ends")
    .default(DEFAULT_TOKEN_DAYS),
  password: presentPassword,
});
export type TokenRequest = z.infer<typeof tokenRequest>;

/** A token as its owner sees it. Times are ISO 8601. */
export const apiToken = z.object({
  /** Names it in `DELETE /api/account/tokens/{id}`; opens nothing. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** Its last four signs, to tell it from others. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the hour; null until it is first used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** Answer of `POST /api/account/tokens`: `secret` is shown this once and kept as a hash. */
export const createdToken = z.object({ token: apiToken, secret: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;
