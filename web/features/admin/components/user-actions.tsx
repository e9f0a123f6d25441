import { useState } from "react";
import type { AdminUser } from "#schema/admin.ts";
import { GRANT } from "#schema/admin-options.ts";
import { PLANS, TIERS, type Tier } from "#schema/plan.ts";
import { endSessions, grantAnalyses, resetUsage, updateTier } from "#web/features/admin/api/admin.ts";
import { useActionDone } from "#web/features/admin/use-action-done.ts";
import { TIER_WORDS } from "#web/features/admin/words.ts";
import { count } from "#web/lib/format.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

type UserProps = { user: AdminUser };

function ResetUsage({ user }: UserProps) {
  const onDone = useActionDone();
  const used = count(user.analysesUsed, "analysis", "analyses");
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`Reset usage of ${user.username}`}>
          Reset usage
        </Button>
      )}
      title={`Reset the usage of ${user.username}?`}
      description={`${used} of this month will be set back to none. This cannot be undone.`}
      confirm="Reset Usage"
      keep="Keep As It Is"
      act={() => resetUsage(user.id)}
      onDone={onDone}
      failure="Error"
    />
  );
}

function GrantForm({ user, onGranted }: UserProps & { onGranted: () => void }) {
  const onDone = useActionDone();
  const form = useForm({
    id: "grant",
    schema: async () => (await import("#schema/admin.ts")).analysesGrant.pick({ additionalAnalyses: true }),
    send: ({ additionalAnalyses }) => grantAnalyses({ userId: user.id, additionalAnalyses }),
    onSent: (answer) => {
      onGranted();
      onDone(answer);
    },
    failure: { title: "Error", otherwise: "The analyses could not be granted. Please try again." },
  });
  return (
    <Form
      form={form}
      submit="Grant Analyses"
      sending="Granting…"
      beside={<KeepButton className={buttonClass()}>Cancel</KeepButton>}
    >
      <TextField
        field={form.field("additionalAnalyses")}
        label="Additional analyses"
        type="number"
        inputMode="numeric"
        min={GRANT.min}
        max={GRANT.max}
        defaultValue={GRANT.default}
        hint={`From ${GRANT.min} to ${GRANT.max}. They do not expire.`}
      />
    </Form>
  );
}

function Grant({ user }: UserProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={`Grant analyses to ${user.username}`}>
        Grant
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Grant analyses to ${user.username}`}
        firstField="grant-additionalAnalyses"
        description="On top of what the plan allows each month."
      >
        <GrantForm user={user} onGranted={() => setOpen(false)} />
      </ConfirmDialog>
    </>
  );
}

const TIER_OPTIONS = Object.fromEntries(
  TIERS.map((tier) => [tier, `${TIER_WORDS[tier]}, ${PLANS[tier].analysesPerMonth} analyses a month`]),
);

function ChangeTier({ user }: UserProps) {
  const onDone = useActionDone();
  const [tier, setTier] = useState<Tier>(user.subscriptionTier);
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button
          size="sm"
          aria-label={`Change tier of ${user.username}`}
          onClick={() => {
            setTier(user.subscriptionTier);
            open();
          }}
        >
          Change tier
        </Button>
      )}
      title={`Change the tier of ${user.username}`}
      description="It takes effect at once and is not billed. The next change of a subscription replaces it."
      confirm="Change Tier"
      keep="Cancel"
      act={() => updateTier({ userId: user.id, tier })}
      onDone={onDone}
      failure="Error"
      tone="primary"
      firstField="tier"
    >
      <SelectField
        id="tier"
        label="Tier"
        options={TIER_OPTIONS}
        value={tier}
        onChange={(value) => setTier(value as Tier)}
      />
    </ConfirmAction>
  );
}

function EndSessions({ user }: UserProps) {
  const onDone = useActionDone();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`End sessions of ${user.username}`}>
          End sessions
        </Button>
      )}
      title={`Log ${user.username} out everywhere?`}
      description="Every session of the account ends at once. Its password stays as it is."
      confirm="End Sessions"
      keep="Keep As It Is"
      act={() => endSessions(user.id)}
      onDone={onDone}
      failure="Error"
    />
  );
}

/** What can be done to a user, each after a confirmation. */
export function UserActions({ user }: UserProps) {
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <ResetUsage user={user} />
      <Grant user={user} />
      <ChangeTier user={user} />
      <EndSessions user={user} />
    </div>
  );
}
