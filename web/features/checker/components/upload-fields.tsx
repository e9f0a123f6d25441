import { useQuery } from "@tanstack/react-query";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission-options.ts";
import type { FieldErrors, FormValues } from "#web/features/checker/validate.ts";
import { siteConfigQuery } from "#web/lib/support.ts";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type RulesOnlyProps = { isChosen: boolean; onChange: (isChosen: boolean) => void };

/** Keeps the material from the AI reviewer, where there is one. */
function RulesOnly({ isChosen, onChange }: RulesOnlyProps) {
  const config = useQuery(siteConfigQuery);
  if (!config.data?.aiReview) return null;
  return (
    <div className="flex items-start gap-2.5">
      <input
        id="reviewers"
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby="reviewers-hint"
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor="reviewers" className="text-sm font-medium">
          Check by the rules only
        </label>
        <p id="reviewers-hint" className="mt-0.5 text-xs text-ink-muted">
          The material is not shown to the AI reviewer. It can add findings to those of the rules and never removes one.
        </p>
      </div>
    </div>
  );
}

type UploadFieldsProps = { values: FormValues; errors: FieldErrors; onChange: (part: Partial<FormValues>) => void };

/** What the material is for: two required choices, its type, and anything the reviewer should know. */
export function UploadFields({ values, errors, onChange }: UploadFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="audience"
          label="Target audience"
          placeholder="Select audience"
          options={AUDIENCES}
          value={values.audience}
          onChange={(audience) => onChange({ audience })}
          error={errors.audience}
        />
        <SelectField
          id="channel"
          label="Distribution channel"
          placeholder="Select channel"
          options={CHANNELS}
          value={values.channel}
          onChange={(channel) => onChange({ channel })}
          error={errors.channel}
        />
      </div>
      <SelectField
        id="materialType"
        label="Material type"
        optional
        placeholder="Detect automatically"
        options={MATERIAL_TYPES}
        value={values.materialType}
        onChange={(materialType) => onChange({ materialType })}
        error={errors.materialType}
      />
      <Field
        id="context"
        label="Additional context"
        optional
        hint="For example the licensed indication, the campaign, or wording already approved."
        error={errors.context}
      >
        <textarea
          {...fieldProps({ id: "context", hint: true, error: errors.context })}
          rows={3}
          value={values.context}
          onChange={(event) => onChange({ context: event.target.value })}
          className={inputClass}
        />
      </Field>
      <RulesOnly
        isChosen={values.reviewers === "rules"}
        onChange={(isChosen) => onChange({ reviewers: isChosen ? "rules" : "" })}
      />
    </>
  );
}
