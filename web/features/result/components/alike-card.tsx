import { useState } from "react";
import { inView, OR_REWORD } from "#schema/likeness.ts";
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
import { count } from "#web/lib/format.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

/** A passage under its number, with its edit and what the AI reviewer said of it. */
export function Place({ finding }: { finding: Finding }) {
  const number = useFindingLinks().numberOf(finding.id);
  const { note } = finding.fix;
  return (
    <li
      id={`finding-${finding.id}`}
      aria-label={`Finding ${number}`}
      data-print="whole"
      className="flex flex-wrap items-start gap-x-2.5"
    >
      <span className="pt-2.5">
        <FindingNumber id={finding.id} />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-4/5">
        <Quotation finding={finding} />
        <FixView fix={note === OR_REWORD ? { ...finding.fix, note: null } : finding.fix} />
        {finding.ai && (
          <p className="mt-1.5">
            <AiBadges finding={finding} />
          </p>
        )}
        <AiOpinion finding={finding} />
        {finding.ai && <p className="mt-1 text-xs text-ink-muted">{raisedByWords(finding)}</p>}
      </div>
      <ShowInText id={finding.id} />
    </li>
  );
}

/** Passages of one clause that nothing but their likeness to faulty ones speaks against: what they share is said once. */
export function AlikeCard({ findings }: { findings: [Finding, ...Finding[]] }) {
  const [first] = findings;
  const [showsAll, setShowsAll] = useState(false);
  // What the AI reviewer has spoken of is not folded away.
  const shown = inView(findings);
  const likeliest = findings.filter((finding) => shown.includes(finding) || finding.ai);
  const others = findings.filter((finding) => !likeliest.includes(finding));
  const precedents = [...new Set(findings.flatMap((finding) => finding.precedents))];
  return (
    <article
      aria-label={`Passages like faults under Clause ${first.subclause}`}
      className="border-t border-rule py-3.5 first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-2.5">
        <RiskBadge level={first.severity} />
        <span className="text-sm font-semibold">Clause {first.subclause}</span>
        <span className="text-sm text-ink-muted">{count(findings.length, "passage")}</span>
      </div>
      <p className="mt-1.5 max-w-[70ch]">
        {findings.length === 1 ? "This passage is" : "These passages are"} like what was faulted under this Clause in
        the materials that the checker learnt from. That is likeness, not a written rule: judge{" "}
        {findings.length === 1 ? "it in its" : "each in its"} context. What is at fault goes, as shown, or is reworded
        so that the Clause is kept; what its context shows to be right stays.
      </p>
      <ol className="mt-1 space-y-2">
        {likeliest.map((finding) => (
          <Place key={finding.id} finding={finding} />
        ))}
      </ol>
      {others.length > 0 && (
        <Disclosure
          open={showsAll}
          onOpenChange={setShowsAll}
          className="mt-2"
          summaryClass="py-1"
          summary={<span className="text-sm font-medium">{count(others.length, "less likely passage")}</span>}
        >
          <ol start={likeliest.length + 1} className="space-y-2">
            {others.map((finding) => (
              <Place key={finding.id} finding={finding} />
            ))}
          </ol>
        </Disclosure>
      )}
      <Precedents precedents={precedents} />
      <RuleEntry requirement={first.requirement} check={first.check} />
      {findings.every(({ ai }) => !ai) && <p className="mt-2 text-xs text-ink-muted">{raisedByWords(first)}</p>}
    </article>
  );
}
