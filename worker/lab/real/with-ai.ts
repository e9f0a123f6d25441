import { isByModelAlone } from "#worker/analysis/confidence.ts";
import type { RealOutcome } from "./real-scores.ts";

const isFaulty = ({ document }: RealOutcome) => /^(?:MEDIUM|HIGH)$/.test(document.expectedRisk);

/** What a model added to the rules' results on real documents, as lines. */
export function aiShare(outcomes: readonly RealOutcome[]): string[] {
  const reviewed = outcomes.flatMap((one) => (one.result?.engine.ai ? [{ one, result: one.result }] : []));
  const added = reviewed.map(({ result }) => (result.matters ?? []).filter(({ raisedBy }) => raisedBy === "ai").length);
  const raised = reviewed.filter(({ result }) => isByModelAlone(result.confidenceReasons));
  const tokens = reviewed.reduce(
    (sum, { result }) => sum + (result.engine.ai?.tokens.input ?? 0) + (result.engine.ai?.tokens.output ?? 0),
    0,
  );
  const inPart = reviewed.filter(({ result }) =>
    result.engine.notices.some((notice) => notice.startsWith("AI review")),
  );
  const [record] = reviewed.flatMap(({ result }) => result.engine.ai ?? []);
  return [
    `${record?.model ?? "The model"}, prompts ${record?.promptVersion ?? "none"}: reviewed ${reviewed.length} of ${outcomes.length} documents, ${inPart.length} of them in part or not at all`,
    `  matters added       ${added.reduce((sum, n) => sum + n, 0)} on ${added.filter((n) => n > 0).length} documents, at most ${Math.max(0, ...added)} on one`,
    `  verdicts raised     ${raised.length}, of clean documents or those outside the Code: ${raised.filter(({ one }) => !isFaulty(one)).length}`,
    `  tokens a document   ${Math.round(tokens / Math.max(1, reviewed.length))}`,
  ];
}
