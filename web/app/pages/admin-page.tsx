import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { NotFoundPage } from "#web/app/pages/not-found-page.tsx";
import { secondFactorQuery } from "#web/features/account/api/second-factor.ts";
import { SecondFactorPanel } from "#web/features/account/components/second-factor-panel.tsx";
import { isSecondFactorMissing, statsQuery } from "#web/features/admin/api/admin.ts";
import { currentUserQuery } from "#web/features/session/api/session.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PageLoading } from "#web/ui/waiting.tsx";

// Only administrators fetch its code.
const AdminDashboard = lazyPart(
  async () => (await import("#web/features/admin/components/admin-dashboard.tsx")).AdminDashboard,
  { what: "The administration", waiting: <PageLoading /> },
);

/** An administrator who still logs in by the password alone. */
function TwoStepFirst({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(secondFactorQuery);
  return (
    <>
      <PageTitle documentTitle="Administration">Set up two-step login first</PageTitle>
      <p className="mt-2 max-w-[60ch] text-ink-muted">
        Administrators log in with a password and a code from an authenticator app. It takes a minute to set up.
      </p>
      <div className="mt-5 max-w-3xl space-y-5">
        <Panel title="Two-step login">
          <SecondFactorPanel />
        </Panel>
        {data?.enabled && <Button onClick={onDone}>Continue to Administration</Button>}
      </div>
    </>
  );
}

/** Administration; for everybody else there is nothing at this address. */
export function AdminPage() {
  const { data, isError, error, refetch } = useQuery(currentUserQuery);
  const [search, setSearch] = useSearchParams();
  const isAdmin = data?.user?.role === "admin";
  // Fetched anew after each action, and so the first to hear that the session was ended elsewhere.
  const stats = useQuery({ ...statsQuery, enabled: isAdmin });
  if (useSessionGuard(error ?? stats.error)) return null;
  if (isError) return <Failed message="It could not be found out who is signed in." onRetry={refetch} />;
  if (!data) return <PageLoading />;
  if (!isAdmin) return <NotFoundPage />;
  if (isSecondFactorMissing(stats.error)) return <TwoStepFirst onDone={() => stats.refetch()} />;
  return (
    <>
      <PageTitle documentTitle="Administration">Administration</PageTitle>
      <AdminDashboard tab={search.get("tab")} onChange={(tab) => setSearch({ tab }, { replace: true })} />
    </>
  );
}
