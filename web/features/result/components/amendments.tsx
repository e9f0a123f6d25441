import { Scale } from "lucide-react";
import { useId, useState } from "react";
import type { AnalysisResult, Matter } from "#schema/result.ts";
import { MatterNumber } from "#web/features/result/components/matter-parts.tsx";
import { clauseNumber } from "#web/features/result/ledger.ts";
import { type Item, startOf, type Tally } from "#web/features/result/matters.ts";
import { amendmentText } from "#web/features/result/wording.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";

const byPlace = (a: Item, b: Item) => (startOf(a) ?? Infinity) - (startOf(b) ?? Infinity);

/** What is to be changed, in the order of the text; what says that the piece cannot be used comes first. */
export function amendments({ fix }: Tally): Matter[] {
  const inOrder = [...fix].sort(byPlace).flatMap((item) => (item.kind === "matter" ? [item.matter] : []));
  const isWhole = ({ action }: Matter) => action.kind === "do-not-use";
  return [...inOrder.filter(isWhole), ...inOrder.filter((matter) => !isWhole(matter))];
}

function Amendment({ matter }: { matter: Matter }) {
  const id = useId();
  const [isDone, setDone] = useState(false);
  const text = amendmentText(matter);
  return (
    <li className="flex items-start gap-3 border-t border-rule py-2.5">
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        onChange={(event) => setDone(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <MatterNumber number={matter.number} />
      <label
        htmlFor={id}
        className={`min-w-0 max-w-[80ch] flex-1 whitespace-pre-line ${isDone ? "text-ink-muted line-through" : ""}`}
      >
        {text}
      </label>
      <div className="-my-1.25 ml-auto">
        <CopyButton text={text} label={`Copy: ${text}`} />
      </div>
    </li>
  );
}

/** The points for a person, as text. */
export function personWords(item: Item): string {
  if (item.kind === "clause")
    return `Clause ${clauseNumber(item.clause)}: ${item.clause.humanCheck ?? item.clause.title}`;
  return item.kind === "matter" ? amendmentText(item.matter) : "";
}

const allText = (matters: Matter[]) => matters.map((matter, at) => `${at + 1}. ${amendmentText(matter)}`).join("\n");

/** Suggested amendments as a checklist that can be copied; what only a person can check; whether lawyers should see it. */
export function Amendments({ result, counts }: { result: AnalysisResult; counts: Tally }) {
  const { legalReview, legalReviewReason } = result.recommendations;
  const matters = amendments(counts);
  return (
    <div className="space-y-5">
      <div>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <h4 className="font-semibold">Suggested amendments ({matters.length})</h4>
          {matters.length > 0 && (
            <CopyButton text={allText(matters)} label="Copy all amendments">
              Copy all
            </CopyButton>
          )}
        </div>
        {matters.length === 0 && <p>None.</p>}
        {matters.length > 0 && (
          <ul className="border-b border-rule">
            {matters.map((matter) => (
              <Amendment key={matter.id} matter={matter} />
            ))}
          </ul>
        )}
      </div>
      {counts.person.length > 0 && (
        <div>
          <h4 className="mb-1 font-semibold">Only a person can check ({counts.person.length})</h4>
          <ul className="list-disc space-y-1 pl-5">
            {counts.person.map((item) => (
              <li key={item.key} className="max-w-[80ch] whitespace-pre-line">
                {personWords(item)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Notice tone={legalReview ? "medium" : "plain"} icon={<Scale aria-hidden />}>
        <strong className="font-semibold">
          {legalReview ? "Legal review is advised." : "No separate legal review is suggested."}
        </strong>{" "}
        {legalReviewReason ?? (legalReview ? "" : "The material must still go through MLR.")}
      </Notice>
    </div>
  );
}
