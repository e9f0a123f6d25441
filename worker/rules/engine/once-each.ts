import { RISK_ORDER } from "#schema/result.ts";
import { firstStarting } from "#worker/text/spans.ts";
import type { RuleFinding } from "../types.ts";

/** Whether two findings stand at some of the same words, or both at none. */
export const overlaps = (a: RuleFinding, b: RuleFinding) =>
  a.start === null || b.start === null ? a.start === b.start : a.start < (b.end ?? 0) && b.start < (a.end ?? 0);

/** How grave a finding is, in order. */
export const rank = (finding: RuleFinding) => RISK_ORDER.indexOf(finding.severity);

/** One finding for each fault: of findings of the same requirement on the same words the most severe is kept. */
export function withoutDuplicates(findings: RuleFinding[]): RuleFinding[] {
  const sorted = [...findings].sort(
    (a, b) => rank(b) - rank(a) || (a.start ?? Infinity) - (b.start ?? Infinity) || a.id.localeCompare(b.id),
  );
  const kept = new Map<string, RuleFinding[]>();
  return sorted.filter((finding) => {
    const before = kept.get(finding.requirement) ?? [];
    kept.set(finding.requirement, before);
    const isNew = !before.some((other) => overlaps(other, finding));
    before.push(finding);
    return isNew;
  });
}

/** Tells whether the words of a finding overlap those of one of the given, which all stand at words. */
export function overlapsOneOf(findings: RuleFinding[]): (finding: RuleFinding) => boolean {
  const spans = findings
    .map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }))
    .sort((a, b) => a.start - b.start);
  let furthest = 0;
  const reach = spans.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return ({ start, end }) => start !== null && (reach[firstStarting(spans, end ?? 0) - 1] ?? 0) > start;
}
