import { encode } from "uqr";
import type { SecondFactorStart } from "#schema/account.ts";
import { confirmSecondFactor } from "#web/features/account/api/second-factor.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

/** Modules of empty space that scanners need around a code. */
const QUIET = 4;

/** A text as a QR code, drawn here: it is sent to nobody. Dark on light in every colour scheme, as scanners expect. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const extent = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${extent} ${extent}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-rule"
    >
      <path d={`M${-QUIET} ${-QUIET}h${extent}v${extent}h${-extent}z`} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

type SecondFactorSetupProps = {
  start: SecondFactorStart;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** "ABCD EFGH …", as it is easier to type. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Hands the secret to an authenticator app, and takes the code that shows that it is there. */
export function SecondFactorSetup({ start: { secret, uri }, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const form = useForm({
    id: "two-step",
    schema: async () => (await import("#schema/account.ts")).secondFactorCode,
    send: confirmSecondFactor,
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    failure: { title: "Two-Step Login Not On", otherwise: "Unable to check the code. Please try again." },
  });
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-5">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="min-w-56 flex-1 text-sm">
          <p>Scan the code with an authenticator app. Or type this secret into it:</p>
          <p className="mt-3 flex items-start gap-2">
            <code className="min-w-0 font-mono text-base wrap-anywhere">{inFours(secret)}</code>
            <CopyButton text={secret} label="Copy the secret" />
          </p>
          <p className="mt-3 text-ink-muted">By time, six digits, every 30 seconds.</p>
        </div>
      </div>
      <Form
        form={form}
        submit="Turn On"
        sending="Checking…"
        beside={
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <TextField
          field={form.field("code")}
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          hint="The six digits that the app shows now."
        />
      </Form>
    </div>
  );
}
