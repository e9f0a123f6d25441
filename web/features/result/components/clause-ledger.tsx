import type { AnalysisResult } from "#schema/result.ts";
import { ClauseRow } from "#web/features/result/components/clause-row.tsx";
import { ledgerGroups, STATUS_WORDS } from "#web/features/result/findings.ts";

/** Every clause of the Code, so that the reader sees that all were looked at. */
export function ClauseLedger({ result }: { result: AnalysisResult }) {
  return (
    <div className="space-y-5">
      {ledgerGroups(result).map(({ status, clauses }) => (
        <div key={status}>
          <h4 className="mb-1 text-sm sm:px-2 font-semibold text-ink-muted">
            {STATUS_WORDS[status]} ({clauses.length})
          </h4>
          <ul className="border-b border-rule">
            {clauses.map((clause) => (
              <ClauseRow key={clause.id} clause={clause} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
