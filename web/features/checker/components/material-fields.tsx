import { type Ref, useEffect, useEffectEvent, useRef } from "react";
import { ChosenFiles } from "#web/features/checker/components/chosen-files.tsx";
import { DropZone } from "#web/features/checker/components/drop-zone.tsx";
import { PasteText } from "#web/features/checker/components/paste-text.tsx";
import { usePagePaste } from "#web/features/checker/use-page-paste.ts";
import type { useUploadForm } from "#web/features/checker/use-upload-form.ts";
import { takeEarlyFiles } from "#web/lib/early-files.ts";
import { Tabs } from "#web/ui/tabs.tsx";

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
