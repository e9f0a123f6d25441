import { Printer } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AnalysisResult } from "#schema/result.ts";
import { CaseList, caseItemId } from "#web/features/result/components/case-list.tsx";
import { ClauseLedger } from "#web/features/result/components/clause-ledger.tsx";
import { DocumentLine } from "#web/features/result/components/document-line.tsx";
import { EditSet } from "#web/features/result/components/edit-set.tsx";
import { MarkedView, type MarkTarget } from "#web/features/result/components/marked-view.tsx";
import { coverageWords, Overview } from "#web/features/result/components/overview.tsx";
import { ResultSection } from "#web/features/result/components/result-section.tsx";
import { SecondLook } from "#web/features/result/components/second-look.tsx";
import { VerdictBand } from "#web/features/result/components/verdict-band.tsx";
import { FindingLinksContext } from "#web/features/result/finding-links.ts";
import { numberFindings } from "#web/features/result/findings.ts";
import { count } from "#web/lib/format.ts";
import { scrollToElement } from "#web/lib/motion.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";

type ResultViewProps = {
  result: AnalysisResult;
  /** Where the extracted text is read; none when it was never kept. */
  textPath: string | undefined;
};

function useTextJump(result: AnalysisResult) {
  const findings = useMemo(() => numberFindings(result), [result]);
  const [isTextOpen, setTextOpen] = useState(false);
  const [target, setTarget] = useState<MarkTarget>();
  const cameFrom = useRef<Element>(null);

  const numberOf = (findingId: string) => findings.find(({ finding }) => finding.id === findingId)?.number;
  const showInText = (findingId: string) => {
    const number = numberOf(findingId);
    if (!number) return;
    cameFrom.current = document.activeElement;
    setTextOpen(true);
    setTarget({ number });
  };
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return { findings, isTextOpen, setTextOpen, target, numberOf, showInText, goBack };
}

/** Opens the cases section at one case. */
function useCaseJump(result: AnalysisResult) {
  const [isCasesOpen, setCasesOpen] = useState(false);
  const [caseNumber, setCaseNumber] = useState<{ of: string }>();
  useEffect(() => {
    if (!caseNumber) return;
    const item = document.getElementById(caseItemId(caseNumber.of));
    item?.focus({ preventScroll: true });
    scrollToElement(item);
  }, [caseNumber]);
  const showCase = (wanted: string) => {
    if (!result.cases.some((item) => item.caseNumber === wanted)) return undefined;
    return () => {
      setCasesOpen(true);
      setCaseNumber({ of: wanted });
    };
  };
  return { isCasesOpen, setCasesOpen, showCase };
}

/** The whole result: verdict first, then its parts, each closed and saying what it holds. */
export function ResultView({ result, textPath }: ResultViewProps) {
  const { findings, isTextOpen, setTextOpen, target, numberOf, showInText, goBack } = useTextJump(result);
  const { isCasesOpen, setCasesOpen, showCase } = useCaseJump(result);
  const withIssues = result.clauses.filter(({ status }) => status === "issues").length;
  const edits = result.recommendations.highPriority.length + result.recommendations.bestPractices.length;
  return (
    <FindingLinksContext value={{ numberOf, showCase, ...(textPath && { showInText }) }}>
      {result.document && <DocumentLine document={result.document} />}
      <VerdictBand result={result} />
      <div className="mt-4 border-b border-rule">
        <ResultSection title="Overview" note={coverageWords(result.coverage)}>
          <Overview result={result} />
        </ResultSection>
        <ResultSection title="Clauses" note={`${withIssues} of ${result.clauses.length} with issues`}>
          <ErrorBoundary part="The clauses">
            <ClauseLedger result={result} />
          </ErrorBoundary>
        </ResultSection>
        <ResultSection
          title="Cases"
          note={count(result.cases.length, "similar case")}
          open={isCasesOpen}
          onOpenChange={setCasesOpen}
        >
          <CaseList cases={result.cases} />
        </ResultSection>
        <ResultSection title="Recommendations" note={count(edits, "edit")}>
          <EditSet result={result} />
        </ResultSection>
        {textPath && (
          <ResultSection
            title="Marked-up text"
            note={count(findings.length, "mark")}
            open={isTextOpen}
            onOpenChange={setTextOpen}
            printHide
          >
            {isTextOpen && (
              <ErrorBoundary part="The marked-up text">
                <MarkedView path={textPath} findings={findings} target={target} onLeave={goBack} />
              </ErrorBoundary>
            )}
          </ResultSection>
        )}
      </div>
      <SecondLook looks={result.secondLook ?? []} />
      <p className="mt-3 text-right" data-print="hide">
        <Button size="sm" variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print result
        </Button>
      </p>
    </FindingLinksContext>
  );
}
