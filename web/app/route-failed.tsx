import { Button } from "#web/ui/button.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

const OFFLINE = "You are offline, and this page has not been opened before. Please reload it when you are connected.";

/** Shown in place of a page that broke, or whose code could not be fetched (for one, after a new release). */
export function RouteFailed() {
  const isOffline = navigator.onLine === false;
  return (
    <div className="max-w-xl py-16">
      <PageTitle documentTitle="Something went wrong">Something went wrong</PageTitle>
      <p className="mt-3">
        {isOffline ? OFFLINE : "This page could not be shown."} Nothing that you have saved is lost.
      </p>
      <Button className="mt-6" variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
