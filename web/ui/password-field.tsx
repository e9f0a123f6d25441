import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import type { FormField } from "#web/ui/use-form.ts";

type PasswordFieldProps = {
  field: FormField;
  label: string;
  hint?: string;
  /** Tells password managers whether to fill in or to suggest one. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be pasted, filled in by a manager, and shown. */
export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { id, name, error } = field;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...fieldProps({ id, hint: hint !== undefined, error })}
          type={isShown ? "text" : "password"}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          className={`${inputClass} min-h-10 pr-12`}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-4.5" />
          <span className="sr-only">
            {isShown ? "Hide" : "Show"} {label.toLowerCase()}
          </span>
        </button>
      </div>
    </Field>
  );
}
