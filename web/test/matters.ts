import type { AnalysisResult, Finding, Matter, MatterAction, Place } from "#schema/result.ts";
import { FINDINGS, markedText } from "#web/test/leavepiece.ts";

const SEVERITY_RANK = { HIGH: 0, MEDIUM: 1, LOW: 2 };
const KINDS = { replace: "replace", insert: "add", delete: "remove" } as const;

/** The matter that an engine would make of one finding. */
function matterFrom(finding: Finding, number: number, change: Partial<Matter> = {}): Matter {
  const { id, quote, page, start, end, fix, issue } = finding;
  const isPlaced = quote !== null && start !== null && end !== null;
  const action: MatterAction = { kind: KINDS[fix.kind], text: fix.note ?? "", edits: [fix] };
  return {
    ...{ id: `matter-${id}`, number, headline: issue.replace(/\.$/, ""), reason: issue, action },
    places: isPlaced ? [{ quote, page, start, end }] : [],
    due: isPlaced ? null : { where: "after the prescribing information", at: fix.start },
    ...{ clause: finding.subclause, also: finding.alsoUnder, severity: finding.severity },
    ...{ measured: { right: 34, of: 40 }, precedents: finding.precedents, raisedBy: finding.raisedBy },
    ...{ doubted: false, findings: [id] },
    ...change,
  };
}

/** The matters of the leavepiece, the most serious first. */
export const MATTERS: Matter[] = Object.values(FINDINGS)
  .flat()
  .sort((a, b) => SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity])
  .map((finding, index) => matterFrom(finding, index + 1));

/** A passage of the leavepiece. */
export function placeAt(quote: string): Place {
  const start = markedText.text.indexOf(quote);
  return { quote, page: 1, start, end: start + quote.length };
}

const pick = <T>(items: readonly T[], seed: number): T => items[seed % items.length] as T;

/** Many results that differ in how many matters, second looks and points for a person they have. */
export function manyResults(base: AnalysisResult, howMany: number): AnalysisResult[] {
  const actions = ["replace", "substantiate", "ask", "add", "remove", "do-not-use"] as const;
  const findings = Object.values(FINDINGS).flat();
  return Array.from({ length: howMany }, (_, seed) => {
    const matters = Array.from({ length: seed % 14 }, (_unused, index): Matter => {
      const kind = pick(actions, seed * 7 + index);
      const action: MatterAction = { kind, text: `What to do about ${index + 1}.`, edits: [] };
      const finding = pick(findings, seed + index);
      return matterFrom(finding, index + 1, { id: `x${index}`, headline: `Fault ${index + 1}`, action, findings: [] });
    });
    const looks = Array.from({ length: seed % 4 }, (_unused, index) => ({
      ...{ clause: String(9 + index), kind: "High standards are kept.", places: [placeAt("Prescribing information")] },
    }));
    const clauses = base.clauses.map((clause, index): AnalysisResult["clauses"][number] => {
      const status = pick(["clear", "needs-human", "not-engaged", "clear"] as const, seed * 3 + index);
      return { ...clause, findings: [], riskLevel: "COMPLIANT", status, humanCheck: "Look at it." };
    });
    const riskLevel = matters.length === 0 ? ("NO_RISK" as const) : ("HIGH" as const);
    return { ...base, riskLevel, matters, secondLook: looks, clauses };
  });
}
