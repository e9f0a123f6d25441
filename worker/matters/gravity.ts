import type { Severity } from "#schema/result.ts";
import { needsConfirmation } from "#worker/rules/engine/classified.ts";
import type { Told } from "./told.ts";

const RANK: Record<Severity, number> = { HIGH: 2, MEDIUM: 1, LOW: 0 };

export const rankOf = (severity: Severity): number => RANK[severity];

/** Checks on what may hurt a patient at once. */
const DANGEROUS = new Set(["clause-02/safety-prejudice", "clause-06/wrong-arithmetic", "clause-26/dose-figures"]);

/** What follows from another fault, or is about paper: named beside it where there is another. */
const FOLLOWS = new Set(["clause-05/serious-failing", "clause-05/serious-consequence"]);

/** How much harm a fault of its kind does, and to whom: patients and the public first, then those who prescribe, then paper. Lower is
 * graver. */
function harmOf({ clause, finding: { check, subclause } }: Told): number {
  if (DANGEROUS.has(check)) return 0;
  if (subclause.startsWith("26.1")) return 1;
  if (clause === 11 || clause === 3) return 2;
  if (clause === 26 || subclause === "6.4" || subclause === "15.6") return 3;
  if ([10, 17, 19, 21, 22, 23, 24, 28, 29, 30].includes(clause)) return 4;
  if ([6, 7, 14, 15, 20, 25, 27].includes(clause)) return 5;
  return subclause === "12.1" || clause === 8 ? 6 : 7;
}

/** Whether a fault only follows from others, so that it is no matter of its own beside them. */
export const isFollower = ({ clause, finding }: Told): boolean => clause === 2 || FOLLOWS.has(finding.check);

/** Whether only the AI reviewer raised it: it is told beside the rules' findings and changes nothing of theirs. */
export const isOfAi = ({ finding }: Told): boolean => finding.raisedBy === "ai";

/** A piece that edits cannot put right, as the rules found: that is said once and decides. */
export const isBeyondEditing = (one: Told): boolean =>
  one.words.action === "do-not-use" && one.finding.severity === "HIGH" && !one.finding.doubted && !isOfAi(one);

/** Which of two faults comes first, and which of several findings on the same words tells the fault best: most severe first, those of a sure check before those that the
 * classifier had to confirm, then by harm, by how often its check is right, the most exact words, place. */
export function byGravity(a: Told, b: Told): number {
  const length = ({ finding: { start, end } }: Told) => (end ?? 0) - (start ?? 0);
  return (
    Number(isFollower(a)) - Number(isFollower(b)) ||
    RANK[b.finding.severity] - RANK[a.finding.severity] ||
    Number(needsConfirmation(a.finding)) - Number(needsConfirmation(b.finding)) ||
    harmOf(a) - harmOf(b) ||
    b.finding.confidence - a.finding.confidence ||
    length(a) - length(b) ||
    (a.finding.start ?? 0) - (b.finding.start ?? 0) ||
    (a.finding.id < b.finding.id ? -1 : 1)
  );
}

/** The order of faults on a page. */
export const byOrder = (a: Told, b: Told): number =>
  Number(isBeyondEditing(b)) - Number(isBeyondEditing(a)) || byGravity(a, b);
