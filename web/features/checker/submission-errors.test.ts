import { expect, test } from "vitest";
import type { ErrorCode } from "#schema/error.ts";
import { failureWords, submissionFieldErrors, submissionToast } from "#web/features/checker/submission-errors.ts";
import { ApiError } from "#web/lib/api.ts";

const refused = (status: number, code: ErrorCode, message: string, fields?: Record<string, string>) =>
  new ApiError(status, "…", { message, code, requestId: "r", fields });
const shown = (error: unknown) => {
  const { title, description } = submissionToast(error);
  return [title, description];
};

const TOO_COMPLEX =
  "The file is too large or complex for analysis. Please try a smaller file or wait a moment before trying again.";

test("429 is the monthly limit, in the server's words or ours", () => {
  expect(shown(refused(429, "usage-limit", "You have used all 3 analyses."))).toEqual([
    "Monthly analysis limit reached",
    "You have used all 3 analyses.",
  ]);
  expect(shown(new ApiError(429, "busy"))).toEqual([
    "Monthly analysis limit reached",
    "Please upgrade your subscription or wait until next month.",
  ]);
});

test("what the title says is not repeated below it", () => {
  const message = "Monthly analysis limit reached. Please wait until next month.";
  expect(shown(refused(429, "usage-limit", message))).toEqual([
    "Monthly analysis limit reached",
    "Please wait until next month.",
  ]);
});

test("a file that is not what its name says is told so", () => {
  const file = "This file is named .pdf but is not a PDF that we can open. Export it again.";
  expect(shown(refused(415, "unsupported-file-type", "no", { file }))).toEqual(["Unsupported file type", file]);
});

test("too many calls a minute is not the monthly limit", () => {
  expect(shown(refused(429, "rate-limited", "Too many requests"))).toEqual(["Analysis failed", TOO_COMPLEX]);
});

test("a refused file has the same words as in the form", () => {
  expect(shown(refused(415, "unsupported-file-type", "no"))).toEqual([
    "Unsupported file type",
    "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).",
  ]);
  expect(shown(refused(413, "file-too-large", "no"))).toEqual(["File too large", "Maximum file size is 50MB."]);
});

test("other refusals show the server's message, or that the analysis failed", () => {
  expect(shown(refused(500, "internal", "Something broke here."))).toEqual([
    "Analysis failed",
    "Something broke here.",
  ]);
  expect(shown(new ApiError(502, "<html>"))).toEqual(["Analysis failed", "Analysis failed"]);
});

test("401 and API key are a matter of configuration", () => {
  const words = "API configuration error. Please contact support.";
  expect(shown(new ApiError(401, "Unauthorized"))).toEqual(["Analysis failed", words]);
  expect(failureWords("Invalid API key")).toBe(words);
});

test("rate limits named in a message, and an error without words", () => {
  expect(failureWords("hit the rate limit")).toBe(TOO_COMPLEX);
  expect(failureWords("status 429")).toBe(TOO_COMPLEX);
  expect(shown(new Error(""))).toEqual(["Analysis failed", "An unexpected error occurred."]);
});

test("the server's fields go to the fields of the form", () => {
  expect(submissionFieldErrors(refused(400, "invalid-request", "no", { audience: "Pick one" }))).toEqual({
    audience: "Pick one",
  });
  expect(submissionFieldErrors(refused(413, "file-too-large", "no"))).toEqual({ file: "Maximum file size is 50MB." });
  expect(submissionFieldErrors(new Error("offline"))).toEqual({});
});
