import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission-options.ts";
import { EMPTY_FORM, type FormValues } from "#web/features/checker/validate.ts";
import { keptText } from "#web/lib/kept-text.ts";
import { local, readStored, STORAGE_KEYS, writeStored } from "#web/lib/storage.ts";

const choice = (value: unknown, options: object) => (typeof value === "string" && value in options ? value : "");

/** Keeps the choices and the context, never the file. Answers whether the browser allowed it. */
export const saveDraft = (values: FormValues) => writeStored(local, STORAGE_KEYS.draft, values);

/** Forgets the draft. */
export const clearDraft = () => writeStored(local, STORAGE_KEYS.draft, undefined);

/** The draft of the last visit. */
export const readDraft = () => formValues(readStored(local, STORAGE_KEYS.draft) as Partial<FormValues> | undefined);

/** What this page held when it had to be loaded anew, or was left for one that could not be shown. */
export const readKept = () => formValues(keptText());

/** Stored values as the form's; a choice that no longer exists is left empty. */
function formValues(stored: Partial<FormValues> | undefined): FormValues | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  return {
    ...EMPTY_FORM,
    audience: choice(stored.audience, AUDIENCES),
    channel: choice(stored.channel, CHANNELS),
    materialType: choice(stored.materialType, MATERIAL_TYPES),
    context: typeof stored.context === "string" ? stored.context : "",
    reviewers: stored.reviewers === "rules" ? "rules" : "",
  };
}
