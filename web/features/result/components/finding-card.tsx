import { Crosshair } from "lucide-react";
import type { Finding } from "#schema/result.ts";
import { FixView } from "#web/features/result/components/fix-view.tsx";
import { RuleEntry } from "#web/features/result/components/rule-entry.tsx";
import { useFindingLinks } from "#web/features/result/finding-links.ts";
import { raisedByWords } from "#web/features/result/findings.ts";
import { listWords } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

/** The material's words with their page, or the fact that something is missing. */
function Quotation({ finding: { quote, page, raisedBy } }: { finding: Finding }) {
  const inPicture = raisedBy === "ai" && page !== null;
  if (quote === null) {
    const words = inPicture ? `In the picture on page ${page}.` : "Missing from the material.";
    return <p className="mt-1.5 text-sm text-ink-muted">{words}</p>;
  }
  return (
    <blockquote className="mt-2 border-l-2 border-rule-strong pl-3 font-serif text-lg leading-6">
      “{quote}”{page !== null && <span className="ml-2 font-sans text-xs text-ink-muted">page {page}</span>}
    </blockquote>
  );
}

function Precedent({ caseNumber }: { caseNumber: string }) {
  const showCase = useFindingLinks().showCase(caseNumber);
  if (!showCase) return <span>{caseNumber}</span>;
  return (
    <button type="button" className="link" onClick={showCase}>
      {caseNumber}
    </button>
  );
}

function Precedents({ precedents }: { precedents: string[] }) {
  if (precedents.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 text-sm">
      <span className="text-ink-muted max-sm:basis-full">{precedents.length === 1 ? "Precedent" : "Precedents"}</span>
      {precedents.map((caseNumber) => (
        <Precedent key={caseNumber} caseNumber={caseNumber} />
      ))}
    </div>
  );
}

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

/** Why the AI reviewer disagrees. Its disagreement takes nothing away. */
function AiOpinion({ finding: { ai } }: { finding: Finding }) {
  if (ai?.view !== "disputes") return null;
  return (
    <p className="mt-2 max-w-[70ch] text-sm">
      <strong className="font-semibold">The AI reviewer disagrees, {ai.stated}% sure: </strong>
      {ai.reason} <span className="text-ink-muted">The finding stands; weigh both.</span>
    </p>
  );
}

/** One fault: how grave, under which sub-clause, the words, and the edit that mends it. */
export function FindingCard({ finding }: { finding: Finding }) {
  const { numberOf, showInText } = useFindingLinks();
  const number = numberOf(finding.id);
  return (
    <article
      id={`finding-${finding.id}`}
      aria-label={`Finding ${number}`}
      data-print="whole"
      className="border-t border-rule py-3.5 first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-2.5">
        <span className="inline-flex size-5.5 items-center justify-center rounded-full border border-rule-strong text-xs font-semibold">
          {number}
        </span>
        <RiskBadge level={finding.severity} />
        <span className="text-sm font-semibold">Clause {finding.subclause}</span>
        {finding.alsoUnder.length > 0 && (
          <span className="text-sm text-ink-muted">also {listWords(finding.alsoUnder)}</span>
        )}
        {finding.raisedBy === "ai" && <Badge tone="accent">Raised by AI</Badge>}
        {finding.raisedBy === "both" && <Badge>Rules and AI agree</Badge>}
        {finding.ai?.view === "disputes" && <Badge>AI disagrees, see reason</Badge>}
        {showInText && (
          <Button
            size="sm"
            variant="quiet"
            className="-mr-2.5 ml-auto"
            data-print="hide"
            aria-label={`Show in text, finding ${number}`}
            onClick={() => showInText(finding.id)}
          >
            <Crosshair aria-hidden className="size-4 max-sm:hidden" />
            Show in text
          </Button>
        )}
      </div>
      <p className="mt-1.5 max-w-[70ch]">{finding.issue}</p>
      <FindingEvidence finding={finding} />
      <RuleEntry requirement={finding.requirement} check={finding.check} />
      <AiOpinion finding={finding} />
      <p className="mt-2 text-xs text-ink-muted">{raisedByWords(finding)}</p>
    </article>
  );
}
