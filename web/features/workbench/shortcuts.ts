import { useSyncExternalStore } from "react";
import { local, readStored, STORAGE_KEYS, watchStored, writeStored } from "#web/lib/storage.ts";

/** The keys that work beside the text and its matters, in the order in which they are listed. */
export const SHORTCUTS = {
  n: "next matter",
  p: "previous matter",
  f: "fix",
  k: "keep, with a reason",
  d: "discuss",
  z: "undo the last decision",
  Enter: "from a mark to its card",
  Esc: "from a card back to the mark",
  "?": "this list",
} as const;

const areOn = () => readStored(local, STORAGE_KEYS.shortcuts) !== "off";

/** Whether single keys are shortcuts: a choice of this browser, as WCAG 2.1.4 asks. */
export const useShortcutsOn = () => useSyncExternalStore(watchStored, areOn, () => true);

export const setShortcutsOn = (isOn: boolean) => writeStored(local, STORAGE_KEYS.shortcuts, isOn ? undefined : "off");
