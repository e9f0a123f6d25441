/** `smooth`, unless the reader asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** Brings an element to the top of the window. */
export function scrollToElement(element: Element | null | undefined) {
  element?.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
}
