import { env } from "cloudflare:workers";
import type { AdminUsers } from "#worker/admin/admin-users.ts";
import { AuditLog } from "#worker/admin/audit-log.ts";
import { Subscribers } from "#worker/admin/subscribers.ts";
import { createSubscriptions } from "#worker/billing/create-subscriptions.ts";
import type { Subscription } from "#worker/billing/subscription.ts";
import type { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import type { CaseImportStore } from "#worker/store/case-imports.ts";
import type { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import type { RegisterStore } from "#worker/store/register-cases.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import {
  adminUsers,
  db,
  decisions,
  imported,
  imports,
  ledger,
  received,
  register,
  reports,
  statistics,
  subscriptions,
} from "./recorded-stores.ts";

/* Calls of what administrators and subscriptions use. */

/** One call at least of every method: the compiler asks for those that are missing. */
export type Calls<Store> = { [Method in keyof Store]: (() => unknown)[] };

export const DECISION = {
  ...{ subject: "a@1", kind: "keep" as const, reason: "rule-wrong" as const, words: null, scope: "place" as const },
  ...{ by: "Alex", carriedFrom: null, quote: "words" },
};

export const adminUserCalls = (id: number): Calls<AdminUsers> => ({
  list: [
    () => adminUsers.list({ search: "" }),
    () => adminUsers.list({ search: "alex writer" }),
    () => adminUsers.list({ search: String(id) }),
  ],
  resetUsage: [() => adminUsers.resetUsage(id, id)],
  grant: [() => adminUsers.grant(id, 5, id)],
  setTier: [() => adminUsers.setTier(id, "standard", id)],
  endSessions: [() => adminUsers.endSessions(999_999, id).catch(() => undefined)],
});

async function addImport(actorId: number): Promise<string> {
  const id = await imports.stage(actorId, "cases.csv", LIBRARY.slice(0, 3));
  await imports.goLive(id, actorId, 10);
  return id;
}

export const registerCalls: Calls<RegisterStore> = {
  ask: [() => register.ask([]), () => register.ask(["novartis", "linked"])],
  all: [() => register.all()],
};

export const importedCalls = (id: number): Calls<ImportedCaseStore> & Calls<CaseImportStore> => ({
  stage: [() => addImport(id)],
  version: [() => imported.version()],
  count: [() => imported.count()],
  numbers: [() => imported.numbers()],
  all: [() => imported.all()],
  entries: [() => imported.entries()],
  goLive: [() => imports.goLive("x", id, 10)],
  discard: [() => imports.discard("x")],
  list: [() => imported.list(id)],
  imports: [() => imported.imports(id)],
  remove: [async () => imports.remove((await imported.imports(id))[0]?.id ?? "", id)],
});

const SUBSCRIPTION: Subscription = {
  ...{ id: "sub_plans", userId: 0, provider: "stripe", state: "active", plan: "standard", keptPlan: null },
  ...{ currentPeriodEnd: 1, cancelAtPeriodEnd: false, trialEnd: null, hasCard: true, pastDueSince: null, startedAt: 1 },
  awaitsConfirmation: false,
};

export const billingCalls = (id: number): Calls<Omit<SubscriptionStore, "saving">> & { ledger: (() => unknown)[] } => ({
  subscriber: [() => subscriptions.subscriber(id)],
  userOfCustomer: [() => subscriptions.userOfCustomer("cus_1")],
  setCustomer: [() => subscriptions.setCustomer(id, "cus_1")],
  save: [() => subscriptions.save({ ...SUBSCRIPTION, userId: id }, 1)],
  current: [() => subscriptions.current(id)],
  tier: [() => subscriptions.tier(id, 1)],
  hadTrial: [() => subscriptions.hadTrial(id)],
  payments: [() => subscriptions.payments(id)],
  lapsed: [() => subscriptions.lapsed(2, 10)],
  awaiting: [() => subscriptions.awaiting(2, 10)],
  ledger: [
    () => ledger.isApplied("evt_1"),
    () =>
      ledger.apply("evt_1", [
        ledger.recordInvoice({ id: "in_1", userId: id, paidPence: 1, paidAt: 1 }),
        ledger.recordRefund("in_1", 1, 1),
      ]),
    () => ledger.forgetBefore(1),
  ],
});

/** What is only read, or written by statements of its own. */
export const adminCalls = (id: number): (() => unknown)[] => [
  () => reports.list({ show: "open" }),
  () => reports.list({ show: "all" }),
  () => reports.counts(),
  async () => {
    await decisions.set(await storedAssessment(id), DECISION);
    await reports.mark((await reports.list({ show: "open" }))[0]?.id ?? 0, true, 1);
  },
  () => new AuditLog(db).list({}),
  () => received.list({ show: "open" }),
  () => received.list({ show: "all" }),
  () => received.mark(1, true, 1),
  () => statistics.totals(),
  () => statistics.analysesByDay(),
  ...[undefined, "active" as const].map(
    (status) => () => new Subscribers(db, createSubscriptions(env, db)).list({ status }),
  ),
];
