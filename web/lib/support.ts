/** Where people write for help: `SUPPORT_EMAIL` of `wrangler.toml`, which pages cannot read. */
export const SUPPORT_EMAIL = "support@abpi-checker.example";

/** Opens a message with suggestions in the reader's own mail program. */
export const suggestionsLink = `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent("Suggestion for the ABPI Compliance Checker")}`;
