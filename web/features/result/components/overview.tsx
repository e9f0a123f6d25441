import type { ReactNode } from "react";
import type { AnalysisResult, Coverage } from "#schema/result.ts";
import { MATERIAL_TYPES } from "#schema/submission-options.ts";
import { reviewerWords } from "#web/features/result/findings.ts";
import { count } from "#web/lib/format.ts";

const FORMAT_WORDS: Record<Coverage["format"], string> = {
  pdf: "PDF",
  docx: "Word (DOCX)",
  doc: "Word 97 (DOC)",
  text: "plain text",
  image: "image",
};

/** Pages and words that were read. */
export const coverageWords = ({ pages, words }: Coverage) =>
  `${count(pages, "page")}, ${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}`;

function ocrWords({ ocrUsed, ocrConfidence }: Coverage): string {
  if (!ocrUsed) return "not needed";
  return ocrConfidence === null ? "used" : `used, ${ocrConfidence}% sure of the letters on average`;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mb-1 sm:mb-0">{children}</dd>
    </>
  );
}

/** The summary, and what it rests on. */
export function Overview({ result: { summary, materialType, coverage, engine } }: { result: AnalysisResult }) {
  return (
    <div className="space-y-4">
      <p className="max-w-[70ch] text-lg">{summary}</p>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <Row label="Material type">
          {MATERIAL_TYPES[materialType.value]}
          {materialType.detected ? " (detected)" : " (as chosen)"}
        </Row>
        <Row label="Read">
          {coverageWords(coverage)} from {FORMAT_WORDS[coverage.format]}
        </Row>
        <Row label="Text recognition">{ocrWords(coverage)}</Row>
        <Row label="Reviewers">{reviewerWords(engine.reviewers)}</Row>
        <Row label="Code">{engine.codeEdition}</Row>
        <Row label="Rules">{engine.rulesVersion}</Row>
        <Row label="Case library">{engine.caseLibrary}</Row>
      </dl>
    </div>
  );
}
