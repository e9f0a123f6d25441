import { MAX_TEXT_CHARS } from "#schema/submission-options.ts";
import { count } from "#web/lib/format.ts";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import { MaterialTextField } from "#web/ui/material-text-field.tsx";

type PasteTextProps = {
  text: string;
  name: string;
  error?: string;
  onText: (text: string) => void;
  onName: (name: string) => void;
};

const number = new Intl.NumberFormat("en-GB");

function Length({ text }: { text: string }) {
  const words = text.match(/\S+/g)?.length ?? 0;
  if (words === 0) return null;
  return (
    <p className={`mt-1.5 text-xs tabular-nums ${text.length > MAX_TEXT_CHARS ? "text-high" : "text-ink-muted"}`}>
      {count(words, "word").replace(/^\d+/, number.format(words))}, {number.format(text.length)} of{" "}
      {number.format(MAX_TEXT_CHARS)} characters
    </p>
  );
}

/** The words of a material in the place of a file. */
export function PasteText({ text, name, error, onText, onName }: PasteTextProps) {
  return (
    <div className="space-y-4">
      <MaterialTextField
        id="text"
        label="Text of the material"
        hint="Whole and unchanged, with references and small print. It is checked as a plain text file: type sizes, layout and pictures cannot be seen, so send a file where they matter."
        error={error}
        rows={9}
        text={text}
        onText={onText}
      >
        <Length text={text} />
      </MaterialTextField>
      <Field id="textName" label="Name" optional hint="It is listed under this name.">
        <input
          {...fieldProps({ id: "textName", hint: true })}
          value={name}
          maxLength={200}
          placeholder="pasted-text"
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
          className={inputClass}
        />
      </Field>
    </div>
  );
}
