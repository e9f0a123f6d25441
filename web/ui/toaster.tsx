import { clsx } from "clsx";
import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import {
  dismissToast,
  TOAST_CARD,
  TOAST_MS,
  TOAST_PLACE,
  TOAST_TITLE,
  TOAST_WORDS,
  type ToastEntry,
  toastStore,
} from "#web/ui/toast-store.ts";

const SWIPE_PX = 50;

function ToastCard({ entry }: { entry: ToastEntry }) {
  const isDestructive = entry.variant === "destructive";
  return (
    <Toast.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast()}
      type={isDestructive ? "foreground" : "background"}
      className={clsx(
        TOAST_CARD,
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        isDestructive ? "border-2 border-high" : "border border-rule-strong",
      )}
    >
      <div className="min-w-0 flex-1">
        <Toast.Title className={clsx(TOAST_TITLE, isDestructive && "text-high")}>{entry.title}</Toast.Title>
        {entry.description && <Toast.Description className={TOAST_WORDS}>{entry.description}</Toast.Description>}
        {entry.action && (
          <Toast.Action altText={entry.action.label} onClick={entry.action.onClick} className="link mt-2 block">
            {entry.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label="Close" className="-mr-1 rounded p-1 text-ink-muted hover:bg-sunken">
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** How far from the lower edge of the window a toast is clear of the bars that lie there, and of a keyboard on the screen. */
function footUnder(place: Element): number {
  const { left, right } = place.getBoundingClientRect();
  const view = window.visualViewport;
  let foot = Math.min(window.innerHeight, view ? view.offsetTop + view.height : Number.POSITIVE_INFINITY);
  // From the lowest up: the card of a matter stands on the cookie bar.
  const bars = [...document.querySelectorAll("[data-foot]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < right && bar.right > left)
    .sort((a, b) => b.bottom - a.bottom);
  for (const { top, bottom } of bars) if (top < foot && bottom > foot - 1) foot = top;
  return window.innerHeight - foot;
}

/** Keeps an open toast clear of what lies at the foot of the window. */
function useFoot(isOpen: boolean) {
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const stand = () => {
      if (place.current) place.current.style.bottom = `${footUnder(place.current)}px`;
    };
    stand();
    const { visualViewport } = window;
    const watched = [window, visualViewport].flatMap((target) =>
      ["scroll", "resize"].map((type) => ({ target, type })),
    );
    for (const { target, type } of watched) target?.addEventListener(type, stand);
    return () => {
      for (const { target, type } of watched) target?.removeEventListener(type, stand);
    };
  }, [isOpen]);
  return place;
}

/** The toast area: one toast, 5 seconds, closed by a swipe to the right; F8 moves focus to it. */
export function Toaster() {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const place = useFoot(entry?.isOpen === true);
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {entry && <ToastCard key={entry.id} entry={entry} />}
      <Toast.Viewport
        ref={place}
        hotkey={["F8"]}
        data-print="hide"
        className={clsx(TOAST_PLACE, "m-0 flex list-none flex-col outline-none")}
      />
    </Toast.Provider>
  );
}
