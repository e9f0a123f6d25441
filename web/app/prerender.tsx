import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router";
import { PUBLIC_PAGES } from "#schema/pages.ts";
import { NOT_FOUND_HEAD, OTHER_HEAD, PAGE_HEADS } from "#web/app/page-heads.ts";
import { loadPage, routes } from "#web/app/router.tsx";
import { paths } from "#web/lib/paths.ts";
import { createQueryClient } from "#web/lib/query-client.ts";

/** A page as it is written to a file at build. */
export interface PrerenderedPage {
  /** Name of the file, without `.html`. */
  name: string;
  title: string;
  description: string;
  /** Content of `#root`; empty for the shell of the pages that are drawn in the browser. */
  body: string;
  /** Address for search engines; none keeps the page out of them. */
  address: string | null;
}

async function bodyOf(address: string): Promise<string> {
  await loadPage(address);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, "http://prerender.local")));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect and cannot be prerendered`);
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
}

const hasRoute = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path === address;

async function publicPages(): Promise<PrerenderedPage[]> {
  const pages = PUBLIC_PAGES.filter(hasRoute).map(async (address) => ({
    ...PAGE_HEADS[address],
    name: address === "/" ? "index" : address.slice(1),
    body: await bodyOf(address),
    address,
  }));
  return Promise.all(pages);
}

/** Every page that is written to HTML: the public ones, the one for unknown addresses, the checker as it is before it
 * knows who has come, and the shell of all others.
 * Ready with the module, because the build lets nothing be imported after it. */
export const PAGES: readonly PrerenderedPage[] = [
  ...(await publicPages()),
  { ...NOT_FOUND_HEAD, name: "404", body: await bodyOf("/404"), address: null },
  { ...OTHER_HEAD, name: "dashboard", body: await bodyOf(paths.dashboard), address: null },
  { ...OTHER_HEAD, name: "app-shell", body: "", address: null },
];
