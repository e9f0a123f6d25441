import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import type { PublicUser } from "#schema/user.ts";
import { accountQuery } from "#web/features/account/api/account.ts";
import { DeleteAccount } from "#web/features/account/components/delete-account.tsx";
import { DetailsForm } from "#web/features/account/components/details-form.tsx";
import { DownloadData } from "#web/features/account/components/download-data.tsx";
import { EmailState } from "#web/features/account/components/email-state.tsx";
import { PasswordForm } from "#web/features/account/components/password-form.tsx";
import { SecondFactorPanel } from "#web/features/account/components/second-factor-panel.tsx";
import { SessionList } from "#web/features/account/components/session-list.tsx";
import { SupportPanel } from "#web/features/account/components/support-panel.tsx";
import { TokenList } from "#web/features/account/components/token-list.tsx";
import { WebhookPanel } from "#web/features/account/components/webhook-panel.tsx";
import { leave } from "#web/features/session/api/session.ts";
import { showSignUp } from "#web/features/session/auth-state.ts";
import { rememberUser, useStoredUser } from "#web/features/session/stored-user.ts";
import { useLogOut } from "#web/features/session/use-log-out.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { SubscriptionPanel } from "#web/features/subscription/components/subscription-panel.tsx";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Skeleton } from "#web/ui/waiting.tsx";

function DataPanel({ isDemo }: { isDemo: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onDeleted = () => {
    toast({ title: "Account deleted", description: "Your account and everything in it are gone." });
    navigate(paths.auth, { state: showSignUp });
    leave(client);
  };
  return (
    <Panel title="Your data">
      <p className="text-sm text-ink-muted">
        Everything we keep about you, as one JSON file: your account, use, sessions, tokens and assessments.
      </p>
      <p className="mt-3">
        <DownloadData />
      </p>
      <p className="mt-5 border-t border-rule pt-4 text-sm text-ink-muted">
        This cancels your subscription and permanently deletes all assessments.
      </p>
      <p className="mt-3">
        <DeleteAccount isDemo={isDemo} onDeleted={onDeleted} />
      </p>
    </Panel>
  );
}

/** What a demo account has instead of settings. */
function DemoPanel() {
  const logOut = useLogOut();
  return (
    <Panel title="Demo account">
      <p className="max-w-[60ch]">
        You are using a demo account. It is deleted once it has not been used for 7 days. Sign up to keep the checks
        from this demo.
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Link to={paths.auth} state={showSignUp} className={buttonClass({ variant: "primary" })}>
          Sign Up
        </Link>
        <Button onClick={() => logOut.mutate()}>Leave the demo</Button>
      </p>
    </Panel>
  );
}

function Settings({ userId }: { userId: number }) {
  const { data: account, isError, error, refetch } = useQuery(accountQuery);
  if (useSessionGuard(error)) return null;
  if (isError && !account) return <Failed message="Failed to fetch account" onRetry={refetch} />;
  if (!account) {
    return (
      <div className="space-y-5">
        <p className="sr-only">Loading account</p>
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  const onChanged = ({ id, email, username, isDemo, role }: PublicUser) =>
    rememberUser({ id, email, username, isDemo, role });
  return (
    <>
      <Panel title="Your details">
        <EmailState account={account} />
        <DetailsForm account={account} onChanged={onChanged} />
      </Panel>
      <SubscriptionPanel userId={userId} />
      <Panel title="Password">
        <PasswordForm email={account.email} />
      </Panel>
      <Panel title="Two-step login">
        <SecondFactorPanel />
      </Panel>
      <Panel title="Sessions">
        <SessionList />
      </Panel>
      <Panel title="API tokens">
        <TokenList />
      </Panel>
      <Panel title="Webhook">
        <WebhookPanel />
      </Panel>
    </>
  );
}

/** Account settings. */
export function AccountPage() {
  const user = useStoredUser();
  const [isStranger] = useState(user === undefined);
  if (isStranger) return <Navigate to={paths.auth} replace />;
  // Whatever took the user away on this page leads on from it by itself.
  if (!user) return null;
  return (
    <>
      <PageTitle documentTitle="Account Settings">Account Settings</PageTitle>
      <div className="mt-4 grid gap-5 lg:grid-cols-12">
        <div className="min-w-0 space-y-5 lg:col-span-8">
          {user.isDemo ? <DemoPanel /> : <Settings userId={user.id} />}
        </div>
        <div className="space-y-5 self-start lg:col-span-4">
          <DataPanel isDemo={user.isDemo} />
          <SupportPanel />
        </div>
      </div>
    </>
  );
}
