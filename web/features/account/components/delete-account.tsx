import { useState } from "react";
import { deleteAccount } from "#web/features/account/api/account.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

type DeleteAccountProps = { isDemo: boolean; onDeleted: () => void };

function DeletionForm({ isDemo, onDeleted }: DeleteAccountProps) {
  const form = useForm({
    id: "delete",
    schema: async () => (await import("#schema/account.ts")).accountDeletion,
    send: deleteAccount,
    onSent: onDeleted,
    failure: { title: "Account Not Deleted", otherwise: "Unable to delete the account. Please try again." },
  });
  return (
    <Form
      form={form}
      submit="Delete Account"
      sending="Deleting…"
      tone="danger"
      beside={<KeepButton className={buttonClass()}>Keep Account</KeepButton>}
    >
      {!isDemo && (
        <PasswordField
          field={form.field("password")}
          label="Password"
          autoComplete="current-password"
          hint="Confirm it’s you."
        />
      )}
    </Form>
  );
}

/** Deletes the account and everything in it, once the password confirms it. */
export function DeleteAccount({ isDemo, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        firstField="delete-password"
        description="Your account, its sessions and every saved assessment are deleted at once. This cannot be undone."
      >
        <DeletionForm isDemo={isDemo} onDeleted={onDeleted} />
      </ConfirmDialog>
    </>
  );
}
