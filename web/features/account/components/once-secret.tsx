import { KeyRound } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type OnceSecretProps = { label: string; secret: string; onDone: () => void };

/** A secret that is shown this once. */
export function OnceSecret({ label, secret, onDone }: OnceSecretProps) {
  return (
    <div className="space-y-4">
      <Notice tone="accent" icon={<KeyRound aria-hidden className="text-accent" />}>
        Copy it now and keep it like a password: it is not shown again.
      </Notice>
      <p className="rounded-md border border-rule-strong bg-sunken px-3 py-2">
        <code className="font-mono text-sm wrap-anywhere">{secret}</code>
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Button variant="primary" onClick={onDone}>
          I Have Kept It
        </Button>
        <CopyButton text={secret} label={label}>
          Copy
        </CopyButton>
      </div>
    </div>
  );
}
