import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { enterAs, isCodeRequired, logIn } from "#web/features/session/api/session.ts";
import { readAuthState } from "#web/features/session/auth-state.ts";
import { requireAll } from "#web/features/session/form-checks.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { EmailField, TextField } from "#web/ui/text-field.tsx";
import { type FormField, useForm } from "#web/ui/use-form.ts";

/** Takes the focus when it appears: the password before it was right. */
function CodeField({ field }: { field: FormField }) {
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <TextField
      field={field}
      label="Code"
      autoComplete="one-time-code"
      maxLength={50}
      hint="From your authenticator app, or one of your recovery codes."
    />
  );
}

/** Opens a session; asks for a code where the account has two-step login. */
export function LoginForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { returnTo } = readAuthState(useLocation().state);
  const [isAsked, setAsked] = useState(false);
  /** The first time that a code is asked for is no failure. */
  const askForCode = (error: unknown) => {
    if (isAsked || !isCodeRequired(error)) throw error;
    return null;
  };
  const form = useForm({
    id: "login",
    schema: async () => (await import("#schema/auth.ts")).login,
    check: ({ email = "", password = "" }) => requireAll({ email, password }, "Please enter both email and password."),
    send: (input) => logIn(input).catch(askForCode),
    onSent: (answer) => {
      if (!answer) return setAsked(true);
      const { user } = answer;
      enterAs(client, user);
      navigate(returnTo ?? destinations.afterLogin);
    },
    failure: { title: "Login Failed", otherwise: "Unable to log in. Please try again." },
  });
  return (
    <Form
      form={form}
      submit="Log In"
      sending="Logging in…"
      isWide
      beside={
        <Link to={paths.forgotPassword} className="link text-sm">
          Forgot your password?
        </Link>
      }
    >
      <EmailField field={form.field("email")} />
      <PasswordField field={form.field("password")} label="Password" autoComplete="current-password" />
      {isAsked && <CodeField field={form.field("code")} />}
    </Form>
  );
}
