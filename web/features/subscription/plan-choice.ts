import { PAID_TIERS, type PaidTier } from "#schema/plan.ts";
import { readStored, STORAGE_KEYS, session, writeStored } from "#web/lib/storage.ts";

/** The plan that was chosen in this tab, if one was. */
export function chosenPlan(): PaidTier | undefined {
  const stored = readStored(session, STORAGE_KEYS.plan);
  return PAID_TIERS.find((tier) => tier === stored);
}

/** Keeps the chosen plan for the subscribe page, also over a sign-up; `undefined` forgets it. */
export function choosePlan(plan: PaidTier | undefined) {
  writeStored(session, STORAGE_KEYS.plan, plan);
}
