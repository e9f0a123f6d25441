import { Hono } from "hono";
import { type AnalyticsEvent, analyticsEvent } from "#schema/event.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";
import { validJson } from "#worker/lib/validate.ts";

function detailOf(event: AnalyticsEvent): string {
  if (event.name === "page_view") return event.page;
  return event.name === "plan_chosen" ? event.plan : "";
}

/** First-party counts: no cookie is read, and nothing that could tell one visitor from another is written. */
export const eventRoutes = new Hono<AppEnv>().post("/", validJson(analyticsEvent), async (c) => {
  await enforceLimit(c.env.LIMIT_EVENTS, callerAddress(c));
  const event = c.req.valid("json");
  c.env.EVENTS.writeDataPoint({ indexes: [event.name], blobs: [event.name, detailOf(event)] });
  return c.body(null, 204);
});
