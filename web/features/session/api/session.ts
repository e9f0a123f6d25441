import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Login, PasswordReset, Registration } from "#schema/auth.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { CurrentUserResponse, PublicUser, UserResponse } from "#schema/user.ts";
import { rememberUser, storedUser } from "#web/features/session/stored-user.ts";
import { ApiError, post, read } from "#web/lib/api.ts";
import { forgetPerson } from "#web/lib/storage.ts";

/** This browser knows a person whose session is over. */
export class SessionEndedError extends Error {
  constructor() {
    super("The session of the stored user has ended");
    this.name = "SessionEndedError";
  }
}

/** The user of the checker: whoever is signed in, or else a new demo account. Somebody who had signed in is never
 * handed a demo account in silence. */
export const workspaceUserQuery = queryOptions({
  queryKey: ["session", "workspace"],
  queryFn: async (): Promise<PublicUser> => {
    const { user } = await read<CurrentUserResponse>("/api/auth/me");
    if (!user && storedUser()?.isDemo === false) throw new SessionEndedError();
    const current = user ?? (await post<UserResponse>("/api/auth/demo")).user;
    rememberUser(current);
    return current;
  },
});

/** Who is signed in, as the server knows; asked on every visit of a page that depends on it. */
export const currentUserQuery = queryOptions({
  queryKey: ["session", "current"],
  queryFn: async () => {
    const answer = await read<CurrentUserResponse>("/api/auth/me");
    if (!answer.user && storedUser()?.isDemo === false) throw new SessionEndedError();
    return answer;
  },
  gcTime: 0,
});

/** Takes up a person's session in this tab, without any answer that an earlier one was given. */
export function enterAs(client: QueryClient, user: PublicUser) {
  client.clear();
  rememberUser(user);
  client.setQueryData(workspaceUserQuery.queryKey, user);
}

/** Forgets the person here: what is stored, and every cached answer. */
export function leave(client: QueryClient) {
  forgetPerson();
  client.clear();
}

export const signUp = (form: Registration) => post<UserResponse>("/api/auth/register", form);
export const logIn = (form: Login) => post<UserResponse>("/api/auth/login", form);
/** Whether a log-in lacks only the code of its second step. */
export const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && error.body?.code === "second-factor-required";
export const requestReset = (form: { email: string }) => post<MessageResponse>("/api/auth/forgot-password", form);
export const resetPassword = (form: PasswordReset) => post<MessageResponse>("/api/auth/reset-password", form);

/** Ends the session on the server and forgets the person here. */
export async function logOut() {
  await post<unknown>("/api/auth/logout");
  forgetPerson();
}
