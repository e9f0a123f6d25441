import { Printer } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DocumentKind } from "#schema/document-kinds.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { SECOND_LOOK } from "#schema/workbench-options.ts";
import { Amendments, amendments } from "#web/features/result/components/amendments.tsx";
import { CaseList, caseItemId } from "#web/features/result/components/case-list.tsx";
import { ClauseLedger } from "#web/features/result/components/clause-ledger.tsx";
import { Compared, comparedWords } from "#web/features/result/components/compared.tsx";
import { DocumentLine } from "#web/features/result/components/document-line.tsx";
import { FixFirst } from "#web/features/result/components/fix-first.tsx";
import { type CheckedFile, MatterDesk } from "#web/features/result/components/matter-desk.tsx";
import { coverageWords, Overview } from "#web/features/result/components/overview.tsx";
import { PrintSheet } from "#web/features/result/components/print-sheet.tsx";
import { ResultSection } from "#web/features/result/components/result-section.tsx";
import { VerdictBand } from "#web/features/result/components/verdict-band.tsx";
import { ledgerWords } from "#web/features/result/ledger.ts";
import { MatterLinksContext } from "#web/features/result/matter-links.ts";
import { matterKey, tally, whyNotJudged } from "#web/features/result/matters.ts";
import type { ResultTools } from "#web/features/result/tools.ts";
import type { Target } from "#web/features/result/use-desk.ts";
import { count } from "#web/lib/format.ts";
import { scrollToElement } from "#web/lib/motion.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";

type ResultViewProps = {
  result: AnalysisResult;
  /** Where the extracted text is read; none when it was never kept. */
  textPath: string | undefined;
  /** When the text is deleted from the server, in ms. */
  textUntil?: number;
  /** The file that was checked, to show the marks in it again once the text is deleted. */
  file?: CheckedFile;
  /** Checks the same file again as a document of another kind; absent once the file is no longer in the browser. */
  onCheckAs?: (kind: DocumentKind) => void;
  /** What may be done about it; absent where it is only shown. */
  tools?: ResultTools;
};

/** Goes to a matter from anywhere on the page, and back again. */
function useMatterJump() {
  const [target, setTarget] = useState<Target>();
  const cameFrom = useRef<Element>(null);
  const show = (key: string) => {
    cameFrom.current = document.activeElement;
    setTarget({ key });
  };
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return { target, show, goBack };
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

/** The whole result: verdict, what to fix first, the material beside its matters, and then its parts, each closed and
 * saying what it holds. */
export function ResultView({ result, textPath, textUntil, file, onCheckAs, tools }: ResultViewProps) {
  const [areLooksHidden, setLooksHidden] = useState(false);
  const decisions = tools?.decisions;
  const areLooksDismissed = areLooksHidden || decisions?.some(({ subject }) => subject === SECOND_LOOK);
  const counts = useMemo(
    () => tally(result, areLooksDismissed ? [] : result.secondLook, decisions),
    [result, areLooksDismissed, decisions],
  );
  const { target, show, goBack } = useMatterJump();
  const { isCasesOpen, setCasesOpen, showCase } = useCaseJump(result);
  const cases = result.cases;
  const isClean = counts.matters.length === 0;
  return (
    <MatterLinksContext value={{ result, tools, show, showCase }}>
      {result.document && whyNotJudged(result) === null && (
        <DocumentLine document={result.document} onCheckAs={onCheckAs} />
      )}
      <div className="space-y-5">
        <VerdictBand result={result} counts={counts} />
        {tools?.underVerdict((matter) => show(matterKey(matter)))}
        <FixFirst counts={counts} />
        {tools?.bar}
        <ErrorBoundary part="The material and its matters">
          <MatterDesk
            counts={counts}
            path={textPath}
            textUntil={textUntil}
            file={file}
            target={target}
            onLeave={goBack}
            onDismissLooks={tools?.dismissLooks ?? (() => setLooksHidden(true))}
          />
        </ErrorBoundary>
      </div>
      <div className="mt-6 border-b border-rule">
        <ResultSection title="Overview" note={coverageWords(result.coverage)}>
          <Overview result={result} />
        </ResultSection>
        {result.coverage.compared && (
          <ResultSection title="Compared with" note={comparedWords(result.coverage.compared)}>
            <Compared compared={result.coverage.compared} />
          </ResultSection>
        )}
        <ResultSection title="Clauses" note={ledgerWords(result)}>
          <ErrorBoundary part="The clauses">
            <ClauseLedger result={result} counts={counts} />
          </ErrorBoundary>
        </ResultSection>
        <ResultSection
          title={isClean ? "Cases about this kind of material" : "Cases"}
          note={count(cases.length, "similar case")}
          open={isCasesOpen}
          onOpenChange={setCasesOpen}
        >
          <CaseList cases={cases} />
        </ResultSection>
        <ResultSection title="Recommendations" note={count(amendments(counts).length, "suggested amendment")}>
          <Amendments result={result} counts={counts} />
        </ResultSection>
      </div>
      <PrintSheet result={result} counts={counts} />
      <p className="mt-3 text-right" data-print="hide">
        <Button size="sm" variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print result
        </Button>
      </p>
    </MatterLinksContext>
  );
}
