import { type KeyboardEvent, useCallback, useState } from "react";
import type { NumberedFinding } from "#web/features/result/findings.ts";
import { scrollBehavior } from "#web/lib/motion.ts";

export const markId = (number: number) => `mark-${number}`;
export const noteId = (number: number) => `mark-note-${number}`;

function focusCentred(id: string) {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ behavior: scrollBehavior(), block: "center" });
}

/** Which mark is current, and the keys that move through them: n and p step, Enter opens the finding beside the
 * text, Esc goes back to the mark, and from there to wherever the reader came from. */
export function useMarkKeys(findings: NumberedFinding[], onLeave: () => void) {
  const [active, setActive] = useState<number>();

  const goTo = (number: number) => {
    setActive(number);
    focusCentred(markId(number));
  };
  // Kept the same between renders, so that a step redraws two paragraphs and not the whole material.
  const openNote = useCallback((number: number) => {
    setActive(number);
    // The note of an inactive mark is not drawn on narrow screens: wait until it is.
    requestAnimationFrame(() => document.getElementById(noteId(number))?.focus());
  }, []);
  const step = (by: 1 | -1) => {
    const last = findings.length;
    if (last === 0) return;
    const next = active === undefined ? (by === 1 ? 1 : last) : ((active - 1 + by + last) % last) + 1;
    goTo(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "n") step(1);
    else if (event.key === "p") step(-1);
    else if (event.key === "Escape") {
      const isInNote = active !== undefined && document.activeElement?.closest(`#${noteId(active)}`);
      if (isInNote) focusCentred(markId(active));
      else onLeave();
    } else return;
    event.preventDefault();
  };
  return { active, goTo, openNote, onKeyDown };
}
