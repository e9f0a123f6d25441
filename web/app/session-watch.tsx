import { useEffect } from "react";
import { storedUser } from "#web/features/session/stored-user.ts";
import { destinations } from "#web/lib/paths.ts";
import { STORAGE_KEYS } from "#web/lib/storage.ts";

function idIn(text: string | null): number | undefined {
  try {
    return (JSON.parse(text ?? "null") as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}

function leaveUnlessSame(before: number | undefined, now: number | undefined) {
  if (before === undefined || before === now) return;
  if (now === undefined) window.location.assign(destinations.afterLogout);
  else window.location.reload();
}

/** Leaves the page when somebody else has signed in or out meanwhile: in another tab, or before the browser brought
 * this page back from its memory. What one person was shown must not stay for the next. */
export function SessionWatch() {
  useEffect(() => {
    let hiddenFrom: number | undefined;
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.user) leaveUnlessSame(idIn(oldValue), idIn(newValue));
    };
    const onHide = () => {
      hiddenFrom = storedUser()?.id;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveUnlessSame(hiddenFrom, storedUser()?.id);
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pagehide", onHide);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
    };
  }, []);
  return null;
}
