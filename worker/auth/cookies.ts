import type { AppContext } from "#worker/lib/app-env.ts";

const isHttps = (c: AppContext) => new URL(c.req.url).protocol === "https:";

/** The prefix binds a cookie to this very host; plain http on localhost, where browsers accept `Secure` cookies but not
 * all of them the prefix, goes without. */
export const cookieName = (c: AppContext, name: "session" | "device") => (isHttps(c) ? `__Host-${name}` : name);

/** Attributes of every cookie of ours. */
export const SAFE_COOKIE = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;
