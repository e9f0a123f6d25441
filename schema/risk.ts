/** The risk levels of an assessment, least first. */
export const RISK_ORDER = ["NO_RISK", "LOW", "MEDIUM", "HIGH"] as const;
export type RiskLevel = (typeof RISK_ORDER)[number];
