import { clsx } from "clsx";
import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { dismissToast, TOAST_MS, TOAST_PLACE, type ToastEntry, toastStore } from "#web/ui/toast-store.ts";

const SWIPE_PX = 50;

function ToastCard({ entry }: { entry: ToastEntry }) {
  const isDestructive = entry.variant === "destructive";
  return (
    <Toast.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast()}
      type={isDestructive ? "foreground" : "background"}
      className={clsx(
        "flex items-start gap-3 rounded-md border bg-raised p-4 text-ink",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        isDestructive ? "border-2 border-high" : "border-rule-strong",
      )}
    >
      <div className="min-w-0 flex-1">
        <Toast.Title className={clsx("font-semibold", isDestructive && "text-high")}>{entry.title}</Toast.Title>
        {entry.description && <Toast.Description className="mt-0.5 text-sm">{entry.description}</Toast.Description>}
        {entry.action && (
          <Toast.Action altText={entry.action.label} onClick={entry.action.onClick} className="link mt-2 text-sm">
            {entry.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label="Close" className="rounded p-1 text-ink-muted hover:bg-sunken">
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The toast area: one toast, 5 seconds, closed by a swipe to the right; F8 moves focus to it. */
export function Toaster() {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {entry && <ToastCard key={entry.id} entry={entry} />}
      <Toast.Viewport
        hotkey={["F8"]}
        data-print="hide"
        className={clsx(TOAST_PLACE, "m-0 flex list-none flex-col outline-none")}
      />
    </Toast.Provider>
  );
}
