import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { ResetPasswordForm } from "#web/features/session/components/reset-password-form.tsx";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { FormPage } from "#web/ui/form-page.tsx";
import { toast } from "#web/ui/toast-store.ts";

const INVALID = "This password reset link is invalid or has expired.";

function InvalidLink() {
  useEffect(() => toast({ title: "Invalid Link", description: INVALID, variant: "destructive" }), []);
  return (
    <FormPage title="Invalid Reset Link" intro="A link works once and for one hour. Please ask for a new one.">
      <p>
        <Link to={paths.forgotPassword} className={buttonClass({ variant: "primary" })}>
          Request New Link
        </Link>
      </p>
    </FormPage>
  );
}

/** Where the link of a reset e-mail leads; its token is in the query string. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token")?.trim();
  if (!token) return <InvalidLink />;
  return (
    <FormPage title="Set a new password" intro="Every device that is signed in to your account will be signed out.">
      <div className="rounded-md border border-rule bg-raised p-5">
        <ResetPasswordForm token={token} />
      </div>
    </FormPage>
  );
}
