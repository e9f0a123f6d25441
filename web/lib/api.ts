import type { ErrorBody } from "#schema/error.ts";

/** A refused or failed call. The message is worded for logs; `words` gives what a person should read. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string, body?: ErrorBody) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

// Loaded only when a call fails, so that the validation library stays out of the first load.
async function parseErrorBody(text: string): Promise<ErrorBody | undefined> {
  const { errorBody } = await import("#schema/error.ts");
  try {
    return errorBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Calls the API with the session cookie and answers the JSON body, or throws one `ApiError`. */
export async function read<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, { credentials: "include", ...init });
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(response.status, text || response.statusText, await parseErrorBody(text));
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Posts a JSON body (or none). */
export function post<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return read<T>(path, { method: "POST" });
  return read<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The server's own message for a failure, or the words given. */
export function words(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.body ? error.body.message : otherwise;
}
