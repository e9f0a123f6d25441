import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { PageLoading } from "#web/app/page-loading.tsx";
import { NotFoundPage } from "#web/app/pages/not-found-page.tsx";
import { RootLayout } from "#web/app/root-layout.tsx";
import type { PageHandle } from "#web/app/route-change.tsx";
import { RouteFailed } from "#web/app/route-failed.tsx";
import { paths } from "#web/lib/paths.ts";

/** The table of pages; each page's code is fetched when it is first visited. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: PageLoading,
    children: [
      {
        errorElement: <RouteFailed />,
        children: [
          { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
          {
            path: paths.dashboard,
            handle: { page: "/dashboard" } satisfies PageHandle,
            lazy: async () => ({ Component: (await import("#web/app/pages/dashboard-page.tsx")).DashboardPage }),
          },
          {
            path: paths.assessment(":id"),
            handle: { page: "/assessment/:id" } satisfies PageHandle,
            lazy: async () => ({ Component: (await import("#web/app/pages/assessment-page.tsx")).AssessmentPage }),
          },
          { path: "*", handle: { page: "not-found" } satisfies PageHandle, element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
