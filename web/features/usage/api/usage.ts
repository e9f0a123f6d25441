import { queryOptions } from "@tanstack/react-query";
import type { UsageLimits } from "#schema/usage.ts";
import { read } from "#web/lib/api.ts";

const POLL_MS = 30_000;

/** The month's use of the signed-in user, asked again every 30 seconds. */
export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: () => read<UsageLimits>("/api/usage-limits"),
  refetchInterval: POLL_MS,
});
