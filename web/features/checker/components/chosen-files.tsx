import { CircleAlert, FileText, X } from "lucide-react";
import { refuseFile } from "#web/features/checker/validate.ts";
import { formatFileSize } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** The files that will be analysed, each with its size or why it cannot be sent, and a way to take it back. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  return (
    <ul
      aria-label="Chosen files"
      className="divide-y divide-rule rounded-md border border-rule-strong bg-sunken empty:hidden"
    >
      {files.map((file) => {
        const refusal = refuseFile(file);
        const Icon = refusal ? CircleAlert : FileText;
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-3 px-4 py-2.5">
            <Icon aria-hidden className={`size-5 shrink-0 ${refusal ? "text-high" : "text-accent"}`} />
            <p className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{file.name}</span>
              {refusal ? (
                <span className="block text-sm text-high">
                  Will not be sent. {refusal.title}: {refusal.message}
                </span>
              ) : (
                <span className="text-sm text-ink-muted">{formatFileSize(file.size)}</span>
              )}
            </p>
            <Button size="sm" variant="quiet" onClick={() => onRemove(file)} aria-label={`Remove ${file.name}`}>
              <X aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Remove</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
