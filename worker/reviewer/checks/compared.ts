import { comparedItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import { findingOn } from "./added.ts";
import { drop, type Evidence, parsed, pointedAt } from "./evidence.ts";
import { faultOf, tidy } from "./free-text.ts";

export const CLAIM_REQUIREMENT = "6.claim-substantiated";
const SEVERITY = { overstated: "MEDIUM", contradicted: "HIGH" } as const;
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
  const reason = tidy(item.reason);
  const fault = faultOf(reason, evidence.shown);
  if (fault) return drop(evidence, fault);
  const words = source.length > MOST_QUOTED ? `${source.slice(0, MOST_QUOTED - 1)}…` : source;
  const issue = `${reason} The reference text supplied says: “${words}”`;
  const { confidence, verdict } = item;
  const added = { requirement: requirement.id, sentences: [item.claim], rewrite: null, confidence, issue };
  return findingOn(evidence, { ...added, severity: SEVERITY[verdict] }, requirement, claim);
}
