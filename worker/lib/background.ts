import type { AppContext } from "#worker/lib/app-env.ts";
import { logError } from "#worker/lib/log.ts";

/** Does `work` while and after the answer is sent, so that the time an answer takes tells nothing of it. A failure is
 * logged under `event`. */
export function inBackground(c: AppContext, event: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.catch((error: unknown) => logError(event, error, { requestId: c.var.requestId })));
}
