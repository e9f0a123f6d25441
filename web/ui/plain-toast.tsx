import { useEffect, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import {
  dismissToast,
  TOAST_CARD,
  TOAST_MS,
  TOAST_PLACE,
  TOAST_TITLE,
  TOAST_WORDS,
  toastStore,
} from "#web/ui/toast-store.ts";

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
        <div className={`${TOAST_CARD} border border-rule-strong`}>
          <div className="min-w-0 flex-1">
            <p className={TOAST_TITLE}>{entry.title}</p>
            {entry.description && <p className={TOAST_WORDS}>{entry.description}</p>}
          </div>
          {entry.action && (
            <Button size="sm" onClick={entry.action.onClick}>
              {entry.action.label}
            </Button>
          )}
          <Button size="sm" onClick={dismissToast}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}
