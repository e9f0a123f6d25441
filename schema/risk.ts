/** What every result that leaves by API, assistant or command line says of itself. */
export const PRE_MLR_NOTICE =
  "Pre-MLR check: it certifies nothing and does not replace medical, legal and regulatory review. Material must still go through MLR before publication.";

/** The risk levels of an assessment, least first. */
export const RISK_ORDER = ["NO_RISK", "LOW", "MEDIUM", "HIGH"] as const;
export type RiskLevel = (typeof RISK_ORDER)[number];

/** What the summary of a material begins with of which nothing could be judged; behind it stands why, and what to do. */
export const NO_VERDICT = "No verdict. ";
