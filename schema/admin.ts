import { z } from "zod";
import { GRANT, SUBSCRIPTION_ACTIONS } from "./admin-options.ts";
import { MAX_SEARCH_CHARS } from "./history.ts";
import { PAID_TIERS, TIERS } from "./plan.ts";
import { SUBSCRIPTION_STATUSES } from "./subscription.ts";
import { role } from "./user.ts";

const total = z.int().min(0);
const userId = z.int({ error: "Please name a user" }).positive();

/** Answer of `GET /api/admin/stats`. */
export const adminStats = z.object({
  /** Accounts that were signed up for; demo accounts are not counted. */
  totalUsers: total,
  /** Subscriptions that are paid for. */
  activeSubscriptions: total,
  /** Subscriptions in their free trial, which are not among the active ones. */
  trialingSubscriptions: total,
  /** Sum of paid invoices, in pence. */
  totalRevenue: total,
  /** Analyses finished since the beginning, deleted assessments included. */
  totalAnalyses: total,
});
export type AdminStats = z.infer<typeof adminStats>;

/** Answer of `GET /api/admin/analyses-by-day`: a bare array, one entry for each day in UTC, the oldest first. */
export const analysisDay = z.object({ day: z.iso.date(), HIGH: total, MEDIUM: total, LOW: total, NO_RISK: total });
export type AnalysisDay = z.infer<typeof analysisDay>;

/** Answer of `GET /api/admin/users`: a bare array of these, the newest account first. */
export const adminUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  subscriptionTier: z.enum(TIERS),
  /** Of the present month, and what it allows with granted analyses. */
  analysesUsed: total,
  analysesLimit: total,
  createdAt: z.iso.datetime(),
  role,
  isDemo: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Query of a list that is read page by page: what comes after the row with the id `before`. */
export const adminPage = z.object({ before: z.coerce.number().int().positive().optional() });
export type AdminPage = z.infer<typeof adminPage>;

/** Query of `GET /api/admin/users`. */
export const adminUsersQuery = adminPage.extend({ search: z.string().trim().max(MAX_SEARCH_CHARS).default("") });
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

/** Bodies of the actions on a user, each answered by a message. */
export const usageReset = z.object({ userId });
export const sessionsEnding = z.object({ userId });
const grantWords = `Please enter a number from ${GRANT.min} to ${GRANT.max}`;
export const analysesGrant = z.object({
  userId,
  additionalAnalyses: z.coerce
    .number({ error: grantWords })
    .int(grantWords)
    .min(GRANT.min, grantWords)
    .max(GRANT.max, grantWords),
});
export const tierChange = z.object({ userId, tier: z.enum(TIERS, { error: "Please choose a plan" }) });
export const subscriptionUpdate = z.object({
  userId,
  action: z.enum(SUBSCRIPTION_ACTIONS, { error: `The action must be one of ${SUBSCRIPTION_ACTIONS.join(", ")}` }),
});
export type AnalysesGrant = z.infer<typeof analysesGrant>;
export type TierChange = z.infer<typeof tierChange>;
export type SubscriptionUpdate = z.infer<typeof subscriptionUpdate>;

const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);

/** Answer of `GET /api/admin/subscriptions`: a bare array of these, the newest account first. */
export const subscriber = z.object({
  /** The user's id. */
  id: z.int(),
  username: z.string(),
  email: z.string(),
  subscriptionStatus,
  /** What is billed from the next period on. */
  plan: z.enum(PAID_TIERS).nullable(),
  /** When the present period ends: the renewal, or the end where it was cancelled. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  hasCard: z.boolean(),
  /** `local` for trials that no payment provider knows of. */
  provider: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscribersQuery = adminPage.extend({ status: subscriptionStatus.optional() });
export type SubscribersQuery = z.infer<typeof subscribersQuery>;

/** Somebody in a list: without a name once the account is deleted. */
const person = z.object({ id: z.int(), username: z.string().nullable(), email: z.string().nullable() });

/** Answer of `GET /api/admin/audit`: a bare array of these, the newest first. */
export const auditEntry = z.object({
  id: z.int(),
  actor: person,
  action: z.string(),
  /** The user it was done to; null for actions on something else. */
  subject: person.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Answer of `GET /api/admin/contact-messages`: a bare array of these, the newest first. */
export const receivedMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was marked as dealt with. */
  doneAt: z.iso.datetime().nullable(),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

export const messagesQuery = adminPage.extend({ show: z.enum(["open", "all"]).default("open") });
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** Body of `POST /api/admin/contact-messages/{id}`. */
export const messageMark = z.object({ done: z.boolean() });
