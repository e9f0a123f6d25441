import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router";
import { enterAs, logIn } from "#web/features/session/api/session.ts";
import { readAuthState } from "#web/features/session/auth-state.ts";
import { requireAll } from "#web/features/session/form-checks.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { EmailField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

/** Opens a session. */
export function LoginForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { returnTo } = readAuthState(useLocation().state);
  const form = useForm({
    id: "login",
    schema: async () => (await import("#schema/auth.ts")).login,
    check: (values) => requireAll(values, "Please enter both email and password."),
    send: logIn,
    onSent: ({ user }) => {
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
    </Form>
  );
}
