import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldProps = { id: string; label: string; optional?: boolean; hint?: string; error?: string; children: ReactNode };

export const inputClass =
  "w-full rounded-md border border-rule-strong bg-raised px-3 py-2 text-base text-ink aria-invalid:border-high aria-invalid:border-2";

/** Attributes that tie a control to its label, hint and error. */
export function fieldProps({ id, hint, error }: { id: string; hint?: boolean; error?: string }) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, ...(error && { "aria-invalid": true }), ...(describedBy && { "aria-describedby": describedBy }) };
}

/** The message of a field, tied to its control by id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-high">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** A control with its label above, and its hint and error below. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
