import { impressionItem, secondItem } from "../answers.ts";
import { drop, type Evidence, LEAST_STATED, parsed, pointedAt, quotedWords } from "./evidence.ts";
import { IMPRESSIONS } from "./parts.ts";

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

/** What the model says of the whole, in words of ours and of the material; empty when it cannot be used. */
export function acceptImpression(evidence: Evidence, entry: unknown): string {
  const item = parsed(evidence, impressionItem, entry);
  const [first] = (item && pointedAt(evidence, item.sentences)) ?? [];
  return item && first ? `${IMPRESSIONS[item.impression]}; look first at ${quotedWords(evidence, first)}.` : "";
}
