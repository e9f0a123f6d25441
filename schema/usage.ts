import { z } from "zod";
import { TIERS } from "./plan.ts";

/** Answer of `GET /api/usage-limits`. */
export const usageLimits = z.object({
  used: z.int().min(0),
  /** The tier's analyses per month and any granted on top. */
  limit: z.int().min(0),
  remaining: z.int().min(0),
  allowed: z.boolean(),
  /** First instant of the next calendar month in UTC, ISO 8601. */
  resetDate: z.iso.datetime(),
  tier: z.enum(TIERS),
});
export type UsageLimits = z.infer<typeof usageLimits>;

/** Answer of `GET /api/stats?userId=`: the user's assessments in the current calendar month in UTC. */
export const monthlyStats = z.object({
  totalReviewed: z.int().min(0),
  highRiskFlagged: z.int().min(0),
  approvedMaterials: z.int().min(0),
});
export type MonthlyStats = z.infer<typeof monthlyStats>;
