import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { enterAs, signUp } from "#web/features/session/api/session.ts";
import { checkNewPassword } from "#web/features/session/form-checks.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { EmailField, TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

/** Makes an account; in a demo it takes the demo's history over. */
export function SignUpForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    id: "sign-up",
    schema: async () => (await import("#schema/auth.ts")).registration,
    check: (values) => checkNewPassword(values, "Please fill in all required fields."),
    send: signUp,
    onSent: ({ user }) => {
      enterAs(client, user);
      navigate(destinations.afterSignUp);
    },
    failure: { title: "Registration Failed", otherwise: "Unable to create account. Please try again." },
  });
  return (
    <Form form={form} submit="Create Account" sending="Creating account…" isWide>
      <EmailField field={form.field("email")} />
      <TextField field={form.field("username")} label="Full Name" autoComplete="name" />
      <PasswordField
        field={form.field("password")}
        label="Password"
        autoComplete="new-password"
        hint="Minimum 8 characters, 1 uppercase, 1 lowercase, 1 number"
      />
      <PasswordField field={form.field("confirmPassword")} label="Confirm Password" autoComplete="new-password" />
      <p className="text-sm text-ink-muted">
        By signing up you agree to the{" "}
        <Link to={paths.termsOfService} className="link">
          Terms of Service
        </Link>{" "}
        and{" "}
        <Link to={paths.privacyPolicy} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </Form>
  );
}
