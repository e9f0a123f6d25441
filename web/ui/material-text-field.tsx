import type { ReactNode } from "react";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";

type MaterialTextFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  rows?: number;
  text: string;
  onText: (text: string) => void;
  /** Stands under the text. */
  children?: ReactNode;
};

/** Takes the text of a material, set as its own words. The browser never keeps it. */
export function MaterialTextField({
  id,
  label,
  hint,
  error,
  rows = 5,
  text,
  onText,
  children,
}: MaterialTextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...fieldProps({ id, hint: hint !== undefined, error })}
        data-kept="never"
        rows={rows}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={`${inputClass} font-serif`}
      />
      {children}
    </Field>
  );
}
