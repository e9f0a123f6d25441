import { clsx } from "clsx";
import { CircleCheck, CircleDashed, UserRoundSearch } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ClauseResult } from "#schema/result.ts";
import { FindingCard } from "#web/features/result/components/finding-card.tsx";
import { STATUS_WORDS } from "#web/features/result/findings.ts";
import { count } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

function StatusBadge({ clause }: { clause: ClauseResult }) {
  // On a narrow screen the title needs the room; the heading of the group says the word.
  const words = <span className="max-sm:sr-only">{STATUS_WORDS[clause.status]}</span>;
  if (clause.status === "issues") return <RiskBadge level={clause.riskLevel} />;
  if (clause.status === "needs-human")
    return (
      <Badge tone="accent" icon={<UserRoundSearch aria-hidden />}>
        {words}
      </Badge>
    );
  if (clause.status === "clear")
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden />}>
        {words}
      </Badge>
    );
  return <Badge icon={<CircleDashed aria-hidden />}>{words}</Badge>;
}

/** Number, title and state of a clause in one line. */
export function ClauseLine({ clause }: { clause: ClauseResult }) {
  const findings = clause.findings.length;
  return (
    <span className="flex items-start gap-2">
      <span className="w-6 shrink-0 text-right font-semibold tabular-nums">
        {clause.id.replace(/\D+/g, "") || clause.id}
      </span>
      <span className="min-w-0 flex-1">{clause.title}</span>
      {findings > 1 && <span className="text-sm text-ink-muted max-sm:sr-only">{count(findings, "finding")}</span>}
      <StatusBadge clause={clause} />
    </span>
  );
}

type ClauseBodyProps = { clause: ClauseResult; className?: string; children: ReactNode };

/** What the clause asks, what a person has to check, and then the findings. */
export function ClauseBody({ clause, className, children }: ClauseBodyProps) {
  return (
    <div className={clsx("pt-1 pb-3 sm:pr-2", className)}>
      <p className="max-w-[70ch] text-sm text-ink-muted">{clause.description}</p>
      {clause.humanCheck && (
        <p className="mt-2 max-w-[70ch]">
          <strong className="font-semibold">For a person to check: </strong>
          {clause.humanCheck}
        </p>
      )}
      <div className="mt-2">{children}</div>
    </div>
  );
}

/** One line of the ledger; opened it holds what the clause asks and every finding under it. */
export function ClauseRow({ clause }: { clause: ClauseResult }) {
  const [isOpen, setOpen] = useState(clause.status === "issues");
  return (
    <li className="border-t border-rule">
      <Disclosure
        open={isOpen}
        onOpenChange={setOpen}
        level={5}
        summaryClass="py-2 sm:px-2"
        summary={<ClauseLine clause={clause} />}
      >
        <ClauseBody clause={clause} className="sm:pl-16">
          {clause.findings.map((finding) => (
            <FindingCard key={finding.id} finding={finding} />
          ))}
        </ClauseBody>
      </Disclosure>
    </li>
  );
}
