import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { AssessmentStore } from "#worker/store/assessments.ts";
import type { ContactMessageStore } from "#worker/store/contact-messages.ts";
import type { DecisionStore } from "#worker/store/decisions.ts";
import type { EmailLinkStore } from "#worker/store/email-links.ts";
import type { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { enforceRetention } from "#worker/store/retention.ts";
import type { SecondFactorStore } from "#worker/store/second-factors.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import type { ShareStore } from "#worker/store/shares.ts";
import type { UsageStore } from "#worker/store/usage.ts";
import type { UserStore } from "#worker/store/users.ts";
import { RESULT } from "#worker/test/assessments.ts";
import {
  adminCalls,
  adminUserCalls,
  billingCalls,
  type Calls,
  DECISION,
  importedCalls,
  registerCalls,
} from "./admin-store-calls.ts";
import {
  apiTokens,
  assessments,
  db,
  decisions,
  factors,
  hooks,
  keys,
  links,
  messages,
  sessions,
  shares,
  tokens,
  usage,
  users,
} from "./recorded-stores.ts";

/* Calls of the stores, for a test of the statements that they send. */

const PERSON = { email: "", username: "", isDemo: false, role: "user" as const };
const ACCOUNT = { email: "plan@example.com", username: "Alex", passwordHash: "none", role: "user" as const };
const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
/** A result that no single row holds. */
export const LARGE = {
  ...RESULT,
  recommendations: { ...RESULT.recommendations, highPriority: ["a".repeat(2_000_000)] },
};
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

/** Calls of all methods of all stores for a user with assessments, of which one is large. */
export function callsOfAll(id: number, large: string): (() => unknown)[] {
  return [
    userCalls(id),
    sessionCalls(id),
    linkCalls(id),
    factorCalls(id),
    assessmentCalls(id, large),
    decisionCalls(id, large),
    shareCalls(large),
    usageCalls(id),
    otherCalls(),
    apiCalls(id),
    adminUserCalls(id),
    importedCalls(id),
    billingCalls(id),
    { admin: adminCalls(id) },
    registerCalls,
  ]
    .flatMap((group): (() => unknown)[][] => Object.values(group))
    .flat();
}
