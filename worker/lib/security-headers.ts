import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/lib/app-env.ts";

// The API answers data only, so nothing may load, frame or keep it. Pages have their own set in web/public/_headers.
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cache-Control": "no-store",
} as const;

/** Puts the security headers and the request's id on every answer, errors included. What is the same for everybody may
 * say for how long it is kept; nothing else is. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
  const kept = c.res.headers.get("Cache-Control");
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (kept) c.header("Cache-Control", kept);
  c.header("X-Request-Id", c.var.requestId);
});
