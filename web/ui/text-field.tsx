import type { ComponentProps } from "react";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import type { FormField } from "#web/ui/use-form.ts";

export type TextFieldProps = {
  field: FormField;
  label: string;
  hint?: string;
  optional?: boolean;
} & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "defaultValue" | "maxLength" | "min" | "max" | "onChange"
>;

/** A labelled line of text. */
export function TextField({ field, label, hint, optional, ...input }: TextFieldProps) {
  const { id, name, error } = field;
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        type="text"
        {...input}
        {...fieldProps({ id, hint: hint !== undefined, error })}
        name={name}
        aria-required={!optional}
        className={`${inputClass} min-h-10`}
      />
    </Field>
  );
}

/** An e-mail address, by the browser's own type: phones show the right keys. */
export function EmailField(props: Omit<TextFieldProps, "type" | "label"> & { label?: string }) {
  return <TextField label="Email" autoComplete="username" {...props} type="email" inputMode="email" />;
}
