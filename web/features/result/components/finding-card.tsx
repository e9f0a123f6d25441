import type { Finding } from "#schema/result.ts";
import {
  AiBadges,
  AiOpinion,
  FindingNumber,
  Precedents,
  Quotation,
  ShowInText,
} from "#web/features/result/components/finding-parts.tsx";
import { FixView } from "#web/features/result/components/fix-view.tsx";
import { RuleEntry } from "#web/features/result/components/rule-entry.tsx";
import { useFindingLinks } from "#web/features/result/finding-links.ts";
import { raisedByWords } from "#web/features/result/findings.ts";
import { listWords } from "#web/lib/format.ts";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

/** The words at fault, the edit that mends them, and the cases that the finding rests on. */
export function FindingEvidence({ finding }: { finding: Finding }) {
  return (
    <>
      <Quotation finding={finding} />
      <FixView fix={finding.fix} />
      <Precedents precedents={finding.precedents} />
    </>
  );
}

/** One fault: how grave, under which sub-clause, the words, and the edit that mends it. */
export function FindingCard({ finding }: { finding: Finding }) {
  return (
    <article
      id={`finding-${finding.id}`}
      aria-label={`Finding ${useFindingLinks().numberOf(finding.id)}`}
      data-print="whole"
      className="border-t border-rule py-3.5 first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-2.5">
        <FindingNumber id={finding.id} />
        <RiskBadge level={finding.severity} />
        <span className="text-sm font-semibold">Clause {finding.subclause}</span>
        {finding.alsoUnder.length > 0 && (
          <span className="text-sm text-ink-muted">also {listWords(finding.alsoUnder)}</span>
        )}
        <AiBadges finding={finding} />
        <ShowInText id={finding.id} />
      </div>
      <p className="mt-1.5 max-w-[70ch]">{finding.issue}</p>
      <FindingEvidence finding={finding} />
      <RuleEntry requirement={finding.requirement} check={finding.check} />
      <AiOpinion finding={finding} />
      <p className="mt-2 text-xs text-ink-muted">{raisedByWords(finding)}</p>
    </article>
  );
}
