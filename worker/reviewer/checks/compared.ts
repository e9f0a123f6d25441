import { comparedItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import { findingOn } from "./added.ts";
import { drop, type Evidence, explained, notedIn, parsed, pointedAt } from "./evidence.ts";

export const CLAIM_REQUIREMENT = "6.claim-substantiated";
const SEVERITY = { overstated: "MEDIUM", contradicted: "HIGH" } as const;
const WHY = {
  overstated: "The claim goes further than the reference text supplied.",
  contradicted: "The reference text supplied says otherwise.",
} as const;
const MOST_QUOTED = 160;

/** Checks an entry that sets a claim against the supplied reference; null when it is not used, or when the reference
 * supports the claim. `reference` are the sentences of the reference, the first being number 1. */
export function acceptCompared(evidence: Evidence, entry: unknown, reference: readonly string[]): AddedFinding | null {
  const item = parsed(evidence, comparedItem, entry);
  if (!item || item.verdict === "supported") return null;
  const [claim] = pointedAt(evidence, [item.claim]) ?? [];
  const requirement = evidence.requirements.get(CLAIM_REQUIREMENT);
  if (!claim || !requirement) return null;
  const source = reference[(item.reference[0] ?? 0) - 1];
  if (!source || item.reference.some((number) => number > reference.length))
    return drop(evidence, "pointed at a sentence that the reference does not have");
  const note = notedIn(evidence, item.note, requirement);
  if (note === null) return null;
  const words = source.length > MOST_QUOTED ? `${source.slice(0, MOST_QUOTED - 1)}…` : source;
  const { confidence, verdict } = item;
  const issue = explained(evidence, { why: `${WHY[verdict]} It says: “${words}”`, requirement, note });
  return findingOn(evidence, { requirement, severity: SEVERITY[verdict], confidence, issue }, null, claim);
}
