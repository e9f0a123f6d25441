import { useQuery } from "@tanstack/react-query";
import type { ClauseResult } from "#schema/result.ts";
import { requirementsQuery } from "#web/features/result/api/rule.ts";
import { clauseNumber } from "#web/features/result/ledger.ts";
import { words as failureWords } from "#web/lib/api.ts";
import { count } from "#web/lib/format.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Line = { requirement: string; subclause: string; looksFor: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-1">
        {lines.map(({ requirement, subclause, looksFor }) => (
          <li key={requirement} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
            <span className="text-ink-muted tabular-nums">{subclause}</span>
            <span>{looksFor}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The checks of a clause that were made on the document, and what the rule book asks besides, which no check decided. */
export function ChecksMade({ clause }: { clause: ClauseResult }) {
  const { data, error, refetch } = useQuery(requirementsQuery(clauseNumber(clause)));
  const { checked } = clause;
  if (!checked) return null;
  if (error) return <Failed message={failureWords(error, "The checks could not be loaded.")} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-4 w-2/3" />;
  const isMade = ({ requirement }: Line) => checked.includes(requirement);
  const made = data.filter(isMade);
  const open = clause.status === "not-engaged" ? [] : data.filter((line) => !isMade(line));
  return (
    <div className="max-w-[80ch] space-y-2.5 text-sm">
      <Lines title={`${count(made.length, "check")} made on this document`} lines={made} />
      <Lines title="Not decided by a check: consider for yourself" lines={open} />
    </div>
  );
}
