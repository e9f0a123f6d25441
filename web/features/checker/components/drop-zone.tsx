import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, type Ref, useEffect, useEffectEvent, useState } from "react";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import { FieldError, fieldProps } from "#web/ui/field.tsx";

type DropZoneProps = { ref: Ref<HTMLInputElement>; error?: string; onFile: (file: File) => void };

const ACCEPT = [...Object.keys(ACCEPTED_TYPES), ...new Set(Object.values(ACCEPTED_TYPES))].join(",");

/** Takes files pasted anywhere on the page, and stops a file that misses the zone from replacing the page. */
function usePageFiles(onFile: (file: File) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener("paste", paste);
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("paste", paste);
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}

/** Where a file is dropped, pasted or chosen; only the first of several is taken. */
export function DropZone({ ref, error, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  usePageFiles(onFile);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <input
        ref={ref}
        {...fieldProps({ id: "file", hint: true, error })}
        type="file"
        accept={ACCEPT}
        className="peer sr-only"
        onChange={(event) => {
          take(event.target.files);
          // Emptied, so that the same file can be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <label
        htmlFor="file"
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          "flex cursor-pointer flex-col items-center rounded-md border border-dashed px-4 py-7 text-center hover:border-accent hover:bg-accent-soft",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          isOver ? "border-accent bg-accent-soft" : error ? "border-high bg-sunken" : "border-rule-strong bg-sunken",
        )}
      >
        <FileUp aria-hidden className="mb-2 size-6 text-accent" />
        <span className="font-medium text-balance">
          Drop a file here, paste it, or <span className="text-accent underline underline-offset-3">choose a file</span>
        </span>
        <span id="file-hint" className="mt-1 text-sm text-balance text-ink-muted">
          PDF, Word (DOCX, DOC), plain text, or image (JPG, PNG, GIF, WebP), up to 50&nbsp;MB
        </span>
      </label>
      {error && <FieldError id="file">{error}</FieldError>}
    </div>
  );
}
