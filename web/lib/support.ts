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

/** What is promised about answers, on the contact page and in the terms. */
export const RESPONSE_TIMES = {
  "General enquiries": "Within 24 hours",
  "Urgent issues": "Within 4 hours",
  "Business hours": "Monday-Friday 9 AM-6 PM GMT",
} as const;
