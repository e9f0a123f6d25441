import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import type { FormField } from "#web/ui/use-form.ts";

type TextAreaFieldProps = { field: FormField; label: string; rows: number; hint?: string };

/** A labelled text of several lines. */
export function TextAreaField({ field, label, rows, hint }: TextAreaFieldProps) {
  const { id, name, error } = field;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...fieldProps({ id, hint: hint !== undefined, error })}
        name={name}
        rows={rows}
        aria-required
        className={inputClass}
      />
    </Field>
  );
}
