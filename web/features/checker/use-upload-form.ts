import { useEffect, useMemo, useRef, useState } from "react";
import type { Submission } from "#web/features/checker/api/start-analysis.ts";
import { clearDraft, readDraft } from "#web/features/checker/draft.ts";
import { submissionToast } from "#web/features/checker/submission-errors.ts";
import {
  EMPTY_FORM,
  type FieldErrors,
  type FormValues,
  refuseFile,
  validateForm,
} from "#web/features/checker/validate.ts";
import { toast } from "#web/ui/toast-store.ts";

/** The fields from top to bottom: the order of the error summary. */
const FIELD_ORDER = ["file", "audience", "channel", "materialType", "context"] as const;

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

function toastRefusal({ title, message }: { title: string; message: string }) {
  toast({ title, description: message, variant: "destructive" });
}

function useRestoredDraft() {
  const [draft] = useState(readDraft);
  useEffect(() => {
    if (draft) toast({ title: "Draft restored", description: "Your saved choices and context are filled in." });
  }, [draft]);
  return draft ?? EMPTY_FORM;
}

/** State and rules of the upload form. */
export function useUploadForm(onAnalyse: (submission: Submission) => Promise<FieldErrors>) {
  const [values, setValues] = useState<FormValues>(useRestoredDraft());
  const [file, setFile] = useState<File>();
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
    setFile(refusal ? undefined : chosen);
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
    setErrors(answered);
    setRefused(answered);
    if (answered.file) setFile(undefined);
    if (!hasErrors(answered)) clearDraft();
  };
  const isBusy = useRef(false);
  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    // All that can fail here is the fetching of the rules: `onAnalyse` says itself what went wrong.
    await attempt().catch((error: unknown) => toast(submissionToast(error)));
    isBusy.current = false;
  };
  return { values, file, errors, summary, change, chooseFile, removeFile: () => setFile(undefined), submit };
}
