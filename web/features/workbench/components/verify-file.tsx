import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { checkKey } from "#web/features/workbench/api/seals.ts";
import { readSeal } from "#web/features/workbench/exports/seal.ts";
import { Field, fieldProps } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Verdict = "ours" | "whole" | "not-ours" | "untold" | "changed" | "none";

const WORDS: Record<Verdict, string> = {
  ours: "Unchanged since it was exported from this site: seal and key hold.",
  whole:
    "Unchanged since it was sealed. The seal carries no key of this site, so a copy that somebody changed and sealed anew would look the same.",
  untold: "Unchanged since it was sealed. Whether this site sealed it could not be checked now.",
  "not-ours":
    "The seal was not made by this site: the file was changed and sealed anew, or comes from another site. Do not rely on this copy.",
  changed: "Changed since it was exported: the seal does not hold. Do not rely on this copy.",
  none: "This file carries no seal of ours. It was not exported here, or it was saved again by another program.",
};

const GOOD: ReadonlySet<Verdict> = new Set(["ours", "whole", "untold"]);

/** What is to be said of a file: by its own digest, then by the site that made its key. */
async function verdictOn(file: File): Promise<Verdict> {
  const seal = await readSeal(new Uint8Array(await file.arrayBuffer()));
  if (seal.state !== "whole") return seal.state;
  if (!seal.key) return "whole";
  const state = await checkKey(seal.digest, seal.key).catch(() => "no-secret" as const);
  return state === "no-secret" ? "untold" : state;
}

/** Says whether an exported file is as it was made. The file stays in the browser. */
export function VerifyFile() {
  const id = useId();
  const check = useMutation({
    mutationFn: async (file: File) => ({ name: file.name, state: await verdictOn(file) }),
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
          <Notice tone={GOOD.has(check.data.state) ? "accent" : "high"}>
            <strong className="font-semibold">{check.data.name}.</strong> {WORDS[check.data.state]}
          </Notice>
        )}
      </div>
    </div>
  );
}
