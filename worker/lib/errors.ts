import { HTTPException } from "hono/http-exception";
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "#schema/error.ts";

export interface ErrorDetails {
  /** Messages by form field. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A failure with a name and a message for the user that says what to do next. */
export class AppError extends Error {
  override name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

export const notFound = (message = "This could not be found. It may have been deleted.") =>
  new AppError("not-found", message);

export const unauthenticated = () => new AppError("unauthenticated", "Please log in to continue.");

export const forbidden = () => new AppError("forbidden", "You do not have access to this.");

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: "invalid-request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  413: "file-too-large",
};

/** Turns anything thrown into an error that may be shown; whatever is not known stays unnamed. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException && thrown.status < 500) {
    const code = CODE_OF_STATUS[thrown.status] ?? "invalid-request";
    return new AppError(code, "The request could not be understood. Please check it and try again.");
  }
  return new AppError("internal", "Something went wrong on our side. Please try again in a moment.");
}

/** The one error answer of the API. */
export function errorResponse(error: AppError, requestId: string): Response {
  const { fields, headers } = error.details;
  const body: ErrorBody = { message: error.message, code: error.code, requestId, ...(fields && { fields }) };
  return Response.json(body, { status: ERROR_STATUS[error.code], headers });
}
