import type { ReactNode } from "react";
import type { Finding } from "#schema/result.ts";
import type { SampleAnalysis } from "#schema/site-facts.ts";
import { CaseList } from "#web/features/result/components/case-list.tsx";
import { ClauseBody, ClauseLine } from "#web/features/result/components/clause-row.tsx";
import { FindingEvidence } from "#web/features/result/components/finding-card.tsx";
import { FindingNumber } from "#web/features/result/components/finding-parts.tsx";
import { StaticText } from "#web/features/result/components/static-text.tsx";
import { VerdictHead } from "#web/features/result/components/verdict-band.tsx";
import { FindingLinksContext } from "#web/features/result/finding-links.ts";
import { ledgerGroups, numberFindings, STATUS_WORDS } from "#web/features/result/findings.ts";
import { count } from "#web/lib/format.ts";
import { NativeDisclosure } from "#web/ui/native-disclosure.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

type Result = SampleAnalysis["result"];

function StaticFinding({ finding, startsOpen }: { finding: Finding; startsOpen: boolean }) {
  return (
    <div className="border-t border-rule first:border-t-0">
      <NativeDisclosure
        startsOpen={startsOpen}
        summaryClass="px-1 py-2"
        summary={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <FindingNumber id={finding.id} />
            <RiskBadge level={finding.severity} />
            <span className="text-sm font-semibold">Clause {finding.subclause}</span>
            <span className="basis-full">{finding.issue}</span>
          </span>
        }
      >
        <div className="pb-3 pl-7">
          <FindingEvidence finding={finding} />
        </div>
      </NativeDisclosure>
    </div>
  );
}

function Clauses({ result }: { result: Result }) {
  return ledgerGroups(result).map(({ status, clauses }) => {
    const rows = clauses.map((clause, index) => (
      <li key={clause.id} className="border-t border-rule">
        <NativeDisclosure
          startsOpen={status === "issues" && index === 0}
          summaryClass="px-2 py-2"
          summary={<ClauseLine clause={clause} />}
        >
          <ClauseBody clause={clause} className="max-sm:pl-2 sm:pl-10">
            {clause.findings.map((finding, place) => (
              <StaticFinding key={finding.id} finding={finding} startsOpen={index + place === 0} />
            ))}
          </ClauseBody>
        </NativeDisclosure>
      </li>
    ));
    if (status === "issues") return <ul key={status}>{rows}</ul>;
    return (
      <div key={status} className="border-t border-rule">
        <NativeDisclosure
          summaryClass="px-2 py-2"
          summary={
            <span className="font-medium">{`${STATUS_WORDS[status]} (${count(clauses.length, "clause")})`}</span>
          }
        >
          <ul className="ml-4">{rows}</ul>
        </NativeDisclosure>
      </div>
    );
  });
}

function Edits({ result: { recommendations } }: { result: Result }) {
  const groups = { "High priority": recommendations.highPriority, "Best practice": recommendations.bestPractices };
  return Object.entries(groups).map(([title, items]) => (
    <div key={title} className="px-2 pb-3 sm:pl-8">
      <h4 className="text-sm font-semibold text-ink-muted">{title}</h4>
      <ol className="mt-1 list-decimal space-y-1.5 pl-6 text-sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  ));
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule">
      <NativeDisclosure
        summaryClass="px-2 py-2.5"
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 pr-2">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-ink-muted">{note}</span>
          </span>
        }
      >
        {children}
      </NativeDisclosure>
    </div>
  );
}

/** A material beside the engine's result of it, readable and openable without any script. */
export function StaticResult({ sample: { text, result } }: { sample: SampleAnalysis }) {
  const findings = numberFindings(result);
  const numberOf = (id: string) => findings.find(({ finding }) => finding.id === id)?.number;
  const edits = result.recommendations.highPriority.length + result.recommendations.bestPractices.length;
  return (
    <FindingLinksContext value={{ numberOf, showCase: () => undefined }}>
      <div className="grid gap-5 text-base lg:grid-cols-12">
        <section
          aria-label="The material, marked up"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="self-start rounded-md border border-rule bg-raised p-5 max-lg:order-2 lg:sticky lg:top-4 lg:col-span-5 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          <StaticText text={text} findings={findings} />
        </section>
        <section aria-label="What the engine found" className="min-w-0 lg:col-span-7">
          <VerdictHead result={result} />
          <div className="mt-3 border-b border-rule">
            <Clauses result={result} />
            <Part title="Cases" note={count(result.cases.length, "similar case")}>
              <div className="px-2 sm:pl-8">
                <CaseList cases={result.cases} />
              </div>
            </Part>
            <Part title="Suggested amendments" note={count(edits, "edit")}>
              <Edits result={result} />
            </Part>
          </div>
        </section>
      </div>
    </FindingLinksContext>
  );
}
