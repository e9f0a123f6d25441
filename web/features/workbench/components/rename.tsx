import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { MAX_NAME_CHARS } from "#schema/workbench-options.ts";
import { send, words } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Gives an assessment a name in place of its file's. */
export function Rename({ assessment: { id, name, filename } }: { assessment: AssessmentDetail }) {
  const field = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState(name ?? filename);
  const rename = useMutation({
    mutationFn: (given: string) => send("PATCH", `/api/assessment/${encodeURIComponent(id)}`, { name: given }),
    onSuccess: () => {
      for (const family of ["assessment", "assessments", "versions"])
        void client.invalidateQueries({ queryKey: [family] });
      toast({ title: "Renamed", description: typed.trim() || filename });
    },
    onError: (error) =>
      toast({ title: "Not renamed", description: words(error, "Please try again."), variant: "destructive" }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(typed.trim() === filename ? "" : typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field id={field} label="Name of this assessment" hint={`The file is called ${filename}.`}>
          <input
            {...fieldProps({ id: field, hint: true })}
            value={typed}
            maxLength={MAX_NAME_CHARS}
            onChange={(event) => setTyped(event.target.value)}
            className={`${inputClass} min-h-10`}
          />
        </Field>
      </div>
      <Button type="submit" className="mb-6">
        Save name
      </Button>
    </form>
  );
}
