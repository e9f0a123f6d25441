import { useEffect, useMemo, useRef, useState } from "react";
import type { Submission } from "#web/features/checker/api/start-analysis.ts";
import { clearDraft, readDraft, readKept } from "#web/features/checker/draft.ts";
import { submissionToast } from "#web/features/checker/submission-errors.ts";
import { toastRefusal, useMaterial } from "#web/features/checker/use-material.ts";
import {
  EMPTY_FORM,
  type FieldErrors,
  type FormValues,
  refuseFile,
  validateForm,
} from "#web/features/checker/validate.ts";
import { type Further, NO_FURTHER } from "#web/lib/further.ts";
import { forgetText } from "#web/lib/kept-text.ts";
import { toast } from "#web/ui/toast-store.ts";

const isFine = (file: File) => refuseFile(file) === undefined;

/** What the material is to be compared with. `choose` takes what can be sent and answers why the rest cannot. */
function useFurther() {
  const [further, setFurther] = useState(NO_FURTHER);
  const choose = ({ smpc, references }: Further): string | undefined => {
    const bad = [...(smpc ? [smpc] : []), ...references].find((file) => !isFine(file));
    setFurther({ references: references.filter(isFine), ...(smpc && isFine(smpc) && { smpc }) });
    const refusal = bad && refuseFile(bad);
    if (refusal) toastRefusal(refusal);
    return bad && refusal && `${bad.name}: ${refusal.message}`;
  };
  return { further, choose };
}

/** The fields from top to bottom: the order of the error summary. */
const FIELD_ORDER = ["file", "text", "audience", "channel", "materialType", "context", "further"] as const;

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** What the form begins with: what it held when the page was last left by a failure, else the draft. */
function useRestored() {
  const [kept] = useState(readKept);
  const [draft] = useState(readDraft);
  useEffect(() => {
    if (draft && !kept)
      toast({ title: "Draft restored", description: "Your saved choices and context are filled in." });
  }, [draft, kept]);
  return { values: kept ?? draft ?? EMPTY_FORM, isKept: kept !== undefined };
}

type Sending = {
  /** Answers nothing when it was accepted, else the server's message for each field. */
  onAnalyse: (submission: Submission) => Promise<FieldErrors | undefined>;
  onQueue: (files: readonly File[], values: FormValues, further: Further) => void;
  /** Whether a queue is on the page, which a single file joins. */
  hasQueue: boolean;
};

/** State and rules of the upload form. */
export function useUploadForm({ onAnalyse, onQueue, hasQueue }: Sending) {
  const restored = useRestored();
  const [values, setValues] = useState<FormValues>(restored.values);
  const { material, sendable, refusal: materialRefusal, sent, ...change } = useMaterial(restored.isKept);
  const { further, choose } = useFurther();
  const [errors, setErrors] = useState<FieldErrors>({});
  // The summary lists what the last attempt met; fixing a field only clears the message beside it.
  const [refused, setRefused] = useState<FieldErrors>({});
  const summary = useMemo(
    () => FIELD_ORDER.flatMap((fieldId) => (refused[fieldId] ? [{ fieldId, message: refused[fieldId] }] : [])),
    [refused],
  );
  const materialField = material.kind === "text" ? "text" : "file";

  const changeValues = (part: Partial<FormValues>) => {
    setValues((old) => ({ ...old, ...part }));
    setErrors((old) => ({ ...old, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  };
  const clearMaterialErrors = () => setErrors((old) => ({ ...old, file: undefined, text: undefined }));
  const addFiles = (chosen: readonly File[]) => {
    const refusal = change.addFiles(chosen);
    setErrors((old) => ({ ...old, file: refusal?.message }));
  };
  const changeMaterial = (part: Parameters<typeof change.change>[0]) => {
    change.change(part);
    clearMaterialErrors();
  };
  const addText = (text: string) => {
    change.addText(text);
    clearMaterialErrors();
  };
  const changeFurther = (chosen: Further) => {
    const message = choose(chosen);
    setErrors((old) => ({ ...old, further: message }));
  };
  const attempt = async () => {
    const files = sendable();
    const refusal = files.length === 0 ? materialRefusal() : undefined;
    if (refusal) toastRefusal(refusal);
    const found: FieldErrors = {
      ...(refusal && { [materialField]: refusal.message }),
      ...(await validateForm(values)),
    };
    setErrors(found);
    setRefused(found);
    const [file] = files;
    if (!file || hasErrors(found)) return;
    if (files.length > 1 || hasQueue) {
      onQueue(files, values, further);
      sent();
    } else {
      const answered = await onAnalyse({ file, values, further });
      if (answered) {
        const { file: aboutFile, ...others } = answered;
        const shown = { ...others, ...(aboutFile && { [materialField]: aboutFile }) };
        setErrors(shown);
        setRefused(shown);
        if (aboutFile && material.kind === "files") change.removeFile(file);
        return;
      }
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
  return {
    ...{ values, material, errors, summary, submit, addFiles, addText, changeMaterial, changeValues },
    ...{ further, changeFurther },
    removeFile: change.removeFile,
    /** Analyses that the submission would take. */
    needed: sendable().length,
  };
}
