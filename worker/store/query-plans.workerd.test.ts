import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { AdminUsers } from "#worker/admin/admin-users.ts";
import { AuditLog } from "#worker/admin/audit-log.ts";
import { ReceivedMessages } from "#worker/admin/received-messages.ts";
import { RuleReports } from "#worker/admin/rule-reports.ts";
import { Statistics } from "#worker/admin/statistics.ts";
import { Subscribers } from "#worker/admin/subscribers.ts";
import { createSubscriptions } from "#worker/billing/create-subscriptions.ts";
import { totalRevenuePence } from "#worker/billing/revenue.ts";
import type { Subscription } from "#worker/billing/subscription.ts";
import { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { LIBRARY } from "#worker/cases/library.ts";
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
import { enforceRetention } from "#worker/store/retention.ts";
import { SecondFactorStore } from "#worker/store/second-factors.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import { ShareStore } from "#worker/store/shares.ts";
import { StripeLedger } from "#worker/store/stripe-ledger.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";
import { WebhookStore } from "#worker/store/webhooks.ts";
import { newCaller } from "#worker/test/api.ts";
import { RESULT, storedAssessment } from "#worker/test/assessments.ts";

const statements = new Set<string>();

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

const db = openDatabase(recording);
const users = new UserStore(db);
const sessions = new SessionStore(db);
const factors = new SecondFactorStore(db);
const links = new EmailLinkStore(db);
const apiTokens = new ApiTokenStore(db);
const keys = new IdempotencyKeyStore(db);
const hooks = new WebhookStore(db);
const assessments = new AssessmentStore(db);
const usage = new UsageStore(db);
const tokens = new ResetTokenStore(db);
const subscriptions = new SubscriptionStore(db);
const ledger = new StripeLedger(db);
const messages = new ContactMessageStore(db);
const adminUsers = new AdminUsers(db);
const imported = new ImportedCaseStore(db);
const imports = new CaseImportStore(db);
const decisions = new DecisionStore(db);
const shares = new ShareStore(db);
const reports = new RuleReports(db);
const register = new RegisterStore(db);
const received = new ReceivedMessages(db);
const statistics = new Statistics(db, () => totalRevenuePence(db));

/** One call at least of every method: the compiler asks for those that are missing. */
type Calls<Store> = { [Method in keyof Store]: (() => unknown)[] };

const PERSON = { email: "", username: "", isDemo: false, role: "user" as const };
const ACCOUNT = { email: "plan@example.com", username: "Alex", passwordHash: "none", role: "user" as const };
const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const LARGE = { ...RESULT, recommendations: { ...RESULT.recommendations, highPriority: ["a".repeat(2_000_000)] } };
const PAGE = { page: 2, limit: 20 };

async function readAll(userId: number): Promise<void> {
  for await (const one of assessments.all(userId)) expect(one.id).toBeTypeOf("string");
}

function userCalls(id: number): Calls<UserStore> {
  return {
    createDemo: [() => users.createDemo()],
    create: [() => users.create(ACCOUNT)],
    convertDemo: [() => users.convertDemo(id, ACCOUNT)],
    withPassword: [() => users.withPassword("a@example.com")],
    account: [() => users.account(id)],
    passwordHash: [() => users.passwordHash(id)],
    replacePasswordHash: [() => users.replacePasswordHash(id, "a", "b")],
    isTaken: [() => users.isTaken("b@example.com")],
    rename: [() => users.rename(id, "B")],
    makeAdmin: [() => users.makeAdmin(id)],
    remove: [() => users.remove(999_999)],
  };
}

function sessionCalls(id: number): Calls<SessionStore> {
  return {
    open: [() => sessions.open(id)],
    find: [async () => new SessionStore(db, () => Date.now() + 7_200_000).find(await sessions.open(id))],
    close: [() => sessions.close("x")],
    listOf: [() => sessions.listOf({ ...PERSON, id }, "x")],
    closeOne: [async () => sessions.closeOne(id, "x")],
    closeOthers: [() => sessions.closeOthers(id, "x")],
  };
}

const factorCalls = (id: number): Calls<SecondFactorStore> => ({
  get: [() => factors.get(id)],
  codesLeft: [() => factors.codesLeft(id)],
  begin: [() => factors.begin(id, "x")],
  enable: [() => factors.enable(id, 1, ["x"])],
  replaceCodes: [() => factors.replaceCodes(id, [])],
  takeStep: [() => factors.takeStep(id, 2)],
  takeCode: [() => factors.takeCode(id, "x")],
  noteFailure: [() => factors.noteFailure(id)],
  remove: [() => factors.remove(id)],
});

const linkCalls = (id: number): Calls<EmailLinkStore> => ({
  issue: [() => links.issue(id, "c@example.com", "x")],
  pendingEmail: [() => links.pendingEmail(id)],
  addressOf: [() => links.addressOf(id, "x")],
  use: [() => links.use(id, "x", "y")],
});

function assessmentCalls(id: number, large: string): Calls<AssessmentStore> {
  const finished = { id: "x", userId: id, fileName: "a", fingerprint: "f", fields: FIELDS, result: LARGE };
  return {
    finish: [() => assessments.finish(finished)],
    get: [() => assessments.get(large, id)],
    list: [
      () => assessments.list(id, PAGE),
      () => assessments.list(id, { ...PAGE, asOf: new Date().toISOString(), q: "words", risk: "HIGH" }),
    ],
    all: [() => readAll(id)],
    remove: [() => assessments.remove("x", id)],
    idsSince: [() => assessments.idsSince(id, 0)],
    monthlyStats: [() => assessments.monthlyStats(id)],
    origin: [() => assessments.origin("x", id)],
    versions: [() => assessments.versions(large, id)],
    hasChecked: [() => assessments.hasChecked(id, "f", 0)],
    shared: [() => assessments.shared("x")],
    owns: [() => assessments.owns("x", id)],
    rename: [() => assessments.rename("x", id, "Name")],
  };
}

const DECISION = {
  ...{ subject: "a@1", kind: "keep" as const, reason: "rule-wrong" as const, words: null, scope: "place" as const },
  ...{ by: "Alex", carriedFrom: null, quote: "words" },
};

const decisionCalls = (id: number, assessment: string): Calls<DecisionStore> => ({
  list: [() => decisions.list(assessment)],
  ofUser: [() => decisions.ofUser(id)],
  set: [() => decisions.set(assessment, DECISION)],
  carry: [() => decisions.carry(assessment, [DECISION])],
  remove: [() => decisions.remove(assessment, "b@2")],
});

const SHARE = { id: "x", tokenHash: "h", showsName: false, expiresAt: new Date(0) };

const shareCalls = (assessment: string): Calls<ShareStore> => ({
  add: [() => shares.add(assessment, SHARE)],
  list: [() => shares.list(assessment)],
  remove: [() => shares.remove(assessment, "y")],
  open: [() => shares.open("h")],
});

const usageCalls = (id: number): Calls<UsageStore> => ({
  limits: [() => usage.limits(id)],
  reserve: [() => usage.reserve(crypto.randomUUID(), id, "upload/x")],
  noteMultipart: [() => usage.noteMultipart("x", "y")],
  openIds: [() => usage.openIds(id)],
  openFree: [() => usage.openFree(crypto.randomUUID(), id, "upload/x")],
  makeFree: [() => usage.makeFree("x")],
  giveBack: [() => usage.giveBack("x")],
});

const apiCalls = (id: number): { api: (() => unknown)[] } => ({
  api: [
    () => apiTokens.create(id, { name: "A", scopes: ["read"], days: 90 }),
    () => apiTokens.find(`abpi_${"a".repeat(64)}`),
    () => apiTokens.listOf(id),
    () => apiTokens.revoke(id, "x"),
    () => keys.take(id, "k", "a"),
    () => keys.take(id, "k", "b"),
    () => keys.note(id, "k", "h"),
    () => keys.lead(id, "k", "c"),
    () => keys.release(id, "k", "a"),
    () => hooks.set(id, "https://receiver.example/", "s"),
    () => hooks.get(id),
    () => hooks.add("m", id, "test", "{}"),
    () => hooks.delivery("m"),
    () => hooks.noteAttempt("m", 1, { status: 200, error: null }, null),
    () => hooks.deliveries(id),
    () => hooks.remove(id),
  ],
});

const otherCalls = (): Calls<ResetTokenStore> & Calls<ContactMessageStore> & { retention: (() => unknown)[] } => ({
  issue: [() => tokens.issue("a@example.com", "x")],
  isLive: [() => tokens.isLive("x")],
  use: [() => tokens.use("x", "y")],
  add: [() => messages.add({ name: "A", email: "a@example.com", company: undefined, message: "Hello" })],
  retention: [() => enforceRetention({ db, bucket: env.UPLOADS, runs: env.ANALYSIS_RUN }, Date.now())],
});

const adminUserCalls = (id: number): Calls<AdminUsers> => ({
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

const registerCalls: Calls<RegisterStore> = {
  ask: [() => register.ask([]), () => register.ask(["novartis", "linked"])],
  all: [() => register.all()],
};

const importedCalls = (id: number): Calls<ImportedCaseStore> & Calls<CaseImportStore> => ({
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

const billingCalls = (id: number): Calls<Omit<SubscriptionStore, "saving">> & { ledger: (() => unknown)[] } => ({
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
const adminCalls = (id: number): (() => unknown)[] => [
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

function parameterCount(sql: string): number {
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  return numbers.length > 0 ? Math.max(...numbers) : (sql.match(/\?/g) ?? []).length;
}

async function planOf(sql: string): Promise<string[]> {
  const parameters = Array.from({ length: parameterCount(sql) }, () => 1);
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}

test("no statement of any store, nor of the scheduled job, scans a table", async () => {
  const { user } = await newCaller();
  for (let at = 1; at <= 13; at++) await storedAssessment(user.id, at);
  const large = await storedAssessment(user.id, 14, { result: LARGE });
  const groups = [
    userCalls(user.id),
    sessionCalls(user.id),
    linkCalls(user.id),
    factorCalls(user.id),
    assessmentCalls(user.id, large),
    decisionCalls(user.id, large),
    shareCalls(large),
    usageCalls(user.id),
    otherCalls(),
    apiCalls(user.id),
    adminUserCalls(user.id),
    importedCalls(user.id),
    billingCalls(user.id),
    { admin: adminCalls(user.id) },
    registerCalls,
  ];
  for (const call of groups.flatMap((group) => Object.values(group)).flat()) await call();
  expect(statements.size).toBeGreaterThan(40);
  const plans = await Promise.all([...statements].map(async (sql) => ({ sql, plan: await planOf(sql) })));
  // The index of words is asked with MATCH (M), and json_each walks through what the statement itself was given.
  const isScan = (detail: string) =>
    /^SCAN (?!CONSTANT ROW|json_each VIRTUAL TABLE|(?:users|register)_search VIRTUAL TABLE INDEX \d+:.*M\d)/.test(
      detail,
    );
  expect(plans.filter(({ plan }) => plan.some(isScan))).toEqual([]);
  // A user's own subscriptions are a handful, and are sorted by what they mean.
  const sorted = plans.filter(({ sql }) => /order by (?!CASE state).*limit/is.test(sql));
  expect(sorted.length).toBeGreaterThan(3);
  for (const { plan } of sorted) expect(plan.join("\n")).not.toContain("TEMP B-TREE");
});

test("a table without an index would be noticed", async () => {
  expect(await planOf("SELECT * FROM users WHERE username = ?")).toEqual(["SCAN users"]);
});
