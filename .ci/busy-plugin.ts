import { randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { ERROR_STATUS, type ErrorBody } from "../schema/error.ts";

// What `npm start` answers while the Workers runtime cannot: the application's own 503, never the tool's page of
// stack traces. Deployed, the platform stands here.

const RETRY_AFTER_S = 5;
const MESSAGE = "The server has too much to do at the moment. Please try again in a few seconds.";

const page = (path: string) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>One moment · ABPI Compliance Checker</title>
<body style="font: 1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem">
<h1 style="font-size: 1.4rem">One moment</h1>
<p>${MESSAGE} Nothing that you have saved is lost, and an analysis under way goes on.</p>
<p><a href="${path}">Try again</a></p>
</body>
</html>
`;

/** Only what cannot leave the attribute that it is put into. */
const safePath = (url = "/") => (/^\/[\w\-./?=&%]*$/.test(url) && !url.startsWith("//") ? url : "/");

/** Answers 503 with the API's error body, or with a page where a browser asks for one. */
function answerBusy(request: Pick<IncomingMessage, "url" | "headers">, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const wantsPage = request.headers.accept?.includes("text/html") && !request.url?.startsWith("/api/");
  const error: ErrorBody = { message: MESSAGE, code: "unavailable", requestId: randomUUID() };
  response.writeHead(ERROR_STATUS[error.code], {
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_S),
  });
  response.end(wantsPage ? page(safePath(request.url)) : JSON.stringify(error));
}

/** The methods that the application knows. Of others some cannot even be put to it: the runtime would throw, and that is no want of time. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers a request of another method as the application answers where there is nothing; returns whether it did. */
function answerOddMethod(
  { method = "GET" }: Pick<IncomingMessage, "method">,
  response: Pick<ServerResponse, "writeHead" | "end">,
): boolean {
  if (METHODS.includes(method)) return false;
  const error: ErrorBody = { message: "There is nothing at this address.", code: "not-found", requestId: randomUUID() };
  response.writeHead(ERROR_STATUS[error.code], { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(error));
  return true;
}

/** How long an answer may take that changes nothing when it is asked for again, in milliseconds. */
const SILENCE_MS = 15_000;

/** Has every call to the Workers runtime use a connection of its own. One that is used again may have been closed by a
 * runtime that was busy for seconds, and the call on it is lost ("fetch failed"). */
function freshConnections() {
  channel("undici:request:create").subscribe((message) => {
    const { request } = message as { request: { addHeader(name: string, value: string): void } };
    request.addHeader("connection", "close");
  });
}

/** The first of the serving plugins: a question that the runtime leaves unanswered is answered here. */
export function answerSilence(): Plugin {
  return {
    name: "answer-silence",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      freshConnections();
      middlewares.use((request, response, next) => {
        if (answerOddMethod(request, response)) return;
        if (request.method === "GET" || request.method === "HEAD") {
          const timer = setTimeout(() => answerBusy(request, response), SILENCE_MS);
          response.once("close", () => clearTimeout(timer));
        }
        next();
      });
    },
  };
}

/** The last of them: a call that the runtime dropped, because it is being started again or has too much to do. */
export function answerFailures(): Plugin {
  return {
    name: "answer-failures",
    enforce: "post",
    configurePreviewServer({ middlewares, config }) {
      const answer: Connect.ErrorHandleFunction = (error, request, response, _next) => {
        const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
        config.logger.error(`The runtime did not answer (${error}${cause})`, { timestamp: true });
        answerBusy(request, response);
      };
      middlewares.use(answer);
    },
  };
}
