import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadPage, routes } from "#web/app/router.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import "#web/ui/theme.css";
import "#web/ui/print.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** Whether the page's HTML is already that of this address. With a state from an earlier visit (such as the tab that a
 * link asked for) the page may look different, and is drawn anew. */
const isPrerendered = root.hasChildNodes() && !window.history.state?.usr;

const app = () => (
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>
);

// Not with a top-level await: the code of a page imports this very module.
if (isPrerendered) loadPage(window.location.pathname).then(() => hydrateRoot(root, app()));
else createRoot(root).render(app());
