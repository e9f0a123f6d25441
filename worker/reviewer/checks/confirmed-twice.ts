import { secondItem } from "../answers.ts";
import { drop, type Evidence, LEAST_STATED } from "./evidence.ts";

/** The items that a second question was told are there, by the names it was given them under. Anything but a plain yes is none. */
export function acceptSecond(evidence: Evidence, entries: readonly unknown[]): Set<string> {
  const said = new Map<string, boolean>();
  for (const entry of entries) {
    const item = secondItem.safeParse(entry);
    if (!item.success) {
      drop(evidence, "an entry in the wrong form");
      continue;
    }
    const { item: name, isThere, confidence } = item.data;
    const isYes = isThere === "yes" && confidence >= LEAST_STATED;
    said.set(name, isYes && said.get(name) !== false);
  }
  return new Set([...said].flatMap(([name, isYes]) => (isYes ? [name] : [])));
}
