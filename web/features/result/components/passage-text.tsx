import { clsx } from "clsx";
import { memo } from "react";
import type { Matter, Severity } from "#schema/result.ts";
import { MatterNumber } from "#web/features/result/components/matter-parts.tsx";
import { matterKey } from "#web/features/result/matters.ts";
import type { Paragraph, Passage, Segment } from "#web/features/result/passages.ts";

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

const KEPT_MARK = "bg-sunken decoration-rule-strong";
const KEPT_NUMBER = "border-rule-strong text-ink-muted";

type Pick = (key: string) => void;

/** The number of a passage; with `onPick` it opens the matter. Absent a way to open, it is a number alone. */
function PassageNumber({ passage, isActive, onPick }: { passage: Passage; isActive: boolean; onPick?: Pick }) {
  const { number, more, keys, severity, isKept, label } = passage;
  const className = clsx(
    "mr-1 inline-flex h-5 min-w-5 items-center justify-center rounded-full border px-1 align-[0.1em] font-sans text-xs leading-none font-semibold tabular-nums no-underline",
    isActive ? "border-ink bg-ink text-paper" : clsx("bg-raised", isKept ? KEPT_NUMBER : NUMBER_CLASS[severity]),
  );
  const words = more > 0 ? `${number} +${more}` : number;
  if (!onPick) return <span className={className}>{words}</span>;
  return (
    <button
      type="button"
      data-covers={keys.join(" ")}
      aria-label={`Mark ${label}${isKept ? ", kept" : ""}`}
      aria-current={isActive || undefined}
      onClick={() => onPick(`m${number}`)}
      className={className}
    >
      {words}
    </button>
  );
}

type WordsProps = { segment: Segment; activeKey: string | undefined; onPick?: Pick };

/** Words of the material, marked where a matter or a second look is about them. */
export function Words({ segment, activeKey, onPick }: WordsProps) {
  const { text, severity, isLook, isKept, covers, opens } = segment;
  const isActive = activeKey !== undefined && covers.includes(activeKey);
  if (isLook)
    return (
      <span
        data-covers={covers.join(" ")}
        tabIndex={-1}
        className={clsx(
          "underline decoration-ink-muted decoration-dotted decoration-2 underline-offset-4",
          isActive && "outline-2 outline-offset-2 outline-ink",
        )}
      >
        {text}
      </span>
    );
  if (!severity) return text;
  return (
    <>
      {opens && <PassageNumber passage={opens} isActive={isActive} onPick={onPick} />}
      <mark
        data-covers={covers.join(" ")}
        className={clsx(
          "text-ink underline decoration-1 underline-offset-4 data-lit:decoration-3",
          isKept ? KEPT_MARK : MARK_CLASS[severity],
          isActive && "decoration-3",
        )}
      >
        {text}
      </mark>
    </>
  );
}

/** Something missing, at the place where it is due. */
function Missing({ matter, isActive, onPick }: { matter: Matter; isActive: boolean; onPick?: Pick }) {
  const inside = (
    <>
      <MatterNumber number={matter.number} />
      <span className="min-w-0 text-ink">
        <span className="text-ink-muted">Missing here: </span>
        {matter.headline}
      </span>
    </>
  );
  const className = clsx(
    "mt-2 flex w-full items-start gap-2 rounded-md border border-dashed px-2.5 py-1.5 text-left font-sans text-sm data-lit:border-ink",
    isActive ? "border-ink" : "border-rule-strong",
  );
  if (!onPick) return <p className={className}>{inside}</p>;
  const key = matterKey(matter);
  return (
    <button
      type="button"
      data-covers={key}
      aria-current={isActive || undefined}
      onClick={() => onPick(key)}
      className={className}
    >
      {inside}
    </button>
  );
}

type PassageParagraphProps = { paragraph: Paragraph; activeKey: string | undefined; onPick?: Pick };

/** One paragraph of the material with its marks. Off-screen ones cost no layout. */
export const PassageParagraph = memo(function PassageParagraph({
  paragraph,
  activeKey,
  onPick,
}: PassageParagraphProps) {
  const { page, isHeading, segments, missing } = paragraph;
  return (
    <>
      {page !== undefined && (
        <p className="mt-5 mb-2 border-b border-rule pb-1 font-sans text-xs text-ink-muted first:mt-0">Page {page}</p>
      )}
      <div className="pb-2.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
        <p className={clsx("whitespace-pre-wrap", isHeading && "font-semibold")}>
          {segments.map((segment) => (
            <Words key={segment.start} segment={segment} activeKey={activeKey} onPick={onPick} />
          ))}
        </p>
        {missing.map((matter) => (
          <Missing key={matter.id} matter={matter} isActive={activeKey === matterKey(matter)} onPick={onPick} />
        ))}
      </div>
    </>
  );
});

/** Whether a paragraph shows anything of an item. */
export const concerns = ({ segments, missing }: Paragraph, key: string): boolean =>
  segments.some(({ covers }) => covers.includes(key)) || missing.some((matter) => matterKey(matter) === key);
