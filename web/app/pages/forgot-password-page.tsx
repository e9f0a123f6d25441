import { Link } from "react-router";
import { showLogin } from "#web/features/session/auth-state.ts";
import { ForgotPasswordForm } from "#web/features/session/components/forgot-password-form.tsx";
import { paths } from "#web/lib/paths.ts";
import { FormPage } from "#web/ui/form-page.tsx";

/** Where a reset link is asked for. */
export function ForgotPasswordPage() {
  return (
    <FormPage
      title="Forgot your password?"
      intro="Give the address of your account, and we send you a link to set a new password."
    >
      <div className="rounded-md border border-rule bg-raised p-5">
        <ForgotPasswordForm />
      </div>
      <p>
        <Link to={paths.auth} state={showLogin} className="link text-sm">
          Back to login
        </Link>
      </p>
    </FormPage>
  );
}
