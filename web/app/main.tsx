import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadPage, routes } from "#web/app/router.tsx";
import { storedUser } from "#web/features/session/stored-user.ts";
import { keepEarlyFiles } from "#web/lib/early-files.ts";
import { paths } from "#web/lib/paths.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { local, readStored, STORAGE_KEYS, session } from "#web/lib/storage.ts";
import "#web/ui/theme.css";
import "#web/ui/print.css";
import { LoadFailed } from "#web/ui/load-failed.tsx";

/** Says above a page that is there as HTML, but whose code could not be fetched, that it can only be read, and what
 * helps. What was typed into it meanwhile stays. */
function tellAbove(page: Element) {
  const place = document.createElement("div");
  page.before(place);
  createRoot(place).render(
    <div className="mx-auto max-w-[80rem] px-4 py-3 sm:px-6">
      <LoadFailed what="This page can be read, but what makes its forms and buttons work" />
    </div>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** Whether what an earlier visit left makes the page look different from its HTML: the tab that a link asked for, a
 * draft, what was typed before a reload, an analysis under way. */
const isChanged =
  window.history.state?.usr ||
  readStored(local, STORAGE_KEYS.draft) !== undefined ||
  readStored(session, STORAGE_KEYS.typed) !== undefined ||
  readStored(session, STORAGE_KEYS.run) !== undefined;

const app = () => (
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>
);

// Not with a top-level await: the code of a page imports this very module.
async function start(container: HTMLElement) {
  // Somebody who is known has no use for the landing page, not even for a moment.
  const leavesHome = window.location.pathname === paths.home && storedUser() !== undefined;
  // What a bank has added to the address on the way back is read by PaymentReturn.
  if (leavesHome) window.history.replaceState(null, "", paths.dashboard + window.location.search);
  if (!container.hasChildNodes()) return createRoot(container).render(app());
  const isLoaded = await loadPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  if (!isLoaded) tellAbove(container);
  // The facts of a case stand in its page for readers without scripts; they are no drawing of the page.
  else if (isChanged || leavesHome || "facts" in container.dataset) {
    keepEarlyFiles(container);
    createRoot(container).render(app());
  } else hydrateRoot(container, app());
}

start(root);
