import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { cardId } from "#web/features/result/components/matter-card.tsx";
import { useMatterLinks } from "#web/features/result/matter-links.ts";
import type { Group, Item, Tally } from "#web/features/result/matters.ts";
import { scrollBehavior } from "#web/lib/motion.ts";

const GROUPS: readonly Group[] = ["fix", "discuss", "kept", "look", "person"];

/** An item to go to. A new object each time, so that asking for the same one again goes there again. */
export type Target = { key: string };

/** The number, or else the words, at which an item is marked in the text. */
const markOf = (desk: HTMLElement | null, key: string) =>
  desk?.querySelector<HTMLElement>(`button[data-covers~="${key}"]`) ??
  desk?.querySelector<HTMLElement>(`[data-covers~="${key}"]`);

function bringUp(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ behavior: scrollBehavior(), block: "center" });
}

/** Whether a key belongs to a field, and is no shortcut. */
const isTyping = (target: EventTarget) =>
  (target as Element).closest?.("textarea, select, input:not([type=checkbox], [type=radio])") !== null;

const groupOf = (counts: Tally, key: string) => GROUPS.find((group) => counts[group].some((item) => item.key === key));

/** Lights everything that belongs to what the pointer is over. Drawn past React, so that the text is not laid out anew. */
function useLight(desk: RefObject<HTMLElement | null>) {
  return (event: PointerEvent<HTMLElement>) => {
    const over = (event.target as Element).closest<HTMLElement>("[data-covers], [data-item]");
    const keys = (over?.dataset.covers ?? over?.dataset.item ?? "").split(" ").filter(Boolean);
    for (const lit of desk.current?.querySelectorAll("[data-lit]") ?? []) lit.removeAttribute("data-lit");
    for (const key of keys)
      for (const part of desk.current?.querySelectorAll(`[data-covers~="${key}"], [data-item="${key}"]`) ?? [])
        part.setAttribute("data-lit", "");
  };
}

/** Which item is current, and the keys that move through them: n and p step, Enter opens the card, Esc goes back to the
 * mark, and from there to wherever the reader came from. */
export function useDesk(counts: Tally, target: Target | undefined, onLeave: () => void) {
  const { tools } = useMatterLinks();
  const desk = useRef<HTMLElement>(null);
  const [group, setGroup] = useState<Group>(() => GROUPS.find((name) => counts[name].length > 0) ?? "fix");
  const shown = counts[group].length > 0 ? group : (GROUPS.find((name) => counts[name].length > 0) ?? "fix");
  const items: Item[] = counts[shown];
  const [chosen, setActive] = useState<string>();
  const active = items.find(({ key }) => key === chosen)?.key ?? items[0]?.key;
  const light = useLight(desk);

  const open = (key: string) => {
    setGroup((old) => groupOf(counts, key) ?? old);
    setActive(key);
    // A card that is not current is not drawn on narrow screens: wait until it is.
    requestAnimationFrame(() => {
      const card = document.getElementById(cardId(key));
      card?.focus({ preventScroll: true });
      card?.scrollIntoView?.({ behavior: scrollBehavior(), block: "nearest" });
    });
  };
  const goTo = (key: string) => {
    setGroup((old) => groupOf(counts, key) ?? old);
    setActive(key);
    const mark = markOf(desk.current, key);
    if (mark) bringUp(mark);
    else open(key);
  };
  const step = (by: 1 | -1) => {
    const at = items.findIndex(({ key }) => key === active);
    const next = items[(at + by + items.length) % items.length];
    if (next) goTo(next.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === "n") step(1);
    else if (event.key === "p") step(-1);
    else if (event.key === "Escape") {
      const card = (event.target as Element).closest<HTMLElement>("[data-item]");
      const mark = card?.dataset.item && markOf(desk.current, card.dataset.item);
      if (mark) bringUp(mark);
      else onLeave();
    } else if (
      !tools?.onKey(
        event.key,
        items.find(({ key }) => key === active),
      )
    )
      return;
    event.preventDefault();
  };

  // Deciding takes its own buttons away: the keys go on working from the desk.
  const decisions = tools?.decisions;
  useEffect(() => {
    if (decisions?.length && document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
  }, [decisions]);

  useEffect(() => {
    if (!target) return;
    setGroup((old) => groupOf(counts, target.key) ?? old);
    setActive(target.key);
    bringUp(markOf(desk.current, target.key) ?? document.getElementById(cardId(target.key)));
  }, [target, counts]);

  return { desk, group: shown, setGroup, items, active, open, goTo, step, onKeyDown, light };
}
