import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { checkSeal, type SealState } from "#web/features/workbench/exports/seal.ts";
import { Field, fieldProps } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";

const WORDS: Record<SealState, string> = {
  whole: "Unchanged since it was exported: the seal holds.",
  changed: "Changed since it was exported: the seal does not hold. Do not rely on this copy.",
  none: "This file carries no seal of ours. It was not exported here, or it was saved again by another program.",
};

/** Says whether an exported file is as it was made. The file stays in the browser. */
export function VerifyFile() {
  const id = useId();
  const check = useMutation({
    mutationFn: async (file: File) => ({
      name: file.name,
      state: await checkSeal(new Uint8Array(await file.arrayBuffer())),
    }),
  });
  return (
    <div className="max-w-2xl space-y-4">
      <Field id={id} label="Exported file" hint="Word, PDF, CSV or JSON. It is read in your browser and not uploaded.">
        <input
          {...fieldProps({ id, hint: true })}
          type="file"
          accept=".docx,.pdf,.csv,.json"
          onChange={(event) => event.target.files?.[0] && check.mutate(event.target.files[0])}
          className="block w-full text-sm file:mr-3 file:min-h-10 file:rounded-md file:border file:border-rule-strong file:bg-raised file:px-4 file:font-medium"
        />
      </Field>
      <div aria-live="polite">
        {check.isError && <Notice tone="high">The file could not be read. Please choose it again.</Notice>}
        {check.data && (
          <Notice tone={check.data.state === "whole" ? "accent" : "high"}>
            <strong className="font-semibold">{check.data.name}.</strong> {WORDS[check.data.state]}
          </Notice>
        )}
      </div>
    </div>
  );
}
