import { createMiddleware } from "hono/factory";
import { hasBearer } from "#worker/auth/bearer.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { AppError } from "#worker/lib/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request was made by a page of this site. Browsers send at least one of the two headers with every
 * mutation; a caller that sends neither is no browser, so there is no cookie for another site to ride on. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).origin === new URL(request.url).origin;
}

/** Whether a call is judged by a token: no browser adds one by itself, so that no other site can ride on it. */
const isTokenCall = (request: Request) => hasBearer(request) && new URL(request.url).pathname.startsWith("/api/v1/");

/** Refuses mutations that another site started (CSRF). */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isSafe = SAFE_METHODS.has(c.req.method) || isTokenCall(c.req.raw);
  if (!isSafe && !isSameOrigin(c.req.raw)) {
    await c.req.raw.body?.pipeTo(new WritableStream());
    throw new AppError("cross-site", "This request did not come from our own pages. Please reload and try again.");
  }
  await next();
});
