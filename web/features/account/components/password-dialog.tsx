import { useState } from "react";
import type { PasswordConfirmation } from "#schema/account.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

type PasswordDialogProps<Answer> = {
  /** Prefix of the ids of its inputs. */
  id: string;
  /** Words of the button that opens it, and of the one that does it. */
  label: string;
  title: string;
  description: string;
  act: (form: PasswordConfirmation) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  failure: string;
  tone?: "primary" | "danger";
};

function PasswordConfirmationForm<Answer>(props: PasswordDialogProps<Answer>) {
  const { id, label, act, onDone, failure, tone } = props;
  const form = useForm({
    id,
    schema: async () => (await import("#schema/account.ts")).passwordConfirmation,
    send: act,
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
        hint="To be sure that it is you."
      />
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
