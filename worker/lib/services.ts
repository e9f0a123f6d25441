import { createAdmin } from "#worker/admin/create-admin.ts";
import { Analyses } from "#worker/analysis/analyses.ts";
import { Accounts } from "#worker/auth/accounts.ts";
import { EmailVerification } from "#worker/auth/email-verification.ts";
import { KnownDevices } from "#worker/auth/known-devices.ts";
import { OwnAccount } from "#worker/auth/own-account.ts";
import { PasswordResets } from "#worker/auth/password-resets.ts";
import { SecondFactor } from "#worker/auth/second-factor.ts";
import { createSubscriptions } from "#worker/billing/create-subscriptions.ts";
import { settingsOf, siteUrl } from "#worker/lib/settings.ts";
import { chooseMailer } from "#worker/mail/choose-mailer.ts";
import { Contact } from "#worker/mail/contact.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
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
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";
import { WebhookStore } from "#worker/store/webhooks.ts";
import { Webhooks } from "#worker/webhooks/webhooks.ts";
import { Decisions } from "#worker/workbench/decisions.ts";
import { Sharing } from "#worker/workbench/sharing.ts";
import { Versions } from "#worker/workbench/versions.ts";

/** Everything that routes call, built from the bindings in this one place. */
export function createServices(env: Env, requestUrl: string) {
  const settings = settingsOf(env);
  const site = siteUrl(env, requestUrl);
  const mailer = chooseMailer(env, site);
  const db = openDatabase(env.DB);
  const users = new UserStore(db);
  const usage = new UsageStore(db);
  const uploads = new UploadStore(env.UPLOADS);
  const assessments = new AssessmentStore(db);
  const analyses = new Analyses(env.ANALYSIS_RUN, usage, uploads, assessments);
  const decisionStore = new DecisionStore(db);
  const links = new EmailLinkStore(db);
  const secondFactor = new SecondFactor(new SecondFactorStore(db));
  const subscriptions = createSubscriptions(env, db);
  return {
    accounts: new Accounts(users, secondFactor, settings.ADMIN_EMAILS),
    admin: createAdmin(db, subscriptions),
    analyses,
    apiTokens: new ApiTokenStore(db),
    assessments,
    decisions: new Decisions(assessments, decisionStore),
    contact: new Contact(new ContactMessageStore(db), mailer, settings.SUPPORT_EMAIL),
    emailVerification: new EmailVerification(links, users, mailer, {
      siteUrl: site,
      supportEmail: settings.SUPPORT_EMAIL,
      adminEmails: settings.ADMIN_EMAILS,
    }),
    importedCases: new ImportedCaseStore(db),
    ownAccount: new OwnAccount(users, links, [
      (userId) => subscriptions.endWithAccount(userId),
      (userId) => analyses.forgetUser(userId),
    ]),
    idempotencyKeys: new IdempotencyKeyStore(db),
    knownDevices: new KnownDevices(users),
    passwordResets: new PasswordResets(new ResetTokenStore(db), mailer, site),
    register: new RegisterStore(db),
    secondFactor,
    sharing: new Sharing(assessments, decisionStore, new ShareStore(db)),
    sessions: new SessionStore(db),
    subscriptions,
    usage,
    versions: new Versions(assessments, decisionStore),
    webhooks: new Webhooks(new WebhookStore(db)),
  };
}

export type Services = ReturnType<typeof createServices>;
