import { queryOptions } from "@tanstack/react-query";
import type { SiteConfig } from "#schema/config.ts";
import { read } from "#web/lib/api.ts";

/** What this installation is configured to show on its pages. */
export const siteConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: () => read<SiteConfig>("/api/config"),
});

/** Opens a message with suggestions in the reader's own mail program. */
export const suggestionsLink = ({ supportEmail }: SiteConfig) =>
  `mailto:${supportEmail}?subject=${encodeURIComponent("Suggestion for the ABPI Compliance Checker")}`;
