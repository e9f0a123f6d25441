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

const OFFLINE = "You are offline. Please try again when you are connected.";
const UNREACHABLE = "The server cannot be reached. Please try again in a minute.";

/** No answer came at all. Its message is for the person. */
export class ConnectionError extends Error {
  constructor(cause?: unknown) {
    super(navigator.onLine === false ? OFFLINE : UNREACHABLE, { cause });
    this.name = "ConnectionError";
  }
}

// By hand: what tells of a failure must not depend on more code that has to be fetched.
function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return typeof body?.message === "string" && typeof body.code === "string" ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** How the browser says that nothing came back: by a bare `TypeError`, or that a limit of ours has passed. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

/** Sends the request and reads its answer. */
async function exchange(path: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(path, { credentials: "include", ...init });
    return { response, text: await response.text() };
  } catch (error) {
    throw isNoAnswer(error) ? new ConnectionError(error) : error;
  }
}

/** Calls the API with the session cookie and answers the JSON body, or throws one `ApiError`. */
export async function read<T>(path: string, init: RequestInit = {}): Promise<T> {
  const { response, text } = await exchange(path, init);
  if (!response.ok) {
    throw new ApiError(response.status, text || response.statusText, parseErrorBody(text));
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Sends a JSON body (or none) by another method than GET. */
export function send<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  if (body === undefined) return read<T>(path, { method });
  return read<T>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Posts a JSON body (or none). */
export const post = <T>(path: string, body?: unknown) => send<T>("POST", path, body);

/** What a gateway answers when the server behind it does not. */
const GATEWAY_STATUS: readonly number[] = [502, 503, 504];

/** What a person should read of a failure: that nothing could be reached, the server's own message, or the words
 * given. */
export function words(error: unknown, otherwise: string): string {
  if (error instanceof ConnectionError) return error.message;
  if (!(error instanceof ApiError)) return otherwise;
  return error.body?.message ?? (GATEWAY_STATUS.includes(error.status) ? UNREACHABLE : otherwise);
}

/** Whether a call was refused because nobody is signed in. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.body?.code === "unauthenticated";
