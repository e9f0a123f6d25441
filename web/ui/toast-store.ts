export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick: () => void };
};
export type ToastEntry = ToastInput & { id: number; isOpen: boolean };

/** How long a toast stays unless it is touched. */
export const TOAST_MS = 5000;
/** How long a dismissed toast is kept before it is dropped from the list. */
const REMOVE_AFTER_MS = 1_000_000;

// One toast at a time: a new one takes the place of the old.
let current: ToastEntry | undefined;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(entry: ToastEntry | undefined) {
  current = entry;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of any other. */
export function toast(input: ToastInput) {
  clearTimeout(removal);
  set({ ...input, id: nextId++, isOpen: true });
}

/** Closes the toast on show; it is forgotten later, so that its closing can be drawn. */
export function dismissToast() {
  if (!current?.isOpen) return;
  set({ ...current, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(undefined), REMOVE_AFTER_MS);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => current,
};

/** Where toasts stand: at the foot of the window, since reading begins at its head, on the cookie bar; at the left of a wide one, whose right
 * side holds cards, menus and buttons. */
export const TOAST_PLACE = "pointer-events-none fixed bottom-(--foot) left-0 z-50 w-full max-w-md p-2 sm:p-4";

/** The card of a toast: its title and its words run on, so that most take no more than two lines. */
export const TOAST_CARD = "pointer-events-auto flex items-start gap-3 rounded-md bg-raised px-3 py-2 text-sm text-ink";
export const TOAST_TITLE = "inline font-semibold not-last:after:content-['._']";
export const TOAST_WORDS = "inline";
