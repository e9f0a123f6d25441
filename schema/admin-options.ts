// Free of the validation library: pages show these before anything is checked.

/** How many analyses can be granted at once. */
export const GRANT = { min: 1, max: 100, default: 5 } as const;

/** Rows on a page of every list of the administration. */
export const ADMIN_PAGE_SIZE = 20;

/** Days that the chart of analyses covers, today included. */
export const CHART_DAYS = 30;

/** What can be done to a user's subscription. */
export const SUBSCRIPTION_ACTIONS = ["cancel", "reactivate", "sync"] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

/** Largest file of cases, in bytes, and the most cases that imports may hold together: an analysis keeps them all in
 * its memory. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024;
export const MAX_IMPORTED_CASES = 10_000;

/** What a file of cases holds: the columns of a CSV file, or the fields of each case in a JSON file. */
export const CASE_COLUMNS = {
  caseNumber: { isRequired: true, holds: "AUTH/1234/5/21 or CASE/0123/04/24" },
  title: { isRequired: true, holds: "The parties, such as “Complainant v Company”" },
  matter: {
    isRequired: false,
    holds: "What it was about, in a few words; without it a case is listed, and not matched",
  },
  summary: { isRequired: false, holds: "The ruling in your own words" },
  codeYear: { isRequired: false, holds: "Edition ruled under, such as 2021" },
  received: { isRequired: false, holds: "Date of receipt, 2024-01-31" },
  completed: { isRequired: false, holds: "Date of completion, 2024-05-31" },
  breachClauses: { isRequired: false, holds: "Clauses ruled in breach: 5.1; 6.2; “none”; empty if not seen" },
  noBreachClauses: { isRequired: false, holds: "Clauses ruled not in breach, likewise" },
  appeal: { isRequired: false, holds: "Such as “No appeal” or “Appeal by respondent”; empty if not seen" },
  additionalSanctions: { isRequired: false, holds: "Beyond the undertaking: Public reprimand; Advertisement" },
  respondent: { isRequired: false, holds: "The company complained of" },
  complainant: { isRequired: false, holds: "Who complained, such as health professional" },
  url: { isRequired: false, holds: "Its page on www.pmcpa.org.uk" },
  seenAt: { isRequired: false, holds: "The page on which its facts were seen" },
  note: { isRequired: false, holds: "What to keep in mind of how they were seen" },
  materialType: { isRequired: false, holds: "Such as website, leaflet or social-post; else other" },
  channel: { isRequired: false, holds: "email, print, social, website, conference or sales; else none" },
  audience: { isRequired: false, holds: "hcp, patients, payers, media, investors or internal; else none" },
  themes: { isRequired: false, holds: "Labels such as misleading-claim; off-label" },
  issuePhrases: { isRequired: false, holds: "Words complained of" },
  alsoCaseNumbers: { isRequired: false, holds: "Other numbers of the same case" },
} as const;
export type CaseColumn = keyof typeof CASE_COLUMNS;
