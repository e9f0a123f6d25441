import { KeyRound } from "lucide-react";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="space-y-4">
      <Notice tone="accent" icon={<KeyRound aria-hidden className="text-accent" />}>
        Keep these recovery codes somewhere safe: each lets you log in once without the app. They are not shown again.
      </Notice>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Button variant="primary" onClick={onDone}>
          I Have Kept Them
        </Button>
        <Button onClick={() => saveFile("abpi-compliance-checker-recovery-codes.txt", text, "text/plain")}>
          Save as a File
        </Button>
        <CopyButton text={text} label="Copy the recovery codes">
          Copy
        </CopyButton>
      </div>
    </div>
  );
}
