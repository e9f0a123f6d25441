import type { PublicUser } from "#schema/user.ts";

/** Who is calling; `tokenHash` names the session itself. */
export interface Session {
  user: PublicUser;
  tokenHash: string;
  /** Whether it was opened with a second step, which is so for every session of an account that has one. */
  hasSecondFactor: boolean;
}
