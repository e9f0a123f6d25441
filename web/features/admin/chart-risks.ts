import type { RiskLevel } from "#schema/risk.ts";

/** Worst first, as everywhere; in the chart the worst stands at the bottom, where lengths compare best. */
export const CHART_RISKS = ["HIGH", "MEDIUM", "LOW", "NO_RISK"] as const satisfies readonly RiskLevel[];
