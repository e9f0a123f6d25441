import { CircleAlert, Lock } from "lucide-react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import type { UsageLimits } from "#schema/usage.ts";
import type { Submission } from "#web/features/checker/api/start-analysis.ts";
import { MaterialFields } from "#web/features/checker/components/material-fields.tsx";
import { SampleLinks } from "#web/features/checker/components/sample-links.tsx";
import { UploadFields } from "#web/features/checker/components/upload-fields.tsx";
import { saveDraft } from "#web/features/checker/draft.ts";
import { useUploadForm } from "#web/features/checker/use-upload-form.ts";
import { EMPTY_FORM, type FieldErrors, type FormValues, loadRules } from "#web/features/checker/validate.ts";
import { count } from "#web/lib/format.ts";
import type { Further } from "#web/lib/further.ts";
import { paths } from "#web/lib/paths.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { FurtherFiles } from "#web/ui/further-files.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";

const analyses = (n: number) => count(n, "analysis", "analyses");

type UnitsNoteProps = { needed: number; usage: UsageLimits | undefined };

/** How many of the month's analyses a submission takes and how many are left, said before it begins. */
function UnitsNote({ needed, usage }: UnitsNoteProps) {
  if (needed === 0) return null;
  const takes = needed === 1 ? "Takes 1 analysis." : `${needed} files take ${analyses(needed)}, one each.`;
  if (!usage) return <p className="text-sm text-ink-muted">{takes}</p>;
  const { remaining, limit } = usage;
  const left = `${remaining} of ${limit} ${remaining === 1 ? "is" : "are"} left this month.`;
  if (needed <= remaining)
    return (
      <p className="text-sm text-ink-muted">
        {takes} {left}
      </p>
    );
  return (
    <Notice tone="medium" icon={<CircleAlert aria-hidden className="text-medium" />}>
      {takes} {left}{" "}
      {remaining > 0 && `The last ${needed - remaining} will be refused, not counted, and kept in the list. `}
      <Link to={paths.pricing} className="link">
        Compare plans
      </Link>
    </Notice>
  );
}

function keepDraft(values: FormValues) {
  if (saveDraft(values)) {
    toast({ title: "Draft saved", description: "You will need to choose the files, or paste the text, again." });
  } else {
    const description = "Your browser does not allow this site to store anything.";
    toast({ title: "Draft not saved", description, variant: "destructive" });
  }
}

type UploadPanelProps = {
  isAnalysing: boolean;
  hasQueue: boolean;
  usage: UsageLimits | undefined;
  onAnalyse: (submission: Submission) => Promise<FieldErrors | undefined>;
  onQueue: (files: readonly File[], values: FormValues, further: Further) => void;
};

const submitWords = (isAnalysing: boolean, needed: number) =>
  isAnalysing ? "Analysing..." : needed > 1 ? `Analyse ${needed} Files` : "Analyse Compliance";

/** The form that starts one analysis, or a queue of them. */
export function UploadPanel({ isAnalysing, usage, ...sending }: UploadPanelProps) {
  const form = useUploadForm(sending);
  const isHydrated = useHydrated();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAnalysing) form.submit();
  };

  return (
    <Panel title="Upload Material for Review" printHide>
      <form noValidate onSubmit={onSubmit} onFocus={() => void loadRules()}>
        <div className="mb-5 space-y-5">
          <ErrorSummary errors={form.summary} />
          <MaterialFields {...form} />
        </div>
        {/* Before the page's code is there a choice or a click would be lost. A file is taken once it is. */}
        <fieldset disabled={!isHydrated} className="min-w-0 space-y-5">
          <SampleLinks
            isDisabled={isAnalysing}
            onSample={({ audience, channel }, sample) =>
              sending.onAnalyse({ file: sample, values: { ...EMPTY_FORM, audience, channel } })
            }
          />
          <UploadFields values={form.values} errors={form.errors} onChange={form.changeValues} />
          <FurtherFiles further={form.further} error={form.errors.further} onChange={form.changeFurther} />
          <UnitsNote needed={form.needed} usage={usage} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4">
            <p className="flex items-center gap-1.5 text-xs text-ink-muted">
              <Lock aria-hidden className="size-3.5 shrink-0" />
              All uploads are encrypted and processed securely
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => keepDraft(form.values)}>Save Draft</Button>
              <Button type="submit" variant="primary" disabled={isAnalysing}>
                {submitWords(isAnalysing, form.needed)}
              </Button>
            </div>
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}
