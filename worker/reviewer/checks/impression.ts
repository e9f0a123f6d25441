import { impressionItem } from "../answers.ts";
import { type Evidence, parsed, pointedAt } from "./evidence.ts";
import { quotedWords } from "./explain.ts";
import { IMPRESSIONS } from "./parts.ts";

/** What the model says of the whole, in words of ours and of the material; empty when it cannot be used. */
export function acceptImpression(evidence: Evidence, entry: unknown): string {
  const item = parsed(evidence, impressionItem, entry);
  const [first] = (item && pointedAt(evidence, item.sentences)) ?? [];
  return item && first ? `${IMPRESSIONS[item.impression]}; look first at ${quotedWords(evidence, first)}.` : "";
}
