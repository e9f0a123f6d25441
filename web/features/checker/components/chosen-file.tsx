import { FileText, X } from "lucide-react";
import { formatMegabytes } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";

/** The file that will be analysed, with its size, and a way to take it back. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-rule-strong bg-sunken px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-muted">{formatMegabytes(file.size)}</span>
      </p>
      <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Remove ${file.name}`}>
        <X aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}
