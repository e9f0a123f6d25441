import { RISK_ORDER } from "#schema/result.ts";
import { firstStarting } from "#worker/text/spans.ts";
import type { RuleFinding } from "../types.ts";
import { FACTS } from "./outcomes.ts";

/** Whether two findings stand at some of the same words, or both at none. */
export const overlaps = (a: RuleFinding, b: RuleFinding) =>
  a.start === null || b.start === null ? a.start === b.start : a.start < (b.end ?? 0) && b.start < (a.end ?? 0);

/** How grave a finding is, in order. */
export const rank = (finding: RuleFinding) => RISK_ORDER.indexOf(finding.severity);

/** What nobody can doubt stands before what somebody can. */
const inDoubt = ({ check }: RuleFinding) => Number(!FACTS.has(check));

/** One finding for each fault: of findings of the same requirement on the same words the most severe is kept. */
export function withoutDuplicates(findings: RuleFinding[]): RuleFinding[] {
  const sorted = [...findings].sort(
    (a, b) =>
      rank(b) - rank(a) ||
      (a.start ?? Infinity) - (b.start ?? Infinity) ||
      inDoubt(a) - inDoubt(b) ||
      a.id.localeCompare(b.id),
  );
  const kept = new Map<string, Map<number, Taken>>();
  return sorted.filter((finding) => {
    const ofRequirement = kept.get(finding.requirement) ?? new Map<number, Taken>();
    kept.set(finding.requirement, ofRequirement);
    const isNew = ![...ofRequirement.values()].some((taken) => taken.overlaps(finding));
    const ofRank = ofRequirement.get(rank(finding)) ?? new Taken();
    ofRequirement.set(rank(finding), ofRank);
    ofRank.add(finding);
    return isNew;
  });
}

/** Findings that come in the order of their words, and whether another stands at the words of one of them. */
class Taken {
  readonly #spans: { start: number; end: number }[] = [];
  /** The furthest end of the spans up to each. */
  readonly #reach: number[] = [];
  #isMissing = false;

  add({ start, end }: RuleFinding): void {
    if (start === null) this.#isMissing = true;
    else {
      this.#spans.push({ start, end: end ?? 0 });
      this.#reach.push(Math.max(this.#reach.at(-1) ?? 0, end ?? 0));
    }
  }

  overlaps({ start, end }: RuleFinding): boolean {
    if (start === null) return this.#isMissing;
    return (this.#reach[firstStarting(this.#spans, end ?? 0) - 1] ?? 0) > start;
  }
}

/** Tells whether the words of a finding overlap those of one of the given, which all stand at words. */
export function overlapsOneOf(findings: RuleFinding[]): (finding: RuleFinding) => boolean {
  const taken = new Taken();
  for (const finding of [...findings].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))) taken.add(finding);
  return (finding) => taken.overlaps(finding);
}

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
