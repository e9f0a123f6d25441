import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { PublicUser } from "#schema/user.ts";
import { VerifyEmailForm } from "#web/features/account/components/verify-email-form.tsx";
import { type AuthState, showLogin } from "#web/features/session/auth-state.ts";
import { rememberUser, useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { FormPage } from "#web/ui/form-page.tsx";
import { Notice } from "#web/ui/notice.tsx";

function Verified({ email }: { email: string }) {
  return (
    <FormPage title="Email address confirmed">
      <Notice tone="accent" icon={<MailCheck aria-hidden className="text-accent" />}>
        <strong className="font-semibold wrap-anywhere">{email}</strong> is the confirmed address of your account.
      </Notice>
      <p className="flex flex-wrap gap-x-4 gap-y-3">
        <Link to={paths.dashboard} className={buttonClass({ variant: "primary" })}>
          Go to the Checker
        </Link>
        <Link to={paths.account} className={buttonClass()}>
          Account Settings
        </Link>
      </p>
    </FormPage>
  );
}

/** The link alone proves nothing: it counts in a session of the account that it was sent for. */
function LogInFirst() {
  const { pathname, search } = useLocation();
  const state: AuthState = { ...showLogin, returnTo: pathname + search };
  return (
    <FormPage
      title="Confirm your email address"
      intro="Please log in to the account that the link was sent for. You come back here afterwards."
    >
      <p>
        <Link to={paths.auth} state={state} className={buttonClass({ variant: "primary" })}>
          Log In
        </Link>
      </p>
    </FormPage>
  );
}

function InvalidLink() {
  return (
    <FormPage title="Invalid link" intro="This link is not complete. Your account settings offer to send another.">
      <p>
        <Link to={paths.account} className={buttonClass({ variant: "primary" })}>
          Account Settings
        </Link>
      </p>
    </FormPage>
  );
}

/** Where the link of a verification e-mail leads; its token is in the query string. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const [verified, setVerified] = useState<string>();
  const user = useStoredUser();
  const token = search.get("token")?.trim();
  const onVerified = (changed: PublicUser) => {
    rememberUser(changed);
    setVerified(changed.email);
  };
  if (verified) return <Verified email={verified} />;
  if (!token) return <InvalidLink />;
  if (!user || user.isDemo) return <LogInFirst />;
  return (
    <FormPage
      title="Confirm your email address"
      intro={
        <>
          For the account of <strong className="font-semibold wrap-anywhere">{user.email}</strong>, in which you are
          logged in.
        </>
      }
    >
      <div className="rounded-md border border-rule bg-raised p-5">
        <VerifyEmailForm token={token} onVerified={onVerified} />
      </div>
      <p>
        <Link to={paths.account} className="link text-sm">
          Account settings, where another link can be sent
        </Link>
      </p>
    </FormPage>
  );
}
