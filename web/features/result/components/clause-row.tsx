import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Circle, CircleDashed, UserRoundSearch } from "lucide-react";
import { useState } from "react";
import type { ClauseResult, Matter, SecondLook } from "#schema/result.ts";
import { requirementsQuery } from "#web/features/result/api/rule.ts";
import { MatterLink, MatterNumber } from "#web/features/result/components/matter-parts.tsx";
import { clauseNumber, STATUS_WORDS } from "#web/features/result/ledger.ts";
import { words as failureWords } from "#web/lib/api.ts";
import { count } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

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
function ChecksMade({ clause }: { clause: ClauseResult }) {
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

const ICONS = { "needs-human": UserRoundSearch, clear: Circle, "not-engaged": CircleDashed } as const;

function StatusBadge({ clause }: { clause: ClauseResult }) {
  if (clause.status === "issues") return <RiskBadge level={clause.riskLevel} />;
  const Icon = ICONS[clause.status];
  // On a narrow screen the title needs the room; the heading of the group says the word.
  return (
    <Badge icon={<Icon aria-hidden />}>
      <span className="max-sm:sr-only">{STATUS_WORDS[clause.status]}</span>
    </Badge>
  );
}

type ClauseProps = { clause: ClauseResult; matters: readonly Matter[]; look?: SecondLook };

/** Number, title and state of a clause in one line, with the numbers of its matters. */
export function ClauseLine({ clause, matters, look }: ClauseProps) {
  return (
    <span className="flex items-start gap-2">
      <span className="w-6 shrink-0 text-right font-semibold tabular-nums">{clauseNumber(clause)}</span>
      <span className="min-w-0 flex-1">{clause.title}</span>
      {matters.length > 0 && (
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          <span className="sr-only">Matters</span>
          {matters.map(({ number }) => (
            <MatterNumber key={number} number={number} />
          ))}
        </span>
      )}
      {look && (
        <span className="text-sm text-ink-muted underline decoration-dotted underline-offset-4 max-sm:sr-only">
          second look
        </span>
      )}
      <StatusBadge clause={clause} />
    </span>
  );
}

const SAID: Record<ClauseResult["status"], string> = {
  issues: "",
  "needs-human": "",
  clear:
    "The checks for this clause found nothing in the text. That is no assurance: artwork, references and use were not seen.",
  "not-engaged": "Nothing in this material touches the clause, so its checks did not apply.",
};

type ClauseBodyProps = ClauseProps & { className?: string };

/** What the clause asks, what came of its checks and what to ask, and then the matters. */
export function ClauseBody({ clause, matters, look, className }: ClauseBodyProps) {
  const said = SAID[clause.status];
  return (
    <div className={clsx("space-y-2 pt-1 pb-3 sm:pr-2", className)}>
      <p className="max-w-[70ch] text-sm text-ink-muted">{clause.description}</p>
      {said && <p className="max-w-[70ch] text-sm">{said}</p>}
      {clause.humanCheck && (
        <p className="max-w-[70ch]">
          <strong className="font-semibold">For a person to check: </strong>
          {clause.humanCheck}
        </p>
      )}
      {look && (
        <p className="max-w-[70ch] text-sm">Worth a second look, most often faulted in such pieces: {look.kind}</p>
      )}
      {matters.length > 0 && (
        <ul className="space-y-1">
          {matters.map((matter) => (
            <li key={matter.id}>
              <MatterLink matter={matter} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One line of the ledger; opened it says what the clause asks, what came of it, and which checks were made. */
export function ClauseRow(props: ClauseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-t border-rule">
      <Disclosure
        open={isOpen}
        onOpenChange={setOpen}
        level={5}
        summaryClass="py-2 sm:px-2"
        summary={<ClauseLine {...props} />}
      >
        <ClauseBody {...props} className="sm:pl-16" />
        {isOpen && (
          <div className="pb-3 sm:pl-16">
            <ChecksMade clause={props.clause} />
          </div>
        )}
      </Disclosure>
    </li>
  );
}
