import { useMemo, useSyncExternalStore } from "react";
import type { PublicUser } from "#schema/user.ts";
import { forgetPerson, local, readStored, STORAGE_KEYS, watchStored, writeStored } from "#web/lib/storage.ts";

/** The user as last seen by this browser: display data only, the cookie is the proof. */
export const storedUser = () => readStored(local, STORAGE_KEYS.user) as PublicUser | undefined;

/** Keeps who is signed in; what somebody else left in this browser goes first. */
export function rememberUser(user: PublicUser) {
  const before = storedUser();
  if (before && before.id !== user.id) forgetPerson();
  writeStored(local, STORAGE_KEYS.user, user);
}

const snapshot = () => JSON.stringify(storedUser() ?? null);

/** The stored user, followed as it changes in this tab and in others. */
export function useStoredUser(): PublicUser | undefined {
  // Prerendered pages are those of a visitor; whoever is signed in follows once the page is alive.
  const text = useSyncExternalStore(watchStored, snapshot, () => "null");
  return useMemo(() => (JSON.parse(text) as PublicUser | null) ?? undefined, [text]);
}
