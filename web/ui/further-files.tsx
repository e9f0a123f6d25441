import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { MAX_REFERENCES } from "#schema/limits.ts";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import { formatFileSize } from "#web/lib/format.ts";
import type { Further } from "#web/lib/further.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FieldError, fieldProps } from "#web/ui/field.tsx";

type ListProps = { label: string; files: readonly File[]; most: number; onChange: (files: File[]) => void };

/** Files of one kind, each with a way to take it back, and a button for the next. */
function FileList({ label, files, most, onChange }: ListProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <p className="text-sm font-medium">{label}</p>
      <ul className="mt-1 space-y-1">
        {files.map((file, at) => (
          <li key={`${file.name}-${file.size}-${file.lastModified}`} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {file.name} <span className="text-ink-muted">{formatFileSize(file.size)}</span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove ${file.name}`}
              onClick={() => onChange(files.filter((_, i) => i !== at))}
            >
              <X aria-hidden className="size-4" />
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {files.length < most && (
        <>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={`Choose: ${label}`}
            multiple={most > 1}
            accept={Object.keys(ACCEPTED_TYPES).join(",")}
            className="sr-only"
            onChange={(event) => {
              onChange([...files, ...(event.target.files ?? [])].slice(0, most));
              event.target.value = "";
            }}
          />
          <Button size="sm" className="mt-1" onClick={() => input.current?.click()}>
            <Plus aria-hidden className="size-4" />
            {most > 1 ? "Add references" : "Add the SmPC"}
          </Button>
        </>
      )}
    </div>
  );
}

type FurtherFilesProps = { further: Further; error?: string; onChange: (further: Further) => void };

/** What the material is to be compared with; nothing is needed. */
export function FurtherFiles({ further, error, onChange }: FurtherFilesProps) {
  const [isOpen, setOpen] = useState(false);
  const { smpc, references } = further;
  const chosen = (smpc ? 1 : 0) + references.length;
  return (
    <div {...fieldProps({ id: "further", error })} tabIndex={-1} className="rounded-md border border-rule">
      <Disclosure
        open={isOpen || error !== undefined}
        onOpenChange={setOpen}
        summaryClass="px-3 py-2"
        summary={
          <span className="text-sm font-medium">
            SmPC and references <span className="font-normal text-ink-muted">(optional)</span>
            {chosen > 0 && <span className="ml-2 font-normal text-ink-muted">{chosen} chosen</span>}
          </span>
        }
      >
        <div className="space-y-4 px-3 pt-1 pb-3">
          <p className="max-w-[70ch] text-xs text-ink-muted">
            The material is compared with them, and clear contradictions are told with both sentences. They are deleted
            together with the material.
          </p>
          <FileList
            label="Summary of Product Characteristics"
            files={smpc ? [smpc] : []}
            most={1}
            onChange={([file]) => onChange({ references, ...(file && { smpc: file }) })}
          />
          <FileList
            label={`References cited, up to ${MAX_REFERENCES}`}
            files={references}
            most={MAX_REFERENCES}
            onChange={(files) => onChange({ ...further, references: files })}
          />
        </div>
      </Disclosure>
      {error && (
        <div className="px-3 pb-3">
          <FieldError id="further">{error}</FieldError>
        </div>
      )}
    </div>
  );
}
