import { FILE_MESSAGES } from "#schema/submission-options.ts";
import { ApiError, words } from "#web/lib/api.ts";
import type { ToastInput } from "#web/ui/toast-store.ts";

const ANALYSIS_FAILED = "Analysis failed";
const LIMIT_REACHED = "Monthly analysis limit reached";

/** The words for an analysis that failed, from the message of whatever ended it. */
export function failureWords(message: string): string {
  if (/429|rate limit/i.test(message)) {
    return "The file is too large or complex for analysis. Please try a smaller file or wait a moment before trying again.";
  }
  if (/401|api key/i.test(message)) return "API configuration error. Please contact support.";
  return message || "An unexpected error occurred.";
}

/** A message without a first sentence that its title has said already. */
const withoutTitle = (message: string, title: string) =>
  message.startsWith(`${title}. `) ? message.slice(title.length + 2) : message;

/** The toast for a submission that the server refused or that never reached it. */
export function submissionToast(error: unknown): ToastInput {
  const destructive = { variant: "destructive" } as const;
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : "";
    return { ...destructive, title: ANALYSIS_FAILED, description: failureWords(message) };
  }
  const code = error.body?.code;
  if (code === "unsupported-file-type") {
    const description = error.body?.fields?.file ?? FILE_MESSAGES.type.message;
    return { ...destructive, title: FILE_MESSAGES.type.title, description };
  }
  if (code === "file-too-large") {
    return { ...destructive, title: FILE_MESSAGES.size.title, description: FILE_MESSAGES.size.message };
  }
  // Too many calls a minute is 429 as well, and says nothing about the month.
  if (error.status === 429 && code !== "rate-limited") {
    const fallback = "Please upgrade your subscription or wait until next month.";
    const description = withoutTitle(words(error, fallback), LIMIT_REACHED);
    return { ...destructive, title: LIMIT_REACHED, description };
  }
  const said = error.body?.message ?? ANALYSIS_FAILED;
  const message = error.status === 429 || error.status === 401 ? error.message : said;
  return { ...destructive, title: ANALYSIS_FAILED, description: failureWords(message) };
}

const FILE_MESSAGE_OF_CODE: Record<string, string> = {
  "unsupported-file-type": FILE_MESSAGES.type.message,
  "file-too-large": FILE_MESSAGES.size.message,
};

/** The server's message for each field of the form. */
export function submissionFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || !error.body) return {};
  const fileMessage = FILE_MESSAGE_OF_CODE[error.body.code];
  return { ...(fileMessage && { file: fileMessage }), ...error.body.fields };
}
