import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { PageLoading } from "#web/app/page-loading.tsx";
import { NotFoundPage } from "#web/app/pages/not-found-page.tsx";
import { statsQuery } from "#web/features/admin/api/admin.ts";
import { currentUserQuery } from "#web/features/session/api/session.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

// Only administrators fetch its code.
const AdminDashboard = lazyPart(
  async () => (await import("#web/features/admin/components/admin-dashboard.tsx")).AdminDashboard,
  { what: "The administration", waiting: <PageLoading /> },
);

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
  return (
    <>
      <PageTitle documentTitle="Administration">Administration</PageTitle>
      <AdminDashboard tab={search.get("tab")} onChange={(tab) => setSearch({ tab }, { replace: true })} />
    </>
  );
}
