import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { leave, resetPassword } from "#web/features/session/api/session.ts";
import { showLogin } from "#web/features/session/auth-state.ts";
import { checkNewPassword } from "#web/features/session/form-checks.ts";
import { paths } from "#web/lib/paths.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useForm } from "#web/ui/use-form.ts";

/** Sets a new password by the token of a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    id: "reset",
    schema: async () => (await import("#schema/auth.ts")).passwordReset,
    hidden: { token },
    check: (values) => checkNewPassword(values, "Please fill in all fields."),
    send: resetPassword,
    onSent: () => {
      // Every session of the account has ended with the old password.
      leave(client);
      toast({ title: "Password Reset Successfully", description: "You can now log in with your new password." });
      navigate(paths.auth, { state: showLogin });
    },
    failure: { title: "Reset Failed", otherwise: "Unable to reset password. Please try again." },
  });
  return (
    <Form
      form={form}
      submit="Reset Password"
      sending="Saving…"
      isWide
      beside={
        form.failed && (
          <Link to={paths.forgotPassword} className="link text-sm">
            Request a new link
          </Link>
        )
      }
    >
      <PasswordField
        field={form.field("password")}
        label="New Password"
        autoComplete="new-password"
        hint="Must be 8+ characters with uppercase, lowercase, and number"
      />
      <PasswordField field={form.field("confirmPassword")} label="Confirm Password" autoComplete="new-password" />
    </Form>
  );
}
