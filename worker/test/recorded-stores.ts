import { env } from "cloudflare:workers";
import { AdminUsers } from "#worker/admin/admin-users.ts";
import { ReceivedMessages } from "#worker/admin/received-messages.ts";
import { RuleReports } from "#worker/admin/rule-reports.ts";
import { Statistics } from "#worker/admin/statistics.ts";
import { totalRevenuePence } from "#worker/billing/revenue.ts";
import { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
import { CaseImportStore } from "#worker/store/case-imports.ts";
import { ContactMessageStore } from "#worker/store/contact-messages.ts";
import { openDatabase } from "#worker/store/database.ts";
import { DecisionStore } from "#worker/store/decisions.ts";
import { EmailLinkStore } from "#worker/store/email-links.ts";
import { IdempotencyKeyStore } from "#worker/store/idempotency-keys.ts";
import { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import { RegisterStore } from "#worker/store/register-cases.ts";
import { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { SecondFactorStore } from "#worker/store/second-factors.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import { ShareStore } from "#worker/store/shares.ts";
import { StripeLedger } from "#worker/store/stripe-ledger.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";
import { WebhookStore } from "#worker/store/webhooks.ts";

/* Every store over a database that notes each statement. */

/** The statements that D1 was given. */
export const statements = new Set<string>();

/** D1 that notes every statement it is given. */
const recording = new Proxy(env.DB, {
  get(target, name) {
    if (name === "prepare")
      return (sql: string) => {
        statements.add(sql);
        return target.prepare(sql);
      };
    const value: unknown = Reflect.get(target, name);
    return typeof value === "function" ? value.bind(target) : value;
  },
});

export const db = openDatabase(recording);
export const users = new UserStore(db);
export const sessions = new SessionStore(db);
export const factors = new SecondFactorStore(db);
export const links = new EmailLinkStore(db);
export const apiTokens = new ApiTokenStore(db);
export const keys = new IdempotencyKeyStore(db);
export const hooks = new WebhookStore(db);
export const assessments = new AssessmentStore(db);
export const usage = new UsageStore(db);
export const tokens = new ResetTokenStore(db);
export const subscriptions = new SubscriptionStore(db);
export const ledger = new StripeLedger(db);
export const messages = new ContactMessageStore(db);
export const adminUsers = new AdminUsers(db);
export const imported = new ImportedCaseStore(db);
export const imports = new CaseImportStore(db);
export const decisions = new DecisionStore(db);
export const shares = new ShareStore(db);
export const reports = new RuleReports(db);
export const register = new RegisterStore(db);
export const received = new ReceivedMessages(db);
export const statistics = new Statistics(db, () => totalRevenuePence(db));
