import type { FormValues } from "#web/ui/use-form.ts";

const isEmpty = (text: string) => text.trim() === "";

/** The toast of a form in which some field was left empty. */
export const requireAll = (values: FormValues, description: string) =>
  Object.values(values).some(isEmpty) ? { title: "Required Fields", description } : undefined;

/** The toast of a form that sets a password: a field left empty, or two passwords that differ. */
export function checkNewPassword(values: FormValues, whenEmpty: string) {
  const empty = requireAll(values, whenEmpty);
  if (empty || values.password === values.confirmPassword) return empty;
  return { title: "Password Mismatch", description: "Passwords don't match. Please try again." };
}
