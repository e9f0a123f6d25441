import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

function watchConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine !== false,
    () => true,
  );
  return (
    <div role="status" data-print="hide">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-medium/40 bg-medium-soft px-4 py-2 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-medium" />
          You are offline. What you have typed stays here until you are connected again.
        </p>
      )}
    </div>
  );
}
