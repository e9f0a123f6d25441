// What `npm start` answers while the Workers runtime cannot: the application's own 503, never the tool's page of
// stack traces. Deployed, the platform stands here.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "../schema/error.ts";

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
export function answerBusy(request: Pick<IncomingMessage, "url" | "headers">, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const wantsPage = request.headers.accept?.includes("text/html") && !request.url?.startsWith("/api/");
  const error: ErrorBody = { message: MESSAGE, code: "unavailable", requestId: randomUUID() };
  response.writeHead(503, {
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_S),
  });
  response.end(wantsPage ? page(safePath(request.url)) : JSON.stringify(error));
}
