import type { TokenScope } from "#schema/api-token.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { type Caller, call, db } from "#worker/test/api.ts";

/** A token of a user's, made `daysAgo`, for 90 days. */
export async function newToken({ user }: Caller, scopes: TokenScope[] = ["analyse", "read"], daysAgo = 0) {
  const store = new ApiTokenStore(db, () => Date.now() - daysAgo * 24 * 3_600_000);
  const made = await store.create(user.id, { name: "A test", scopes, days: 90 });
  if (!made) throw new Error("The account is full");
  return { id: made.token.id, secret: made.secret };
}

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** Calls the API as a program would: from no page, with a token. */
export function callWith(secret: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${secret}`);
  return call(path, { ...init, headers });
}

/** Sends JSON with a token. */
export function sendWith(secret: string, method: string, path: string, body: unknown, headers: HeadersInit = {}) {
  const all = new Headers(headers);
  all.set("content-type", "application/json");
  return callWith(secret, path, { method, body: JSON.stringify(body), headers: all });
}
