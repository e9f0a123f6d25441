import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is only its prerendered HTML, true as soon as its code runs. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
