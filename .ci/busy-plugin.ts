import { channel } from "node:diagnostics_channel";
import type { Connect, Plugin } from "vite";
import { answerBusy } from "./busy-answers.ts";

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
