import type { Matter } from "#schema/result.ts";
import type { RiskLevel } from "#schema/risk.ts";
import type { Decision } from "#schema/workbench.ts";
import { verdictWords } from "#web/features/workbench/words.ts";

type AfterDecisionsProps = { found: RiskLevel; matters: readonly Matter[]; decisions: readonly Decision[] };

/** What was found beside what is left after decisions; the first never changes. */
export function AfterDecisions({ found, matters, decisions }: AfterDecisionsProps) {
  if (decisions.every(({ kind }) => kind !== "keep") || matters.length === 0) return null;
  const { asFound, after } = verdictWords(found, matters, decisions);
  return (
    <p aria-live="polite">
      As found: <strong className="font-semibold">{asFound}</strong>
      <span className="text-ink-muted"> · </span>after decisions: <strong className="font-semibold">{after}</strong>
    </p>
  );
}
