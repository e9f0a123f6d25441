import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "#schema/account.ts";
import { accountQuery, changeAccount } from "#web/features/account/api/account.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { EmailField, TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useForm } from "#web/ui/use-form.ts";

type DetailsFormProps = { account: Account; onChanged: (account: Account) => void };

/** Name and e-mail address. Another address is confirmed by the password: whoever reads its mail can reset it. */
export function DetailsForm({ account, onChanged }: DetailsFormProps) {
  const client = useQueryClient();
  const [email, setEmail] = useState(account.email);
  const form = useForm({
    id: "details",
    schema: async () => (await import("#schema/account.ts")).accountChange,
    send: changeAccount,
    onSent: (changed) => {
      client.setQueryData(accountQuery.queryKey, changed);
      setEmail(changed.email);
      onChanged(changed);
      const { pendingEmail } = changed;
      toast({
        title: "Account updated",
        description: pendingEmail
          ? `Please follow the link that we have sent to ${pendingEmail}. Until then you log in with ${changed.email}.`
          : "Your details have been saved.",
      });
    },
    failure: { title: "Update Failed", otherwise: "Unable to save your details. Please try again." },
  });
  return (
    <Form form={form} submit="Save Details" sending="Saving…">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={form.field("username")}
          label="Username"
          autoComplete="name"
          defaultValue={account.username}
        />
        <EmailField
          field={form.field("email")}
          autoComplete="email"
          defaultValue={account.email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      {email.trim().toLowerCase() !== account.email && (
        <PasswordField
          field={form.field("password")}
          label="Password"
          autoComplete="current-password"
          hint="Needed to change the address that you log in with. We send a link to the new one first."
        />
      )}
    </Form>
  );
}
