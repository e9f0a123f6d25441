import { useSyncExternalStore } from "react";
import { Outlet } from "react-router";
import { CookieBanner } from "#web/app/cookie-banner.tsx";
import { OfflineNotice } from "#web/app/offline-notice.tsx";
import { PaymentReturn } from "#web/app/payment-return.tsx";
import { RouteChange } from "#web/app/route-change.tsx";
import { SessionWatch } from "#web/app/session-watch.tsx";
import { SiteFooter } from "#web/app/site-footer.tsx";
import { SiteHeader } from "#web/app/site-header.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PlainToast } from "#web/ui/plain-toast.tsx";
import { toastStore } from "#web/ui/toast-store.ts";

const Toaster = lazyPart(async () => (await import("#web/ui/toaster.tsx")).Toaster, {
  what: "The toast area",
  instead: <PlainToast />,
});

/** The toast area; its code comes with the first toast. */
function Toasts() {
  const hasToast = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get() !== undefined,
    () => false,
  );
  return hasToast && <Toaster />;
}

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
      <SessionWatch />
      <PaymentReturn />
      <SiteHeader />
      <OfflineNotice />
      <main id="main" tabIndex={-1} data-quiet-focus className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 sm:px-6">
        <Outlet />
      </main>
      <SiteFooter />
      <CookieBanner />
      <Toasts />
    </div>
  );
}
