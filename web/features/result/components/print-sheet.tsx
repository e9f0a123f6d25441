import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { AnalysisResult, Matter } from "#schema/result.ts";
import { personWords } from "#web/features/result/components/amendments.tsx";
import { clauseNumber, STATUS_WORDS } from "#web/features/result/ledger.ts";
import {
  clausesOf,
  clauseWords,
  countLine,
  mattersUnder,
  type Tally,
  tellingPlace,
  verdictSentence,
  whereWords,
} from "#web/features/result/matters.ts";
import {
  amendmentText,
  bare,
  confidenceLine,
  RISK_WORDS,
  reviewersLine,
  VERDICT_COLOUR,
} from "#web/features/result/wording.ts";

/** Drawn only while the page is printed, so that the screen and its readers never meet it. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

const SEVERITY_WORDS = { HIGH: "High", MEDIUM: "Medium", LOW: "Low" } as const;

function PrintedMatter({ matter }: { matter: Matter }) {
  const place = tellingPlace(matter);
  const reason = matter.reason.replace(/\.$/, "") === matter.headline ? "" : matter.reason;
  return (
    <li className="break-inside-avoid border-t border-rule py-1.5">
      <p>
        <strong>
          {matter.number} {matter.headline}
        </strong>{" "}
        {SEVERITY_WORDS[matter.severity]} · Clause {clauseWords(matter)} · {whereWords(matter)}
      </p>
      {place && <p className="font-serif">“{bare(place.quote)}”</p>}
      {reason && <p>{reason}</p>}
      <p className="whitespace-pre-line">{amendmentText(matter)}</p>
      {matter.precedents.length > 0 && <p>Precedents: {matter.precedents.join(", ")}</p>}
    </li>
  );
}

type PrintSheetProps = { result: AnalysisResult; counts: Tally };

function Sheet({ result, counts }: PrintSheetProps) {
  const { legalReview, legalReviewReason } = result.recommendations;
  const cases = result.cases;
  const items = [...counts.fix, ...counts.person];
  const matters = items
    .flatMap((item) => (item.kind === "matter" ? [item.matter] : []))
    .sort((a, b) => a.number - b.number);
  const clauses = items.filter((item) => item.kind === "clause");
  const Heading = ({ children }: { children: string }) => <h2 className="mt-3 mb-0.5 font-semibold">{children}</h2>;
  return (
    <div data-print-sheet className="text-[9pt] leading-[12pt]">
      <p className="font-semibold">
        {RISK_WORDS[result.riskLevel]} · {VERDICT_COLOUR[result.riskLevel]}
      </p>
      <h1 className="text-[14pt] leading-[18pt] font-semibold">{verdictSentence(result, counts)}</h1>
      <p>{countLine(counts)}</p>
      <p>
        {confidenceLine(result)} {reviewersLine(result, counts)}.
      </p>
      {legalReview && <p>Legal review is advised. {legalReviewReason}</p>}
      {clauses.length > 0 && (
        <>
          <Heading>Only a person can check</Heading>
          <ul className="list-disc pl-4">
            {clauses.map((item) => (
              <li key={item.key}>{personWords(item)}</li>
            ))}
          </ul>
        </>
      )}
      {matters.length > 0 && (
        <>
          <Heading>What was found, the most serious first</Heading>
          <ol>
            {matters.map((matter) => (
              <PrintedMatter key={matter.id} matter={matter} />
            ))}
          </ol>
        </>
      )}
      {cases.length > 0 && (
        <>
          <Heading>Cases</Heading>
          <ul>
            {cases.map((item) => (
              <li key={item.id}>
                {item.caseNumber} {item.title}: {item.outcome}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="break-inside-avoid">
        <Heading>Clauses</Heading>
        <ul className="columns-2 gap-6 text-[8pt] leading-[10.5pt]">
          {clausesOf(result).map((clause) => {
            const numbers = mattersUnder(clause, counts.matters).map(({ number }) => number);
            return (
              <li key={clause.id} className="flex gap-1.5">
                <span className="w-4 shrink-0 text-right">{clauseNumber(clause)}</span>
                <span className="min-w-0 flex-1 truncate">{clause.title}</span>
                <span className="shrink-0">
                  {STATUS_WORDS[clause.status]}
                  {numbers.length > 0 && ` ${numbers.join(", ")}`}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The result on paper: in place of the page, two or three sheets for a piece of two pages. */
export function PrintSheet(props: PrintSheetProps) {
  return useIsPrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}
