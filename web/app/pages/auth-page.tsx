import { Info } from "lucide-react";
import { Link, useLocation } from "react-router";
import { readAuthState } from "#web/features/session/auth-state.ts";
import { AuthTabs } from "#web/features/session/components/auth-tabs.tsx";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";
import { FormPage } from "#web/ui/form-page.tsx";
import { Notice } from "#web/ui/notice.tsx";

function Situation() {
  const user = useStoredUser();
  const { hasEnded } = readAuthState(useLocation().state);
  const icon = <Info aria-hidden className="text-accent" />;
  if (hasEnded)
    return (
      <Notice tone="accent" icon={icon}>
        Your session has ended. Please log in again.
      </Notice>
    );
  if (user?.isDemo)
    return (
      <Notice tone="accent" icon={icon}>
        You are using a demo account. Sign up to keep the checks from this demo.
      </Notice>
    );
  if (user)
    return (
      <Notice tone="accent" icon={icon}>
        You are logged in as <strong className="font-semibold wrap-anywhere">{user.email}</strong>.{" "}
        <Link to={paths.dashboard} className="link">
          Go to the checker
        </Link>
      </Notice>
    );
  return null;
}

/** Sign Up and Login. */
export function AuthPage() {
  return (
    <FormPage
      title="Sign up or log in"
      intro="With an account your assessments are kept for 12 months and are available on any device."
    >
      <Situation />
      <AuthTabs />
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-muted">
        <li>Files are deleted right after analysis.</li>
        <li>What you upload is never used for training.</li>
        <li>No card is needed.</li>
      </ul>
    </FormPage>
  );
}
