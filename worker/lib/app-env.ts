import type { Context } from "hono";
import type { Services } from "#worker/lib/services.ts";
import type { Session } from "#worker/lib/session.ts";

/** What every route finds in its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; services: Services; session: Session | null };
}

export type AppContext = Context<AppEnv>;
