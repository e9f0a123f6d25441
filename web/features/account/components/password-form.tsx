import { useQueryClient } from "@tanstack/react-query";
import { changePassword, sessionsQuery } from "#web/features/account/api/account.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useForm } from "#web/ui/use-form.ts";

/** Sets another password; every other session ends with it. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const form = useForm({
    id: "password",
    schema: async () => (await import("#schema/account.ts")).passwordChange,
    check: ({ password, confirmPassword }) =>
      password === confirmPassword
        ? undefined
        : { title: "Password Mismatch", description: "Passwords don't match. Please try again." },
    send: changePassword,
    onSent: ({ message }, element) => {
      element.reset();
      client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast({ title: "Password changed", description: message });
    },
    failure: { title: "Password Not Changed", otherwise: "Unable to change your password. Please try again." },
  });
  return (
    <Form form={form} submit="Change Password" sending="Saving…">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField field={form.field("currentPassword")} label="Current Password" autoComplete="current-password" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          field={form.field("password")}
          label="New Password"
          autoComplete="new-password"
          hint="Must be 8+ characters with uppercase, lowercase, and number"
        />
        <PasswordField field={form.field("confirmPassword")} label="Confirm Password" autoComplete="new-password" />
      </div>
    </Form>
  );
}
