import { useEffect, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { dismissToast, TOAST_MS, TOAST_PLACE, toastStore } from "#web/ui/toast-store.ts";

/** Shows toasts without the code of the toaster, where that cannot be fetched: the same words, neither swipe nor F8. */
export function PlainToast() {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const id = entry?.isOpen ? entry.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(dismissToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div role="status" data-print="hide" className={TOAST_PLACE}>
      {entry?.isOpen && (
        <div className="rounded-md border border-rule-strong bg-raised p-4">
          <p className="font-semibold">{entry.title}</p>
          {entry.description && <p className="mt-0.5 text-sm">{entry.description}</p>}
          <p className="mt-2 flex gap-2">
            {entry.action && (
              <Button size="sm" onClick={entry.action.onClick}>
                {entry.action.label}
              </Button>
            )}
            <Button size="sm" onClick={dismissToast}>
              Close
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
