import type { AiView } from "#schema/result.ts";
import { confirmedItem, disputedItem } from "../answers.ts";
import { drop, type Evidence, notedIn, parsed, pointedAt, quotedWords, viewOf } from "./evidence.ts";
import { OBJECTIONS } from "./parts.ts";

/** An opinion on a finding of the rules. */
export interface Opinion {
  finding: string;
  ai: AiView;
}

/** Checks an entry that agrees with a finding; null when it is not used. */
export function acceptConfirmed(evidence: Evidence, entry: unknown): Opinion | null {
  const item = parsed(evidence, confirmedItem, entry);
  if (!item) return null;
  const finding = evidence.findings.get(item.finding);
  if (!finding) return drop(evidence, "named a finding that does not exist");
  return { finding: finding.id, ai: viewOf(evidence, "confirms", item.confidence, null) };
}

/** Checks an entry that disagrees with a finding; null when it is not used. */
export function acceptDisputed(evidence: Evidence, entry: unknown): Opinion | null {
  const item = parsed(evidence, disputedItem, entry);
  if (!item) return null;
  const finding = evidence.findings.get(item.finding);
  if (!finding) return drop(evidence, "named a finding that does not exist");
  const [first] = pointedAt(evidence, item.sentences) ?? [];
  const note = first ? notedIn(evidence, item.note, null) : null;
  if (!first || note === null) return null;
  const own = note ? ` In its words: ${note}` : "";
  const reason = `${OBJECTIONS[item.reason]} It points at ${quotedWords(evidence, first)}.${own}`;
  return { finding: finding.id, ai: viewOf(evidence, "disputes", item.confidence, reason) };
}
