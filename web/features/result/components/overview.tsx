import type { ReactNode } from "react";
import type { AiRecord, AnalysisResult, Coverage } from "#schema/result.ts";
import { MATERIAL_TYPES } from "#schema/submission-options.ts";
import { reviewerWords } from "#web/features/result/wording.ts";
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

/** How much of the material the AI reviewer was shown. */
function shownWords({ sentences, of }: NonNullable<Coverage["aiReview"]>): string {
  if (sentences === of) return "every sentence";
  const share = `${sentences.toLocaleString("en-GB")} of ${of.toLocaleString("en-GB")} sentences`;
  return `${share}, chosen by the clauses engaged`;
}

/** What the AI reviewer was asked, and what of its answers was not used. */
function aiWords({ promptVersion, asked, answered, tokens, dropped }: AiRecord): string {
  const unused = dropped.reduce((sum, { count: n }) => sum + n, 0);
  const work = `${answered} of ${count(asked, "question")} answered, ${(tokens.input + tokens.output).toLocaleString("en-GB")} tokens, prompts ${promptVersion}`;
  return unused === 0 ? work : `${work}; ${count(unused, "part")} of its answers not used`;
}

/** Why parts of its answers were not used; never what they said. */
function Unused({ dropped }: Pick<AiRecord, "dropped">) {
  const byReason = Map.groupBy(dropped, ({ reason }) => reason);
  if (byReason.size === 0) return null;
  return (
    <ul className="list-disc pl-5 text-ink-muted">
      {[...byReason].map(([reason, items]) => (
        <li key={reason}>
          {reason} ({items.reduce((sum, { count: n }) => sum + n, 0)})
        </li>
      ))}
    </ul>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </>
  );
}

/** The summary, and what it rests on. */
export function Overview({ result: { summary, materialType, coverage, engine } }: { result: AnalysisResult }) {
  return (
    <div className="space-y-4">
      <p className="max-w-[70ch] text-lg">{summary}</p>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-1">
        <Row label="Material type">
          {MATERIAL_TYPES[materialType.value]}
          {materialType.detected ? " (detected)" : " (as chosen)"}
        </Row>
        <Row label="Read">
          {coverageWords(coverage)} from {FORMAT_WORDS[coverage.format]}
        </Row>
        <Row label="Text recognition">{ocrWords(coverage)}</Row>
        <Row label="Reviewers">{reviewerWords(engine.reviewers)}</Row>
        {coverage.aiReview && <Row label="Shown to the AI reviewer">{shownWords(coverage.aiReview)}</Row>}
        <Row label="Code">{engine.codeEdition}</Row>
        <Row label="Rules">{engine.rulesVersion}</Row>
        <Row label="Case library">{engine.caseLibrary}</Row>
        {engine.ai && (
          <Row label="AI review">
            {aiWords(engine.ai)}
            <Unused dropped={engine.ai.dropped} />
          </Row>
        )}
      </dl>
    </div>
  );
}
