/** The risk levels of an assessment, least first. */
export const RISK_ORDER = ["NO_RISK", "LOW", "MEDIUM", "HIGH"] as const;
export type RiskLevel = (typeof RISK_ORDER)[number];

/** What the summary of a material begins with of which nothing could be judged; behind it stands why, and what to do. */
export const NO_VERDICT = "No verdict. ";
