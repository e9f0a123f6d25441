import { CircleAlert, FileText, X } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useRef } from "react";
import { DropZone } from "#web/features/checker/components/drop-zone.tsx";
import { PasteText } from "#web/features/checker/components/paste-text.tsx";
import type { useUploadForm } from "#web/features/checker/use-upload-form.ts";
import { refuseFile } from "#web/features/checker/validate.ts";
import { takeEarlyFiles } from "#web/lib/early-files.ts";
import { formatFileSize } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** The files that will be analysed, each with its size or why it cannot be sent, and a way to take it back. */
function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
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

type PagePaste = { onFiles: (files: readonly File[]) => void; onText: (text: string) => void };

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether the form is folded away, so that what it took would not be seen. */
const isFolded = () => document.getElementById("file")?.closest("form")?.closest("[hidden]") != null;

/** Takes files and text pasted anywhere on the page but into a field, and stops a file that misses its place from replacing the page. */
function usePagePaste({ onFiles, onText }: PagePaste) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data, target } = event;
    if (!data || isFolded() || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...data.files];
    const text = data.getData("text/plain");
    // Word processors copy a picture of the words beside them; file managers copy names, but no HTML.
    const isWords = text.trim() !== "" && (files.length === 0 || data.types.includes("text/html"));
    if (!isWords && files.length === 0) return;
    event.preventDefault();
    if (isWords) onText(text);
    else onFiles(files);
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

type Form = ReturnType<typeof useUploadForm>;
type MaterialFieldsProps = Pick<Form, "material" | "errors" | "addFiles" | "addText" | "changeMaterial" | "removeFile">;

function Files({ form, input }: { form: MaterialFieldsProps; input: Ref<HTMLInputElement> }) {
  const { files } = form.material;
  return (
    <div className="space-y-2">
      <ChosenFiles files={files} onRemove={form.removeFile} />
      <DropZone ref={input} error={form.errors.file} isSlim={files.length > 0} onFiles={form.addFiles} />
    </div>
  );
}

/** What is to be checked: one or several files, or a text. */
export function MaterialFields(form: MaterialFieldsProps) {
  const { material, errors, addFiles, addText, changeMaterial } = form;
  const input = useRef<HTMLInputElement>(null);
  usePagePaste({ onFiles: addFiles, onText: addText });
  const takeEarly = useEffectEvent(() => addFiles(takeEarlyFiles(input.current)));
  useEffect(() => void takeEarly(), []);
  const removeFile = (file: File) => {
    form.removeFile(file);
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <Tabs
      label="Material"
      look="bare"
      value={material.kind}
      onChange={(kind) => changeMaterial({ kind })}
      tabs={[
        { value: "files", title: "Files", body: <Files form={{ ...form, removeFile }} input={input} /> },
        {
          value: "text",
          title: "Paste text",
          body: (
            <PasteText
              {...material}
              error={errors.text}
              onText={(text) => changeMaterial({ text })}
              onName={(name) => changeMaterial({ name })}
            />
          ),
        },
      ]}
    />
  );
}
