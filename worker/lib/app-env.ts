import type { Context } from "hono";
import type { PublicUser } from "#schema/user.ts";
import type { Services } from "#worker/lib/services.ts";

/** Who is calling; `tokenHash` names the session itself. */
export interface Session {
  user: PublicUser;
  tokenHash: string;
  /** Whether it was opened with a second step, which is so for every session of an account that has one. */
  hasSecondFactor: boolean;
}

/** What every route finds in its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; services: Services; session: Session | null };
}

export type AppContext = Context<AppEnv>;
