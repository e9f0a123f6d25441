import { clsx } from "clsx";
import { MarkedWords } from "#web/features/result/components/marked-paragraph.tsx";
import type { NumberedFinding } from "#web/features/result/findings.ts";
import { layOut } from "#web/features/result/marks.ts";

/** The material's own words with numbered marks, to be read beside the findings. */
export function StaticText({ text, findings }: { text: string; findings: NumberedFinding[] }) {
  const paragraphs = layOut({ text, pages: [], headings: [] }, findings);
  return (
    <div className="space-y-2 font-serif leading-6">
      {paragraphs.map(({ start, segments, marks }) => {
        const missing = marks.filter(({ finding }) => finding.quote === null);
        return (
          <div key={start}>
            <p className={clsx(start === 0 && "text-lg font-semibold")}>
              {segments.map((segment) => (
                <MarkedWords key={segment.start} segment={segment} isActive={false} />
              ))}
            </p>
            {missing.length > 0 && (
              <p className="mt-1 rounded border border-dashed border-rule-strong px-2 py-1 font-sans text-sm text-ink-muted">
                Missing here: findings {missing.map(({ number }) => number).join(", ")}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
