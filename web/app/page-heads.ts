import type { PublicPage } from "#schema/pages.ts";

type PageHead = { title: string; description: string };

const PRODUCT = "ABPI Compliance Checker";
const titled = (title: string) => `${title} · ${PRODUCT}`;

/** Titles and descriptions of the prerendered pages, for search engines and shared links. A title is the one that the
 * page itself gives the browser's tab. */
export const PAGE_HEADS: Record<PublicPage, PageHead> = {
  "/": {
    title: titled("ABPI Compliance Made Simple"),
    description:
      "Check UK pharmaceutical material against all 31 clauses of the ABPI Code 2024 and PMCPA cases before MLR review: exact words, sub-clause and what to do about each fault.",
  },
  "/pricing": {
    title: titled("Pricing"),
    description:
      "Plans and prices of the ABPI Compliance Checker: a free trial without a card, then a monthly subscription that can be cancelled at any time.",
  },
  "/auth": {
    title: titled("Sign up or log in"),
    description: "Sign up for the ABPI Compliance Checker, or log in. No card is needed to try it.",
  },
  "/contact": {
    title: titled("Contact"),
    description:
      "How to reach the team of the ABPI Compliance Checker. General enquiries are answered within 24 hours.",
  },
  "/developers": {
    title: titled("For developers"),
    description:
      "Check UK pharmaceutical material against the ABPI Code 2024 from your own tools: HTTP API with OpenAPI 3.1, webhook, MCP tools for assistants, and a command line with SARIF.",
  },
  "/cases": {
    title: titled("PMCPA cases"),
    description:
      "Search every case of the PMCPA's register by number, company, clause of the ABPI Code, outcome and year: what was ruled, under which clauses then and now, and cases like it.",
  },
  "/privacy-policy": {
    title: titled("Privacy Policy"),
    description:
      "What the ABPI Compliance Checker does with uploads and personal data: files deleted after analysis, what is kept and for how long, who processes it, and your rights.",
  },
  "/terms-of-service": {
    title: titled("Terms of Service"),
    description:
      "Terms of the ABPI Compliance Checker: what the pre-MLR check is and is not, plans, trial, cancelling, refunds and liability.",
  },
};

/** Head of the pages that are drawn in the browser alone, and of the one for unknown addresses. */
export const OTHER_HEAD: PageHead = {
  title: PRODUCT,
  description: "Pre-MLR check of UK pharmaceutical material against all 31 clauses of the ABPI Code of Practice 2024.",
};

export const NOT_FOUND_HEAD: PageHead = { ...OTHER_HEAD, title: titled("Page not found") };
