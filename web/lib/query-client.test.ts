import { expect, test } from "vitest";
import { usageQuery } from "#web/features/usage/api/usage.ts";
import { createQueryClient } from "#web/lib/query-client.ts";

test("nothing is retried, refetched on focus, or ever stale", () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
});

test("usage is asked for every 30 seconds", () => {
  expect(usageQuery.refetchInterval).toBe(30_000);
});
