import { routePath } from "hono/route";
import type { ErrorCode } from "#schema/error.ts";
import type { AppContext } from "#worker/lib/app-env.ts";
import type { AppError } from "#worker/lib/errors.ts";
import { logEvent } from "#worker/lib/log.ts";

/** Answers that somebody meets who tries what is not theirs to do. */
const REFUSALS = new Set<ErrorCode>(["unauthenticated", "forbidden", "cross-site", "not-found", "rate-limited"]);

/** Records a refusal in the log and as a count: what was refused and on which route, by its pattern, with nothing that
 * names the person, the address or the thing asked for. */
export function recordRefusal(c: AppContext, { code }: AppError): void {
  if (!REFUSALS.has(code)) return;
  const route = `${c.req.method} ${routePath(c, -1)}`;
  logEvent("refused", { code, route, requestId: c.var.requestId });
  c.env.EVENTS.writeDataPoint({ indexes: ["refused"], blobs: ["refused", code, route] });
}
