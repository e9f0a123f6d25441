import { validator } from "hono/validator";
import type { z } from "zod";
import { AppError } from "#worker/lib/errors.ts";

/** The first message of each field, and the first of all as the message of the whole. */
export function invalidRequest(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  const message = error.issues[0]?.message ?? "Please check what you entered.";
  return new AppError("invalid-request", message, { fields });
}

/** Parses `value` by `schema`; throws the one error that names its fields. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}

/** Middleware that checks a JSON body by a shared schema. */
export function validJson<S extends z.ZodType>(schema: S) {
  return validator("json", (value: z.input<S>): z.output<S> => parseInput(schema, value));
}

/** Middleware that checks the query string by a shared schema. */
export function validQuery<S extends z.ZodType>(schema: S) {
  return validator("query", (value): z.output<S> => parseInput(schema, value));
}

/** Middleware that checks headers, by their names in lower case. */
export function validHeader<S extends z.ZodType>(schema: S) {
  return validator("header", (value): z.output<S> => parseInput(schema, value));
}
