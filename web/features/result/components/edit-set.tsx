import { Scale } from "lucide-react";
import { useId, useState } from "react";
import type { AnalysisResult } from "#schema/result.ts";
import { editSetText } from "#web/features/result/findings.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";

function EditItem({ text }: { text: string }) {
  const id = useId();
  const [isDone, setDone] = useState(false);
  return (
    <li className="flex items-start gap-3 border-t border-rule py-2.5" data-print="whole">
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        onChange={(event) => setDone(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <label
        htmlFor={id}
        className={`min-w-0 flex-1 whitespace-pre-line ${isDone ? "text-ink-muted line-through" : ""}`}
      >
        {text}
      </label>
      <div className="-my-1.25">
        <CopyButton text={text} label={`Copy: ${text}`} />
      </div>
    </li>
  );
}

function EditGroup({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold text-ink-muted">
        {title} ({items.length})
      </h4>
      <ul className="border-b border-rule">
        {items.map((item) => (
          <EditItem key={item} text={item} />
        ))}
      </ul>
    </div>
  );
}

/** What to change, as a checklist that can be copied. */
export function EditSet({ result }: { result: AnalysisResult }) {
  const { highPriority, bestPractices, legalReview, legalReviewReason } = result.recommendations;
  const isEmpty = highPriority.length + bestPractices.length === 0;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {isEmpty ? "No edit is needed." : "Minimum Edit Set: the fewest changes that mend every finding."}
        </p>
        {!isEmpty && (
          <CopyButton text={editSetText(result)} label="Copy all edits">
            Copy all
          </CopyButton>
        )}
      </div>
      <EditGroup title="High priority" items={highPriority} />
      <EditGroup title="Best practice" items={bestPractices} />
      <Notice tone={legalReview ? "medium" : "plain"} icon={<Scale aria-hidden />}>
        <strong className="font-semibold">
          {legalReview ? "Legal review is advised." : "No separate legal review is called for."}
        </strong>{" "}
        {legalReviewReason ?? (legalReview ? "" : "The material must still go through MLR.")}
      </Notice>
    </div>
  );
}
