// Free of the validation library: the router, the build and the worker read these.

/** Pages for everybody: written to HTML at build, listed in the sitemap. */
export const PUBLIC_PAGES = [
  "/",
  "/pricing",
  "/auth",
  "/contact",
  "/cases",
  "/developers",
  "/privacy-policy",
  "/terms-of-service",
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

/** Public pages of which there are as many as cases: the worker puts their facts into the shell. */
export const CASE_PAGE = "/cases/:number";

/** Pages that are drawn in the browser alone and kept out of search engines. */
export const PRIVATE_PAGES = [
  "/dashboard",
  "/subscribe",
  "/account",
  "/admin",
  "/activity",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/assessment/:id",
  "/shared/:token",
  "/verify",
] as const;
