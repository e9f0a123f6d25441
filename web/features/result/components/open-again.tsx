import { ClipboardPaste, FileSearch } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { MarkedText } from "#schema/result.ts";
import { CannotShow, canPaste, canShow, pasteAgain, readAgain } from "#web/features/result/reopen/read-again.ts";
import { CodeMissing } from "#web/lib/build.ts";
import { rememberedFile } from "#web/lib/files.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { MaterialTextField } from "#web/ui/material-text-field.tsx";

type OpenAgainProps = {
  /** The file that was checked, its digest in hexadecimal. */
  file: { name: string; bytes: number; sha256: string };
  onRead: (text: MarkedText) => void;
};

/** Takes a text that was pasted in the place of a file. */
function PasteAgain({ isReading, onText }: { isReading: boolean; onText: (text: string) => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden className="size-4" />
        Paste the text again
      </Button>
    );
  return (
    <div className="basis-full space-y-2">
      <MaterialTextField id={id} label="The same text, whole" text={text} onText={setText} />
      <Button size="sm" disabled={isReading || text.trim() === ""} onClick={() => onText(text)}>
        Show the marks
      </Button>
    </div>
  );
}

/** Shows the marks again in a file that the reader still has. It is read in the browser and not uploaded. */
export function OpenAgain({ file: checked, onRead }: OpenAgainProps) {
  const { name: fileName, sha256 } = checked;
  const atHand = rememberedFile(checked);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<CannotShow | CodeMissing>();
  if (!canShow(fileName)) return null;
  const open = async (read: () => Promise<MarkedText>) => {
    setProblem(undefined);
    setReading(true);
    try {
      onRead(await read());
    } catch (error) {
      if (!(error instanceof CannotShow || error instanceof CodeMissing)) throw error;
      setProblem(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="mb-3 text-sm" data-print="hide">
      <input
        ref={input}
        type="file"
        aria-label={`Open ${fileName} again`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void open(() => readAgain(file, sha256));
          event.target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isReading}
          onClick={() => (atHand ? void open(() => readAgain(atHand, sha256)) : input.current?.click())}
        >
          <FileSearch aria-hidden className="size-4" />
          {isReading
            ? "Opening…"
            : atHand
              ? "Show the marks in the file again"
              : "Open the file again to see the marks"}
        </Button>
        {canPaste(fileName) && (
          <PasteAgain isReading={isReading} onText={(text) => void open(() => pasteAgain(text, sha256))} />
        )}
      </div>
      <span className="mt-1 block text-ink-muted">{fileName} is read in your browser and is not uploaded.</span>
      {problem instanceof CodeMissing && <LoadFailed what="What opens this file" />}
      {problem instanceof CannotShow && (
        <p role="alert" className="mt-1 text-high">
          {problem.message}
        </p>
      )}
    </div>
  );
}
