import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  KEEP_REASONS,
  KEEP_SCOPES,
  type KeepReason,
  type KeepScope,
  MAX_DECISION_CHARS,
} from "#schema/workbench-options.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type Kept = { reason: KeepReason; words: string; scope: KeepScope };
type KeepFormProps = { onKeep: (kept: Kept) => Promise<unknown>; onCancel: () => void };

const REPORTED = `This rule, the words at issue and your reason are sent to the people who maintain the rules. Nothing else is.`;

/** Why a matter can stay as it is, and what that covers. */
export function KeepForm({ onKeep, onCancel }: KeepFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<KeepReason | "">("");
  const [words, setWords] = useState("");
  const [scope, setScope] = useState<KeepScope>("place");
  const [errors, setErrors] = useState<{ reason?: string; words?: string }>({});
  useEffect(() => form.current?.querySelector("select")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason === "other" && words.trim() === "";
    const found = {
      ...(reason === "" && { reason: "Please choose a reason" }),
      ...(isMissing && { words: "Please say why it can stay" }),
    };
    setErrors(found);
    if (reason !== "" && !isMissing) onKeep({ reason, words: words.trim(), scope }).catch(() => undefined);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="mt-3 space-y-3 border-t border-rule pt-3 text-ink"
    >
      <SelectField
        id={`${id}-reason`}
        label="Why it can stay"
        placeholder="Choose a reason"
        options={KEEP_REASONS}
        value={reason}
        onChange={(value) => setReason(value as KeepReason)}
        error={errors.reason}
      />
      {reason === "rule-wrong" && <p className="text-sm text-ink-muted">{REPORTED}</p>}
      <Field
        id={`${id}-words`}
        label="In your words"
        optional={reason !== "other"}
        hint={`${MAX_DECISION_CHARS - words.length} characters left`}
        error={errors.words}
      >
        <textarea
          {...fieldProps({ id: `${id}-words`, hint: true, error: errors.words })}
          rows={2}
          maxLength={MAX_DECISION_CHARS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={inputClass}
        />
      </Field>
      <fieldset className="space-y-1 text-sm">
        <legend className="mb-1 font-medium">Keep</legend>
        {Object.entries(KEEP_SCOPES).map(([value, label]) => (
          <label key={value} className="flex items-center gap-2">
            <input
              type="radio"
              name={`${id}-scope`}
              checked={scope === value}
              onChange={() => setScope(value as KeepScope)}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="primary">
          Keep
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
