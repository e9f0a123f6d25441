import { z } from "zod";

/** Every failure the API can name, and the HTTP status it is sent with. */
export const ERROR_STATUS = {
  "invalid-request": 400,
  "unsupported-file-type": 415,
  "file-too-large": 413,
  unauthenticated: 401,
  "wrong-credentials": 401,
  /** The password was right; the code of the second step is missing or wrong. */
  "second-factor-required": 401,
  /** An administrator who has not set up two-step login. */
  "second-factor-missing": 403,
  forbidden: 403,
  "cross-site": 403,
  "not-found": 404,
  conflict: 409,
  /** An Idempotency-Key that came with another body before. */
  "idempotency-mismatch": 422,
  "usage-limit": 429,
  "rate-limited": 429,
  "payment-failed": 402,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The one error body. `fields` maps a form field to its message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
