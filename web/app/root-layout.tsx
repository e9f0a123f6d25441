import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { Outlet, useNavigate } from "react-router";
import { CookieBanner } from "#web/app/cookie-banner.tsx";
import { RouteChange } from "#web/app/route-change.tsx";
import { SiteFooter } from "#web/app/site-footer.tsx";
import { SiteHeader } from "#web/app/site-header.tsx";
import { storedUser } from "#web/features/session/stored-user.ts";
import { subscriptionQuery } from "#web/features/subscription/api/subscription.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { STORAGE_KEYS } from "#web/lib/storage.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PlainToast } from "#web/ui/plain-toast.tsx";
import { toast, toastStore } from "#web/ui/toast-store.ts";

function idIn(text: string | null): number | undefined {
  try {
    return (JSON.parse(text ?? "null") as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}

function leaveUnlessSame(before: number | undefined, now: number | undefined) {
  if (before === undefined || before === now) return;
  if (now === undefined) window.location.assign(destinations.afterLogout);
  else window.location.reload();
}

/** Leaves the page when somebody else has signed in or out meanwhile: in another tab, or before the browser brought
 * this page back from its memory. What one person was shown must not stay for the next. */
function SessionWatch() {
  useEffect(() => {
    let hiddenFrom: number | undefined;
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.user) leaveUnlessSame(idIn(oldValue), idIn(newValue));
    };
    const onHide = () => {
      hiddenFrom = storedUser()?.id;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveUnlessSame(hiddenFrom, storedUser()?.id);
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pagehide", onHide);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
    };
  }, []);
  return null;
}

/** What Stripe adds to the address when a bank has asked for a confirmation on its own page. */
const RESULT = "redirect_status";

const resultOf = (search: string) => new URLSearchParams(search).get(RESULT);

/** Takes up somebody who comes back from the bank: says how it went, and takes the secrets off the address. */
function PaymentReturn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Read before any page has a chance to lead on from here.
  const [result] = useState(() => (typeof window === "undefined" ? null : resultOf(window.location.search)));
  const arrive = useEffectEvent((outcome: string) => {
    if (outcome === "succeeded") {
      // Asking has the server look at Stripe, in case the webhook is late.
      const user = storedUser();
      if (user) client.prefetchQuery({ ...subscriptionQuery(user.id), staleTime: 0 });
      toast({ title: "Payment Successful", description: "Welcome to ABPI Compliance Checker." });
      navigate(destinations.afterPayment, { replace: true });
      return;
    }
    const description = "Your bank did not confirm the payment, and nothing has been charged. Please try again.";
    toast({ title: "Payment Failed", description, variant: "destructive" });
    navigate(paths.subscribe, { replace: true });
  });
  useEffect(() => {
    if (result) arrive(result);
  }, [result]);
  return null;
}

function watchConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the browser has no connection, for as long as it has none. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine !== false,
    () => true,
  );
  return (
    <div role="status" data-print="hide">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-medium/40 bg-medium-soft px-4 py-2 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-medium" />
          You are offline. What you have typed stays here until you are connected again.
        </p>
      )}
    </div>
  );
}

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
