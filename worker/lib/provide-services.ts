import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { createServices } from "#worker/lib/services.ts";

/** Gives every route the services of its request. */
export const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set("services", createServices(c.env, c.req.url));
  await next();
});
