import type { RuleFinding } from "../types.ts";

/** The same fault is shown at no more places than a reader needs to see what it is. */
const MOST_PLACES = 5;

/** What was said of them when a part of them was counted. */
const SAID = / \((?:One more place|\d+ more places) like this\.\)$/;

/** Of each check's findings the first places are kept; the last of them says how many more there are and carries their edits. */
export function withFewPlaces(findings: RuleFinding[]): RuleFinding[] {
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  const passed = new Map<string, number>();
  return findings.flatMap((finding) => {
    const all = byCheck.get(finding.check) ?? [];
    const place = passed.get(finding.check) ?? 0;
    passed.set(finding.check, place + 1);
    if (place >= MOST_PLACES) return [];
    if (place < Math.min(MOST_PLACES, all.length) - 1) return [finding];
    const hidden = all.slice(MOST_PLACES);
    const moreFixes = [...all.flatMap((f) => f.moreFixes ?? []), ...hidden.map(({ fix }) => fix)];
    const { length } = moreFixes;
    if (length === 0) return [finding];
    const issue = `${finding.issue.replace(SAID, "")} (${length === 1 ? "One more place" : `${length} more places`} like this.)`;
    return [{ ...finding, issue, moreFixes }];
  });
}
