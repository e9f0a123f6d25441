import { FileText } from "lucide-react";
import { AUDIENCES, CHANNELS } from "#schema/submission-options.ts";
import { Button } from "#web/ui/button.tsx";

type FoldedFormProps = {
  fileName: string;
  audience?: string;
  channel?: string;
  isAnalysing: boolean;
  onCheckAnother: () => void;
};

const label = (labels: Record<string, string>, key: string | undefined) =>
  key === undefined ? undefined : labels[key];

/** The form in one line, while its file is analysed and when the result is here. */
export function FoldedForm({ fileName, audience, channel, isAnalysing, onCheckAnother }: FoldedFormProps) {
  const words = [fileName, label(AUDIENCES, audience), label(CHANNELS, channel)].filter(Boolean);
  return (
    <section
      aria-label="Material"
      data-print="hide"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-raised px-4 py-2.5 sm:px-5"
    >
      <p className="flex min-w-0 flex-1 items-center gap-2.5 wrap-anywhere max-sm:basis-full">
        <FileText aria-hidden className="size-4 shrink-0 text-ink-muted" />
        <span className="min-w-0">{words.join(" · ")}</span>
      </p>
      <Button size="sm" disabled={isAnalysing} onClick={onCheckAnother}>
        {isAnalysing ? "Analysing..." : "Check another"}
      </Button>
    </section>
  );
}
