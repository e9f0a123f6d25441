import { useEffect, useMemo, useRef, useState } from "react";
import type { Submission } from "#web/features/checker/api/start-analysis.ts";
import { clearDraft, readDraft, readKept } from "#web/features/checker/draft.ts";
import { submissionToast } from "#web/features/checker/submission-errors.ts";
import {
  EMPTY_FORM,
  type FieldErrors,
  type FormValues,
  refuseFile,
  validateForm,
} from "#web/features/checker/validate.ts";
import { forgetText } from "#web/lib/kept-text.ts";
import { toast } from "#web/ui/toast-store.ts";

/** The fields from top to bottom: the order of the error summary. */
const FIELD_ORDER = ["file", "audience", "channel", "materialType", "context"] as const;

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

function toastRefusal({ title, message }: { title: string; message: string }) {
  toast({ title, description: message, variant: "destructive" });
}

// Outlives the form, for the way back from a page that could not be shown. A reload takes it.
let lastFile: File | undefined;

/** What the form begins with: what it held when the page was last left by a failure, else the draft. */
function useRestored() {
  const [kept] = useState(readKept);
  const [draft] = useState(readDraft);
  useEffect(() => {
    if (draft && !kept)
      toast({ title: "Draft restored", description: "Your saved choices and context are filled in." });
  }, [draft, kept]);
  return { values: kept ?? draft ?? EMPTY_FORM, file: kept && lastFile };
}

/** State and rules of the upload form. */
export function useUploadForm(onAnalyse: (submission: Submission) => Promise<FieldErrors | undefined>) {
  const restored = useRestored();
  const [values, setValues] = useState<FormValues>(restored.values);
  const [file, setFile] = useState(restored.file);
  const [errors, setErrors] = useState<FieldErrors>({});
  // The summary lists what the last attempt met; fixing a field only clears the message beside it.
  const [refused, setRefused] = useState<FieldErrors>({});
  const summary = useMemo(
    () => FIELD_ORDER.flatMap((fieldId) => (refused[fieldId] ? [{ fieldId, message: refused[fieldId] }] : [])),
    [refused],
  );

  const change = (part: Partial<FormValues>) => {
    setValues((old) => ({ ...old, ...part }));
    setErrors((old) => ({ ...old, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  };
  const chooseFile = (chosen: File) => {
    const refusal = refuseFile(chosen);
    if (refusal) toastRefusal(refusal);
    lastFile = refusal ? undefined : chosen;
    setFile(lastFile);
    setErrors((old) => ({ ...old, file: refusal?.message }));
  };
  const attempt = async () => {
    const refusal = refuseFile(file);
    if (refusal) toastRefusal(refusal);
    const found: FieldErrors = { ...(refusal && { file: refusal.message }), ...(await validateForm(values)) };
    setErrors(found);
    setRefused(found);
    if (!file || hasErrors(found)) return;
    const answered = await onAnalyse({ file, values });
    if (answered) {
      setErrors(answered);
      setRefused(answered);
      if (answered.file) setFile(undefined);
      return;
    }
    clearDraft();
    forgetText();
  };
  const isBusy = useRef(false);
  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await attempt().catch((error: unknown) => toast(submissionToast(error)));
    isBusy.current = false;
  };
  return { values, file, errors, summary, change, chooseFile, removeFile: () => setFile(undefined), submit };
}
