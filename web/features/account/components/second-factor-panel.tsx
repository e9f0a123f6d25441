import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { SecondFactorStart, SecondFactorState } from "#schema/account.ts";
import { sessionsQuery } from "#web/features/account/api/account.ts";
import {
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
  startSecondFactor,
} from "#web/features/account/api/second-factor.ts";
import { PasswordDialog } from "#web/features/account/components/password-dialog.tsx";
import { SecondFactorSetup } from "#web/features/account/components/second-factor-setup.tsx";
import { saveFile } from "#web/lib/files.ts";
import { count } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Skeleton } from "#web/ui/waiting.tsx";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** New recovery codes, which are shown this once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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

/** What is being done: the set-up is under way, or new codes are to be kept. */
type Step = { start: SecondFactorStart } | { codes: string[] } | null;
type OnStep = (step: Step) => void;

function Off({ onStep }: { onStep: OnStep }) {
  return (
    <>
      <p className="max-w-[60ch] text-sm text-ink-muted">
        With two-step login a password alone is not enough: an app on your phone gives a code for each log-in.
        Administrators need it.
      </p>
      <p className="mt-4">
        <PasswordDialog
          id="two-step-start"
          label="Set Up Two-Step Login"
          title="Set up two-step login"
          description="You need an authenticator app, on your phone or in your password manager."
          act={startSecondFactor}
          onDone={(start) => onStep({ start })}
          failure="Two-Step Login Not Set Up"
          tone="primary"
        />
      </p>
    </>
  );
}

function On({ state, onStep, onOff }: { state: SecondFactorState; onStep: OnStep; onOff: () => void }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="good">On</Badge>
        {count(state.recoveryCodesLeft, "recovery code")} left.
      </p>
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        <PasswordDialog
          id="two-step-codes"
          label="New Recovery Codes"
          title="Make new recovery codes?"
          description="The codes you have now stop working."
          act={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => onStep({ codes: recoveryCodes })}
          failure="No New Codes"
        />
        <PasswordDialog
          id="two-step-end"
          label="Turn Off"
          title="Turn two-step login off?"
          description="From then on the password alone lets somebody in. Administrators cannot work without it."
          asksCode
          act={endSecondFactor}
          onDone={onOff}
          failure="Two-Step Login Still On"
          tone="danger"
        />
      </div>
    </>
  );
}

/** Two-step login: off, being set up, or on. */
export function SecondFactorPanel() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>(null);
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  if (isError && !data) return <Failed message="Failed to fetch two-step login" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-10 w-full" />;
  if (step && "codes" in step) return <RecoveryCodes codes={step.codes} onDone={() => setStep(null)} />;
  const onCodes = (codes: string[]) => {
    setStep({ codes });
    refresh();
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  if (step)
    return (
      <SecondFactorSetup
        start={step.start}
        onCancel={() => setStep(null)}
        onConfirmed={(codes) => {
          onCodes(codes);
          toast({ title: "Two-step login is on", description: "Every other session has been logged out." });
        }}
      />
    );
  if (!data.enabled) return <Off onStep={setStep} />;
  const onOff = () => {
    refresh();
    toast({ title: "Two-step login is off", description: "You log in with your password alone." });
  };
  return (
    <On state={data} onStep={(next) => (next && "codes" in next ? onCodes(next.codes) : setStep(next))} onOff={onOff} />
  );
}
