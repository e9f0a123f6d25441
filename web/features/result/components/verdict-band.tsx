import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import type { AnalysisResult, RiskLevel, Severity } from "#schema/result.ts";
import { CoverageNotes } from "#web/features/result/components/coverage-notes.tsx";
import { countBySeverity, reviewerWords, SEVERITIES, VERDICT_COLOUR } from "#web/features/result/findings.ts";
import { listWords } from "#web/lib/format.ts";
import { TONES } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { riskLook } from "#web/ui/risk-badge.tsx";

const VERDICT_WORDS: Record<RiskLevel, string> = {
  HIGH: "High risk",
  MEDIUM: "Medium risk",
  LOW: "Low risk",
  NO_RISK: "No risk found: approved to go to MLR",
};

/** A document that the Code leaves alone is no piece that goes to MLR. */
const OUTSIDE_WORDS = "Outside the Code: no promotion found in it";

const verdictWords = ({ document, riskLevel }: AnalysisResult) =>
  document?.outside && riskLevel === "NO_RISK" ? OUTSIDE_WORDS : VERDICT_WORDS[riskLevel];

const askedWords = ({ document, clauses }: AnalysisResult) =>
  document?.outside ? "no clause of the Code was put to it" : `${clauses.length} clauses looked at`;

function countWords(counts: Record<Severity, number>): string {
  const present = SEVERITIES.filter((severity) => counts[severity] > 0);
  if (present.length === 0) return "No findings";
  return listWords(present.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`));
}

function Confidence({ result }: { result: AnalysisResult }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      open={isOpen}
      onOpenChange={setOpen}
      summaryClass="px-1 py-1"
      summary={
        <>
          Confidence <strong className="font-semibold">{result.confidence}%</strong>
          <span className="ml-2 text-sm text-accent underline underline-offset-3" data-print="hide">
            Why this figure
          </span>
        </>
      }
    >
      <ul className="mt-1 mb-1 ml-7 max-w-[70ch] space-y-1 text-sm">
        {result.confidenceReasons.map(({ effect, text }) => {
          const Icon = effect === "raises" ? Plus : Minus;
          return (
            <li key={text} className="flex gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
              <span>
                <span className="sr-only">{effect === "raises" ? "Raises it: " : "Lowers it: "}</span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/** The verdict in words and colour, with what was counted. */
export function VerdictHead({ result }: { result: AnalysisResult }) {
  const look = riskLook(result.riskLevel);
  const needsHuman = result.clauses.filter(({ status }) => status === "needs-human").length;
  return (
    <div className={`rounded-md border px-4 py-3.5 ${TONES[look.tone]}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex items-start gap-2.5 text-xl font-semibold text-balance [&_svg]:mt-0.5 [&_svg]:size-6 [&_svg]:shrink-0">
          {look.icon}
          {verdictWords(result)}
        </p>
        <span className="rounded border border-current px-2 text-sm font-semibold">
          {VERDICT_COLOUR[result.riskLevel]}
        </span>
      </div>
      <p className="mt-1 text-ink">
        {countWords(countBySeverity(result))} · {askedWords(result)}
        {needsHuman > 0 && ` · ${needsHuman} for a person to check`}
      </p>
    </div>
  );
}

/** The verdict before anything else: how risky, how sure, who looked, and what nobody could see. */
export function VerdictBand({ result }: { result: AnalysisResult }) {
  return (
    <div className="space-y-3">
      <VerdictHead result={result} />
      <div>
        <Confidence result={result} />
        <p className="pl-7 text-sm text-ink-muted">Reviewed by {reviewerWords(result.engine.reviewers)}</p>
      </div>
      <CoverageNotes result={result} />
    </div>
  );
}
