import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { AnalyticsEvent } from "#schema/event.ts";
import { track } from "#web/lib/events.ts";
import { scrollBehavior } from "#web/lib/motion.ts";

type Page = Extract<AnalyticsEvent, { page: string }>["page"];

/** What every page route says of itself; the pattern stands for the address, so that no id is sent. */
export type PageHandle = { page: Page };

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "page" in handle;

/** On every move to another page: up to the top, and one count. */
export function RouteChange() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const page = isPageHandle(handle) ? handle.page : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two assessments share a pattern and are two moves.
  useEffect(() => {
    if (!page) return;
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    track({ name: "page_view", page });
  }, [pathname, page]);
  return null;
}
