import type { AnalyticsEvent } from "#schema/event.ts";

/** Sends a first-party count. It must never disturb the page, so a failure is dropped. */
export function track(event: AnalyticsEvent) {
  fetch("/api/events", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
    keepalive: true,
  }).catch(() => undefined);
}
