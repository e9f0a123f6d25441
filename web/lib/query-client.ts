import { QueryClient } from "@tanstack/react-query";

/** The client's caching rules: data never goes stale, nothing is retried, focus refetches nothing,
 * and a call made offline fails at once instead of waiting without a word.
 * What polls says so in its own query options. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
