import type { AnalysisResult } from "#schema/result.ts";
import { ClauseRow } from "#web/features/result/components/clause-row.tsx";
import { clauseNumber, ledgerGroups, STATUS_WORDS } from "#web/features/result/ledger.ts";
import { mattersUnder, type Tally, whyNotJudged } from "#web/features/result/matters.ts";

/** The second look at a clause, if there is one. */
export const lookUnder = (number: string, { look }: Tally) =>
  look.flatMap((item) => (item.kind === "look" && item.look.clause.split(".")[0] === number ? [item.look] : []))[0];

/** Every clause of the Code, so that the reader sees that all were looked at. */
export function ClauseLedger({ result, counts }: { result: AnalysisResult; counts: Tally }) {
  if (whyNotJudged(result)) return <p>The text could not be judged, so it was put to no clause.</p>;
  return (
    <div className="space-y-5">
      {ledgerGroups(result).map(({ status, clauses }) => (
        <div key={status}>
          <h4 className="mb-1 text-sm font-semibold text-ink-muted sm:px-2">
            {STATUS_WORDS[status]} ({clauses.length})
          </h4>
          <ul className="border-b border-rule">
            {clauses.map((clause) => (
              <ClauseRow
                key={clause.id}
                clause={clause}
                matters={mattersUnder(clause, counts.matters)}
                look={lookUnder(clauseNumber(clause), counts)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
