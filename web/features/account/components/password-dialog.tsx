import { useState } from "react";
import type { PasswordConfirmation, SecondFactorEnd } from "#schema/account.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

type PasswordDialogProps<Answer> = Dialog & {
  onDone: (answer: Answer) => void;
} & (
    | { asksCode?: false; act: (form: PasswordConfirmation) => Promise<Answer> }
    /** Asks for a code of two-step login as well. */
    | { asksCode: true; act: (form: SecondFactorEnd) => Promise<Answer> }
  );

type Dialog = {
  /** Prefix of the ids of its inputs. */
  id: string;
  /** Words of the button that opens it, and of the one that does it. */
  label: string;
  title: string;
  description: string;
  failure: string;
  tone?: "primary" | "danger";
};

function PasswordConfirmationForm<Answer>(props: PasswordDialogProps<Answer>) {
  const { id, label, onDone, failure, tone } = props;
  const form = useForm({
    id,
    schema: async () => {
      const { passwordConfirmation, secondFactorEnd } = await import("#schema/account.ts");
      return props.asksCode ? secondFactorEnd : passwordConfirmation;
    },
    send: (said: PasswordConfirmation | SecondFactorEnd) => props.act(said as SecondFactorEnd),
    onSent: onDone,
    failure: { title: failure, otherwise: "Please try again." },
  });
  return (
    <Form
      form={form}
      submit={label}
      sending="One moment…"
      tone={tone}
      beside={<KeepButton className={buttonClass()}>Cancel</KeepButton>}
    >
      <PasswordField
        field={form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="Confirm it’s you."
      />
      {props.asksCode && (
        <TextField
          field={form.field("code")}
          label="Code"
          autoComplete="one-time-code"
          maxLength={50}
          hint="From your authenticator app, or one of your recovery codes."
        />
      )}
    </Form>
  );
}

/** A button that does something once the password has confirmed it. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const [isOpen, setOpen] = useState(false);
  const onDone = (answer: Answer) => {
    setOpen(false);
    props.onDone(answer);
  };
  return (
    <>
      <Button variant={props.tone ?? "secondary"} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={props.title}
        firstField={`${props.id}-password`}
        description={props.description}
      >
        <PasswordConfirmationForm {...props} onDone={onDone} />
      </ConfirmDialog>
    </>
  );
}
