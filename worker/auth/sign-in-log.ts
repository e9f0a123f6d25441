import type { AppContext } from "#worker/lib/app-env.ts";
import { toAppError } from "#worker/lib/errors.ts";
import { logEvent } from "#worker/lib/log.ts";

type Act =
  | "demo"
  | "register"
  | "login"
  | "forgot-password"
  | "reset-password"
  | "verify-email"
  | "change-password"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-codes"
  | "delete-account"
  | "token-made"
  | "token-revoked";

/** Does something that proves or changes who somebody is, and records that it was done or why it was refused: in the
 * log and as a count, with nothing that names the person, the address or the device. */
export async function recorded<T>(c: AppContext, act: Act, work: () => Promise<T>): Promise<T> {
  const record = (outcome: string) => {
    logEvent("sign-in", { act, outcome, requestId: c.var.requestId });
    c.env.EVENTS.writeDataPoint({ indexes: ["sign-in"], blobs: ["sign-in", act, outcome] });
  };
  try {
    const value = await work();
    record("done");
    return value;
  } catch (error) {
    record(toAppError(error).code);
    throw error;
  }
}
