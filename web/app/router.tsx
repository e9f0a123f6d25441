import { matchRoutes, type RouteObject } from "react-router";
import { NotFoundPage } from "#web/app/pages/not-found-page.tsx";
import { RootLayout } from "#web/app/root-layout.tsx";
import type { PageHandle } from "#web/app/route-change.tsx";
import { FrameFailed, PageMissing, RouteFailed } from "#web/app/route-failed.tsx";
import { keepText } from "#web/lib/kept-text.ts";
import { paths } from "#web/lib/paths.ts";
import { PageLoading } from "#web/ui/waiting.tsx";

/** Runs while the page before is still on show: what was typed there is kept for the way back. */
function missPage(cause: unknown): never {
  keepText();
  throw new PageMissing("The code of the page could not be fetched", { cause });
}

/** A page whose code is fetched when it is first visited. */
const lazyPage = (
  path: string,
  page: PageHandle["page"],
  load: () => Promise<NonNullable<RouteObject["Component"]>>,
): RouteObject => ({
  path,
  handle: { page } satisfies PageHandle,
  lazy: async () => ({ Component: await load().catch(missPage) }),
});

/** The table of pages. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FrameFailed />,
    HydrateFallback: PageLoading,
    children: [
      {
        errorElement: <RouteFailed />,
        children: [
          lazyPage(paths.home, "/", async () => (await import("#web/app/pages/landing-page.tsx")).LandingPage),
          lazyPage(
            paths.dashboard,
            "/dashboard",
            async () => (await import("#web/app/pages/dashboard-page.tsx")).DashboardPage,
          ),
          lazyPage(
            paths.assessment(":id"),
            "/assessment/:id",
            async () => (await import("#web/app/pages/assessment-page.tsx")).AssessmentPage,
          ),
          lazyPage(
            paths.activity,
            "/activity",
            async () => (await import("#web/app/pages/activity-page.tsx")).ActivityPage,
          ),
          lazyPage(
            paths.account,
            "/account",
            async () => (await import("#web/app/pages/account-page.tsx")).AccountPage,
          ),
          lazyPage(paths.admin, "/admin", async () => (await import("#web/app/pages/admin-page.tsx")).AdminPage),
          lazyPage(
            paths.pricing,
            "/pricing",
            async () => (await import("#web/app/pages/pricing-page.tsx")).PricingPage,
          ),
          lazyPage(
            paths.subscribe,
            "/subscribe",
            async () => (await import("#web/app/pages/subscribe-page.tsx")).SubscribePage,
          ),
          lazyPage(paths.auth, "/auth", async () => (await import("#web/app/pages/auth-page.tsx")).AuthPage),
          lazyPage(
            paths.forgotPassword,
            "/forgot-password",
            async () => (await import("#web/app/pages/forgot-password-page.tsx")).ForgotPasswordPage,
          ),
          lazyPage(
            paths.resetPassword,
            "/reset-password",
            async () => (await import("#web/app/pages/reset-password-page.tsx")).ResetPasswordPage,
          ),
          lazyPage(
            paths.verifyEmail,
            "/verify-email",
            async () => (await import("#web/app/pages/verify-email-page.tsx")).VerifyEmailPage,
          ),
          lazyPage(
            paths.shared(":token"),
            "/shared/:token",
            async () => (await import("#web/app/pages/shared-page.tsx")).SharedPage,
          ),
          lazyPage(paths.verify, "/verify", async () => (await import("#web/app/pages/verify-page.tsx")).VerifyPage),
          lazyPage(paths.cases, "/cases", async () => (await import("#web/app/pages/cases-page.tsx")).CasesPage),
          lazyPage(
            paths.case(":number"),
            "/cases/:number",
            async () => (await import("#web/app/pages/case-page.tsx")).CasePage,
          ),
          lazyPage(
            paths.contact,
            "/contact",
            async () => (await import("#web/app/pages/contact-page.tsx")).ContactPage,
          ),
          lazyPage(
            paths.developers,
            "/developers",
            async () => (await import("#web/app/pages/developers-page.tsx")).DevelopersPage,
          ),
          lazyPage(
            paths.privacyPolicy,
            "/privacy-policy",
            async () => (await import("#web/app/pages/privacy-policy-page.tsx")).PrivacyPolicyPage,
          ),
          lazyPage(
            paths.termsOfService,
            "/terms-of-service",
            async () => (await import("#web/app/pages/terms-of-service-page.tsx")).TermsOfServicePage,
          ),
          { path: "*", handle: { page: "not-found" } satisfies PageHandle, element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** Fetches the code of the page at an address, so that it can be drawn at once: over its prerendered HTML, or into it. */
export async function loadPage(pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}
