import type { AdminStats, AnalysisDay } from "#schema/admin.ts";
import { CHART_DAYS } from "#schema/admin-options.ts";
import type { RiskLevel } from "#schema/result.ts";
import type { Database } from "#worker/store/database.ts";

const DAY_MS = 86_400_000;

const USERS = "SELECT COUNT(*) AS total FROM users WHERE is_demo = 0 AND id > 0";
const BY_STATUS = "SELECT COUNT(*) AS total FROM users WHERE subscription_status = ?1";
const ANALYSES = "SELECT COALESCE(SUM(total), 0) AS total FROM analysis_days WHERE day > ''";
const DAYS = "SELECT day, risk_level AS riskLevel, total FROM analysis_days WHERE day BETWEEN ?1 AND ?2";

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Figures about the whole installation. */
export class Statistics {
  /** `revenue` tells all revenue, in pence. */
  constructor(
    private readonly db: Database,
    private readonly revenue: () => Promise<number>,
    private readonly now: () => number = Date.now,
  ) {}

  async totals(): Promise<AdminStats> {
    const d1 = this.db.$client;
    const counts = await d1.batch<{ total: number }>([
      d1.prepare(USERS),
      d1.prepare(BY_STATUS).bind("active"),
      d1.prepare(BY_STATUS).bind("trialing"),
      d1.prepare(ANALYSES),
    ]);
    const [totalUsers = 0, activeSubscriptions = 0, trialingSubscriptions = 0, totalAnalyses = 0] = counts.map(
      ({ results }) => results[0]?.total ?? 0,
    );
    const totalRevenue = await this.revenue();
    return { totalUsers, activeSubscriptions, trialingSubscriptions, totalRevenue, totalAnalyses };
  }

  /** Analyses of the last days by risk, the oldest day first; days without any are there with zeros. */
  async analysesByDay(): Promise<AnalysisDay[]> {
    const now = this.now();
    const names = Array.from({ length: CHART_DAYS }, (_, i) => dayOf(now - (CHART_DAYS - 1 - i) * DAY_MS));
    const days = new Map(names.map((day) => [day, { day, HIGH: 0, MEDIUM: 0, LOW: 0, NO_RISK: 0 }]));
    const { results } = await this.db.$client
      .prepare(DAYS)
      .bind(names[0], dayOf(now))
      .all<{ day: string; riskLevel: RiskLevel; total: number }>();
    for (const { day, riskLevel, total } of results) {
      const entry = days.get(day);
      if (entry) entry[riskLevel] = total;
    }
    return [...days.values()];
  }
}
