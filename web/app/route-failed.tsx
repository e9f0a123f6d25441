import { useNavigate, useRouteError } from "react-router";
import { SiteFooter } from "#web/app/site-footer.tsx";
import { SiteHeader } from "#web/app/site-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** The code of a page could not be fetched. */
export class PageMissing extends Error {}

/** Shown in place of a page that broke, or whose code could not be fetched (for one, after a new release). */
export function RouteFailed() {
  const isMissing = useRouteError() instanceof PageMissing;
  const navigate = useNavigate();
  return (
    <div className="max-w-xl py-16">
      <PageTitle documentTitle="Something went wrong">Something went wrong</PageTitle>
      <div className="my-4">
        {isMissing ? (
          <LoadFailed what="This page" />
        ) : (
          <p>This page could not be shown. Please load it again; if that does not help, go back and try another way.</p>
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        {!isMissing && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
        <Button onClick={() => navigate(-1)}>Go back</Button>
      </p>
      <p className="mt-4 text-sm text-ink-muted">Nothing that you have saved is lost.</p>
    </div>
  );
}

/** The same where the frame around the pages broke: a frame without anything that could break again. */
export function FrameFailed() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader isBare />
      <main id="main" tabIndex={-1} data-quiet-focus className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 sm:px-6">
        <RouteFailed />
      </main>
      <SiteFooter />
    </div>
  );
}
