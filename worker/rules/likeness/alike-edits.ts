import { isNoteOnly } from "#schema/edits.ts";
import { isOfLikeness } from "#schema/likeness.ts";
import { type Fix, RISK_ORDER } from "#schema/result.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";

/* A passage that is like faulty ones may be the one in which a written rule mends a fault: two edits of the same words. */

/** An edit that takes words out, without the blanks before which another puts some in. */
function upTo(other: Fix, fix: Fix): Fix {
  const before = fix.before.slice(0, other.start - fix.start);
  const isAtEnd = other.kind === "insert" && fix.kind === "delete" && fix.before.slice(before.length).trim() === "";
  return isAtEnd ? { ...fix, end: other.start, before } : fix;
}

/** The outcomes, in which a passage that is like faulty ones is mended as a written rule mends it, where one does: its edit
 * knows which words are at fault. */
export function mendedAlike(outcomes: ClauseOutcome[]): ClauseOutcome[] {
  const edits = outcomes
    .flatMap(({ findings }) => findings)
    .filter(({ severity, check, fix }) => severity !== "LOW" && !isOfLikeness(check) && !isNoteOnly(fix))
    .sort((a, b) => RISK_ORDER.indexOf(b.severity) - RISK_ORDER.indexOf(a.severity))
    .map(({ fix }) => fix);
  const alike = (finding: RuleFinding): RuleFinding => {
    if (!isOfLikeness(finding.check)) return finding;
    const { start, end } = finding.fix;
    const isQuoted = (edit: Fix) => (finding.start ?? 0) < edit.end && edit.start < (finding.end ?? 0);
    const here = edits.filter((edit) => start < edit.end && edit.start < end);
    const same = here.find((edit) => edit.kind !== "insert" && isQuoted(edit));
    return { ...finding, fix: same ?? here.reduce((fix, edit) => upTo(edit, fix), finding.fix) };
  };
  return outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.map(alike) }));
}
