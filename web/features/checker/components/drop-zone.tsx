import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, type Ref, useState } from "react";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import { FieldError, fieldProps } from "#web/ui/field.tsx";

type DropZoneProps = {
  ref: Ref<HTMLInputElement>;
  error?: string;
  /** Whether files are chosen already: a slim zone, for more of them. */
  isSlim: boolean;
  onFiles: (files: readonly File[]) => void;
};

const ACCEPT = [...Object.keys(ACCEPTED_TYPES), ...new Set(Object.values(ACCEPTED_TYPES))].join(",");

function Words({ isSlim }: { isSlim: boolean }) {
  const choose = "text-accent underline underline-offset-3";
  return (
    <>
      <FileUp aria-hidden className={clsx("text-accent", isSlim ? "size-5" : "mb-2 size-6")} />
      <span className={clsx("text-balance", !isSlim && "font-medium")}>
        {isSlim ? "Drop more files here, or " : "Drop files here, paste them, or "}
        <span className={choose}>choose {isSlim ? "more" : "files"}</span>
      </span>
      <span id="file-hint" className={isSlim ? "sr-only" : "mt-1 text-sm text-balance text-ink-muted"}>
        PDF, Word (DOCX, DOC), plain text, or image (JPG, PNG, GIF, WebP), up to 50&nbsp;MB each
      </span>
    </>
  );
}

/** Where files are dropped or chosen. */
export function DropZone({ ref, error, isSlim, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div>
      <input
        ref={ref}
        {...fieldProps({ id: "file", hint: true, error })}
        type="file"
        multiple
        accept={ACCEPT}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
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
          "flex cursor-pointer items-center rounded-md border border-dashed px-4 text-center hover:border-accent hover:bg-accent-soft",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          isSlim ? "justify-center gap-2.5 py-2.5 text-sm" : "flex-col py-7",
          isOver ? "border-accent bg-accent-soft" : error ? "border-high bg-sunken" : "border-rule-strong bg-sunken",
        )}
      >
        <Words isSlim={isSlim} />
      </label>
      {error && <FieldError id="file">{error}</FieldError>}
    </div>
  );
}
