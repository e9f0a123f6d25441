import type { PublicUser, UserResponse } from "#schema/user.ts";
import { type Caller, call, postJson } from "#worker/test/api.ts";

export const PASSWORD = "Correct-horse-7";

/** The session cookie that an answer sets, as a browser would send it back. */
export const cookieOf = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

let accounts = 0;

/** Registers an account of its own, with `PASSWORD`, through the API. */
export async function signUp(): Promise<Caller & { email: string }> {
  const email = `signed-up-${++accounts}@example.com`;
  const form = { email, username: "Alex Writer", password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await postJson("/api/auth/register", form);
  const { user } = (await answer.clone().json()) as UserResponse;
  return { email, user, cookie: cookieOf(answer) };
}

/** Opens a demo account through the API. */
export async function openDemoAccount(): Promise<Caller> {
  const answer = await call("/api/auth/demo", { method: "POST" });
  const { user } = (await answer.clone().json()) as UserResponse;
  return { user, cookie: cookieOf(answer) };
}

export function logIn(email: string, password: string): Promise<Response> {
  return postJson("/api/auth/login", { email, password });
}

/** Who a cookie belongs to, null when its session has ended. */
export async function me(cookie: string): Promise<PublicUser | null> {
  return ((await (await call("/api/auth/me", { headers: { cookie } })).json()) as { user: PublicUser | null }).user;
}
