import { FileSearch } from "lucide-react";
import { useRef, useState } from "react";
import type { MarkedText } from "#schema/result.ts";
import { CannotShow, canShow, readAgain } from "#web/features/result/reopen/read-again.ts";
import { Button } from "#web/ui/button.tsx";

type OpenAgainProps = {
  fileName: string;
  /** Of the file that was checked, in hexadecimal. */
  sha256: string;
  onRead: (text: MarkedText) => void;
};

/** Shows the marks again in a file that the reader still has. It is read in the browser and not uploaded. */
export function OpenAgain({ fileName, sha256, onRead }: OpenAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!canShow(fileName)) return null;
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    setReading(true);
    try {
      onRead(await readAgain(file, sha256));
    } catch (error) {
      if (!(error instanceof CannotShow)) throw error;
      setProblem(error.message);
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
          void open(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button size="sm" disabled={isReading} onClick={() => input.current?.click()}>
        <FileSearch aria-hidden className="size-4" />
        {isReading ? "Opening…" : "Open the file again to see the marks"}
      </Button>
      <span className="mt-1 block text-ink-muted">{fileName} is read in your browser and is not uploaded.</span>
      {problem && (
        <p role="alert" className="mt-1 text-high">
          {problem}
        </p>
      )}
    </div>
  );
}
