import type { Context } from "hono";
import type { Services } from "#worker/lib/services.ts";
import type { Session } from "#worker/lib/session.ts";
import type { TokenHolder } from "#worker/store/api-tokens.ts";

/** What every route finds in its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    services: Services;
    session: Session | null;
    /** Set where a token is asked for (auth/bearer.ts). */
    token?: TokenHolder;
  };
}

export type AppContext = Context<AppEnv>;
