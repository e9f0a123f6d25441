import { clsx } from "clsx";
import { memo } from "react";
import type { Severity } from "#schema/result.ts";
import type { NumberedFinding } from "#web/features/result/findings.ts";
import type { Paragraph, Segment } from "#web/features/result/marks.ts";
import { markId } from "#web/features/result/use-mark-keys.ts";

const MARK_CLASS: Record<Severity, string> = {
  HIGH: "bg-high-soft decoration-high",
  MEDIUM: "bg-medium-soft decoration-medium",
  LOW: "bg-low-soft decoration-low",
};

const NUMBER_CLASS: Record<Severity, string> = {
  HIGH: "border-high text-high",
  MEDIUM: "border-medium text-medium",
  LOW: "border-low text-low",
};

/** Words of the material, marked where a finding points at them. */
export function MarkedWords({ segment, isActive }: { segment: Segment; isActive: boolean }) {
  const { text, severity, numbers } = segment;
  if (!severity) return text;
  return (
    <mark
      className={clsx(
        "text-ink underline decoration-2 underline-offset-4",
        MARK_CLASS[severity],
        isActive && "outline-2 outline-ink",
      )}
    >
      {numbers.length > 0 && (
        <sup aria-hidden className="mr-0.5 font-sans text-[0.6875rem] font-semibold">
          {numbers.join(",")}
        </sup>
      )}
      {text}
    </mark>
  );
}

type MarkButtonProps = { item: NumberedFinding; isActive: boolean; onOpen: (number: number) => void };

function MarkButton({ item: { number, finding }, isActive, onOpen }: MarkButtonProps) {
  const isMissing = finding.quote === null;
  return (
    <button
      id={markId(number)}
      type="button"
      aria-label={`Mark ${number}, ${finding.severity.toLowerCase()}${isMissing ? ", missing here" : ""}: ${finding.issue}`}
      aria-current={isActive || undefined}
      onClick={() => onOpen(number)}
      className={clsx(
        "flex size-6 items-center justify-center rounded-full border font-sans text-xs font-semibold",
        isMissing && "border-dashed",
        isActive ? "border-ink bg-ink text-paper" : clsx("bg-raised", NUMBER_CLASS[finding.severity]),
      )}
    >
      {number}
    </button>
  );
}

function MissingNote({ item: { number, finding } }: { item: NumberedFinding }) {
  return (
    <p className="mt-1 rounded border border-dashed border-rule-strong px-2 py-1 font-sans text-sm text-ink-muted">
      <span className="font-semibold text-ink">{number} Missing here:</span> {finding.issue}
    </p>
  );
}

type MarkedParagraphProps = {
  paragraph: Paragraph;
  activeNumber: number | undefined;
  onOpen: (number: number) => void;
};

/** One paragraph of the material with its marks in the margin. Off-screen ones cost no layout. */
export const MarkedParagraph = memo(function MarkedParagraph({
  paragraph,
  activeNumber,
  onOpen,
}: MarkedParagraphProps) {
  const { page, isHeading, segments, marks } = paragraph;
  return (
    <>
      {page !== undefined && (
        <p className="mt-4 mb-2 border-b border-rule pb-1 pl-9 font-sans text-xs text-ink-muted first:mt-0">
          Page {page}
        </p>
      )}
      <div className="grid grid-cols-[1.75rem_1fr] gap-2 pb-2.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
        <div className="flex flex-col gap-1">
          {marks.map((item) => (
            <MarkButton key={item.number} item={item} isActive={item.number === activeNumber} onOpen={onOpen} />
          ))}
        </div>
        <div className="min-w-0">
          <p className={clsx("whitespace-pre-wrap", isHeading && "text-lg font-semibold")}>
            {segments.map((segment) => (
              <MarkedWords
                key={segment.start}
                segment={segment}
                isActive={activeNumber !== undefined && segment.covers.includes(activeNumber)}
              />
            ))}
          </p>
          {marks
            .filter(({ finding }) => finding.quote === null)
            .map((item) => (
              <MissingNote key={item.number} item={item} />
            ))}
        </div>
      </div>
    </>
  );
});
