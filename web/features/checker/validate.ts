import { ACCEPTED_TYPES, FILE_MESSAGES, MAX_FILE_BYTES } from "#schema/submission-options.ts";

/** `reviewers` is "rules" where the AI reviewer is not to see the material, else empty. */
export type FormValues = {
  audience: string;
  channel: string;
  materialType: string;
  context: string;
  reviewers: string;
};
export type FieldErrors = Partial<Record<keyof FormValues | "file" | "text" | "further", string>>;

export const EMPTY_FORM: FormValues = { audience: "", channel: "", materialType: "", context: "", reviewers: "" };

type FileRefusal = (typeof FILE_MESSAGES)[keyof typeof FILE_MESSAGES];

/** Why a file cannot be sent, if it cannot. The server looks at its content as well. */
export function refuseFile(file: File | undefined): FileRefusal | undefined {
  if (!file) return FILE_MESSAGES.missing;
  const ending = file.name.toLowerCase().match(/\.[^.]+$/)?.[0] ?? "";
  if (!(ending in ACCEPTED_TYPES)) return FILE_MESSAGES.type;
  if (file.size === 0) return FILE_MESSAGES.empty;
  return file.size > MAX_FILE_BYTES ? FILE_MESSAGES.size : undefined;
}

/** Fetches the rules that the server checks by, when the form is first used, not with the page; undefined where they
 * cannot be fetched. */
export const loadRules = () =>
  import("#schema/submission.ts").then(
    ({ submissionFields }) => submissionFields,
    () => undefined,
  );

/** The message for each field that is not right yet, by the same rules as the server's. Without the rules there is
 * none: the server, which checks again, is left to say it. */
export async function validateForm(values: FormValues): Promise<FieldErrors> {
  const checked = (await loadRules())?.safeParse(values);
  if (!checked || checked.success) return {};
  const errors: FieldErrors = {};
  for (const issue of checked.error.issues) {
    const field = issue.path[0] as keyof FormValues;
    errors[field] ??= issue.message;
  }
  return errors;
}
