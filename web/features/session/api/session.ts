import { queryOptions } from "@tanstack/react-query";
import type { CurrentUserResponse, PublicUser, UserResponse } from "#schema/user.ts";
import { post, read } from "#web/lib/api.ts";
import { forgetPerson, local, readStored, STORAGE_KEYS, writeStored } from "#web/lib/storage.ts";

/** The user as last seen by this browser: display data only, the cookie is the proof. */
export const storedUser = () => readStored(local, STORAGE_KEYS.user) as PublicUser | undefined;

/** The user of the checker: whoever is signed in, or else a new demo account. */
export const workspaceUserQuery = queryOptions({
  queryKey: ["session", "workspace"],
  queryFn: async (): Promise<PublicUser> => {
    const { user } = await read<CurrentUserResponse>("/api/auth/me");
    const current = user ?? (await post<UserResponse>("/api/auth/demo")).user;
    writeStored(local, STORAGE_KEYS.user, current);
    return current;
  },
});

/** Ends the session on the server and forgets the person here. */
export async function logOut() {
  await post<unknown>("/api/auth/logout");
  forgetPerson();
}
