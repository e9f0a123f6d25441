import { pictureItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import { findingWithoutWords } from "./added.ts";
import { drop, type Evidence, notedIn, parsed } from "./evidence.ts";
import { explained } from "./explain.ts";
import { REASONS } from "./parts.ts";

/** Checks an entry on a picture; null when it is not used. It has no words to quote. `page` is null where the file has none. */
export function acceptPictured(
  evidence: Evidence,
  entry: unknown,
  { number, page }: { number: number; page: number | null },
): AddedFinding | null {
  const item = parsed(evidence, pictureItem, entry);
  if (!item) return null;
  const requirement = evidence.requirements.get(item.requirement);
  if (!requirement) return drop(evidence, "named a requirement that was not asked about");
  const note = notedIn(evidence, item.note, requirement);
  if (note === null) return null;
  const { severity, confidence, reason } = item;
  const where = page === null ? "In a picture." : `In a picture on page ${page}.`;
  const issue = explained(evidence, { why: `${where} ${REASONS[reason]}`, requirement, note });
  return findingWithoutWords(evidence, { requirement, severity, confidence, issue }, `picture-${number}`, page);
}
