import { useState } from "react";
import type { CreatedToken } from "#schema/api-token.ts";
import { makeToken } from "#web/features/account/api/programs.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

const SCOPES = {
  "analyse read": "Analyse and read results",
  read: "Read results, cases and the rule book",
  analyse: "Submit material only",
} as const;
const DAYS = { "7": "In 7 days", "30": "In 30 days", "90": "In 90 days", "365": "In a year" } as const;

function NewTokenForm({ onMade }: { onMade: (made: CreatedToken) => void }) {
  const [scopes, setScopes] = useState<string>("analyse read");
  const [days, setDays] = useState("90");
  const form = useForm({
    id: "token",
    schema: async () => (await import("#schema/api-token.ts")).tokenRequest,
    hidden: { scopes, days },
    send: makeToken,
    onSent: onMade,
    failure: { title: "Token Not Made", otherwise: "Please try again." },
  });
  return (
    <Form
      form={form}
      submit="Make Token"
      sending="One moment…"
      beside={<KeepButton className={buttonClass()}>Cancel</KeepButton>}
    >
      <TextField
        field={form.field("name")}
        label="Name"
        autoComplete="off"
        maxLength={60}
        hint="What will use it, for example “Build server”."
      />
      <SelectField id="token-scopes" label="May" options={SCOPES} value={scopes} onChange={setScopes} />
      <SelectField id="token-days" label="Ends" options={DAYS} value={days} onChange={setDays} />
      <PasswordField
        field={form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="To be sure that it is you."
      />
    </Form>
  );
}

/** A button that makes an API token in a dialog. */
export function NewToken({ onMade }: { onMade: (made: CreatedToken) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New API Token</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="New API token"
        firstField="token-name"
        description="It acts for your account and uses its analyses, until it ends or you revoke it."
      >
        <NewTokenForm
          onMade={(made) => {
            setOpen(false);
            onMade(made);
          }}
        />
      </ConfirmDialog>
    </>
  );
}
