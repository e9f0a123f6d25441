import { Outlet } from "react-router";
import { CookieBanner } from "#web/app/cookie-banner.tsx";
import { RouteChange } from "#web/app/route-change.tsx";
import { SiteFooter } from "#web/app/site-footer.tsx";
import { SiteHeader } from "#web/app/site-header.tsx";
import { Toaster } from "#web/ui/toaster.tsx";

/** The frame around every page. */
export function RootLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        Skip to main content
      </a>
      <RouteChange />
      <SiteHeader />
      <main id="main" tabIndex={-1} data-quiet-focus className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 sm:px-6">
        <Outlet />
      </main>
      <SiteFooter />
      <CookieBanner />
      <Toaster />
    </div>
  );
}
