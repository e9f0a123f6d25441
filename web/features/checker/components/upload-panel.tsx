import { Lock } from "lucide-react";
import { type FormEvent, useRef } from "react";
import type { Submission } from "#web/features/checker/api/start-analysis.ts";
import { ChosenFile } from "#web/features/checker/components/chosen-file.tsx";
import { DropZone } from "#web/features/checker/components/drop-zone.tsx";
import { SampleLinks } from "#web/features/checker/components/sample-links.tsx";
import { UploadFields } from "#web/features/checker/components/upload-fields.tsx";
import { saveDraft } from "#web/features/checker/draft.ts";
import { useUploadForm } from "#web/features/checker/use-upload-form.ts";
import { EMPTY_FORM, type FieldErrors, type FormValues, loadRules } from "#web/features/checker/validate.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";

function keepDraft(values: FormValues) {
  if (saveDraft(values)) {
    toast({ title: "Draft saved", description: "You will need to choose the file again." });
  } else {
    const description = "Your browser does not allow this site to store anything.";
    toast({ title: "Draft not saved", description, variant: "destructive" });
  }
}

type UploadPanelProps = {
  isAnalysing: boolean;
  onAnalyse: (submission: Submission) => Promise<FieldErrors | undefined>;
};

/** The form that starts an analysis. */
export function UploadPanel({ isAnalysing, onAnalyse }: UploadPanelProps) {
  const { values, file, errors, summary, change, chooseFile, removeFile, submit } = useUploadForm(onAnalyse);
  const isHydrated = useHydrated();
  const fileInput = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAnalysing) submit();
  };
  const remove = () => {
    removeFile();
    requestAnimationFrame(() => fileInput.current?.focus());
  };

  return (
    <Panel title="Upload Material for Review" printHide>
      <form noValidate onSubmit={onSubmit} onFocus={() => void loadRules()}>
        {/* Before the page's code is there a file or a click would be lost. */}
        <fieldset disabled={!isHydrated} className="min-w-0 space-y-5">
          <ErrorSummary errors={summary} />
          {file ? (
            <ChosenFile file={file} onRemove={remove} />
          ) : (
            <DropZone ref={fileInput} error={errors.file} onFile={chooseFile} />
          )}
          <SampleLinks
            isDisabled={isAnalysing}
            onSample={({ audience, channel }, sample) =>
              onAnalyse({ file: sample, values: { ...EMPTY_FORM, audience, channel } })
            }
          />
          <UploadFields values={values} errors={errors} onChange={change} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4">
            <p className="flex items-center gap-1.5 text-xs text-ink-muted">
              <Lock aria-hidden className="size-3.5 shrink-0" />
              All uploads are encrypted and processed securely
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => keepDraft(values)}>Save Draft</Button>
              <Button type="submit" variant="primary" disabled={isAnalysing}>
                {isAnalysing ? "Analysing..." : "Analyse Compliance"}
              </Button>
            </div>
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}
