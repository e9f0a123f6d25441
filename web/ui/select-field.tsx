import { ChevronDown } from "lucide-react";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";

type SelectFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: Readonly<Record<string, string>>;
  /** Words of the empty choice; without them there is none. */
  placeholder?: string;
  optional?: boolean;
  /** One of several filters: nobody has to be told that none is required. */
  isFilter?: boolean;
  error?: string;
};

/** A labelled choice from a list. The browser's own control: it works with every keyboard, reader and phone. */
export function SelectField({
  id,
  label,
  value,
  onChange,
  options,
  placeholder,
  optional,
  isFilter,
  error,
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      <div className="relative">
        <select
          {...fieldProps({ id, error })}
          name={id}
          aria-required={!optional && !isFilter}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} min-h-10 appearance-none pr-9`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-muted" />
      </div>
    </Field>
  );
}
