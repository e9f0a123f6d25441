import { z } from "zod";
import { CASE_PAGE, PRIVATE_PAGES, PUBLIC_PAGES } from "./pages.ts";
import { TIERS } from "./plan.ts";

/** Route patterns, so that no id, token or search text is ever sent. */
const PAGES = [...PUBLIC_PAGES, CASE_PAGE, ...PRIVATE_PAGES, "not-found"] as const;

/** Body of `POST /api/events` (answered 204): first-party counts without cookie or identifier. */
export const analyticsEvent = z.discriminatedUnion("name", [
  z.object({ name: z.literal("page_view"), page: z.enum(PAGES) }),
  z.object({ name: z.literal("plan_chosen"), plan: z.enum(TIERS) }),
  z.object({ name: z.enum(["analysis_started", "analysis_completed", "analysis_error"]) }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
