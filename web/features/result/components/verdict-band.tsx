import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import type { AnalysisResult } from "#schema/result.ts";
import { CoverageNotes } from "#web/features/result/components/coverage-notes.tsx";
import { countLine, type Tally, verdictSentence, whyNotJudged } from "#web/features/result/matters.ts";
import { measuredReason, RISK_WORDS, reviewersLine, VERDICT_COLOUR } from "#web/features/result/wording.ts";
import { TONES } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { riskLook } from "#web/ui/risk-badge.tsx";

type ResultProps = { result: AnalysisResult; counts: Tally };

function Confidence({ result }: { result: AnalysisResult }) {
  const [isOpen, setOpen] = useState(false);
  const measured = measuredReason(result);
  return (
    <Disclosure
      open={isOpen}
      onOpenChange={setOpen}
      className="text-sm"
      summaryClass="px-1 py-1"
      summary={
        <>
          Confidence <strong className="font-semibold">{result.confidence}%</strong>
          {measured && <span className="text-ink-muted">. {measured}</span>}{" "}
          <span className="whitespace-nowrap text-accent underline underline-offset-3" data-print="hide">
            Why this figure
          </span>
        </>
      }
    >
      <ul className="mt-1 mb-1 ml-7 max-w-[70ch] space-y-1">
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

const scopeWords = (result: AnalysisResult) =>
  result.document?.outside || whyNotJudged(result) ? "No clause of the Code was put to it" : undefined;

/** The verdict in a sentence, in words and colour, with what was counted. */
export function VerdictHead({ result, counts }: ResultProps) {
  const look = riskLook(result.riskLevel);
  return (
    <div className={`rounded-md border px-4 py-3.5 sm:px-5 ${TONES[look.tone]}`}>
      <p className="flex flex-wrap items-center gap-x-2.5 text-sm font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0">
        {look.icon}
        <span>{RISK_WORDS[result.riskLevel]}</span>
        <span className="rounded border border-current px-1.5">{VERDICT_COLOUR[result.riskLevel]}</span>
      </p>
      <h3
        id="verdict"
        tabIndex={-1}
        data-quiet-focus
        className="mt-1.5 max-w-[44ch] text-xl font-semibold text-pretty text-ink sm:text-balance"
      >
        {verdictSentence(result, counts)}
      </h3>
      <p className="mt-1.5 text-ink">{scopeWords(result) ?? countLine(counts)}</p>
    </div>
  );
}

/** The verdict before anything else: what is wrong, how sure, who looked, and what nobody could see. */
export function VerdictBand({ result, counts }: ResultProps) {
  const why = whyNotJudged(result);
  // The verdict says it already.
  const unread = result.coverage.unread.filter(({ reason }) => reason !== why);
  return (
    <div className="space-y-3">
      <VerdictHead result={result} counts={counts} />
      <div>
        {why === null && <Confidence result={result} />}
        <p className="pl-7 text-sm text-ink-muted">
          {reviewersLine(result, counts)}
          {result.engine.notices.map((notice) => (
            <span key={notice}>{`\u00a0· ${notice}`}</span>
          ))}
        </p>
      </div>
      <CoverageNotes coverage={{ ...result.coverage, unread }} />
    </div>
  );
}
