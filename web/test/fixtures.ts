import type { Account, AccountSession } from "#schema/account.ts";
import type { AssessmentDetail, AssessmentListItem } from "#schema/assessment.ts";
import type { AnalysisResult, ClauseResult } from "#schema/result.ts";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import type { UsageLimits } from "#schema/usage.ts";
import type { PublicUser } from "#schema/user.ts";
import { CLAUSE_TITLES } from "#web/test/clause-titles.ts";
import { FINDINGS } from "#web/test/leavepiece.ts";
import { MATTERS } from "#web/test/matters.ts";

const NEEDS_HUMAN = ["8", "9", "17"];
const CLEAR = ["1", "3", "5", "7", "11", "13", "14", "15", "16", "18"];

function clause(title: string, index: number): ClauseResult {
  const id = String(index + 1);
  const findings = FINDINGS[id] ?? [];
  const isForHuman = NEEDS_HUMAN.includes(id);
  return {
    id,
    title,
    description: `What clause ${id} asks of material of this kind, in a sentence or two.`,
    riskLevel: findings.length > 0 ? "HIGH" : "COMPLIANT",
    status: findings.length > 0 ? "issues" : isForHuman ? "needs-human" : CLEAR.includes(id) ? "clear" : "not-engaged",
    ...(isForHuman && { humanCheck: "Look for the signed certificate of the final form of this material." }),
    findings,
  };
}

export const result: AnalysisResult = {
  riskLevel: "HIGH",
  summary:
    "This leavepiece promotes Relvantis to health professionals with claims that cannot stand. It calls the medicine safe and the best choice, compares it with nothing named, and gives a relative risk alone. Its prescribing information is incomplete, and there is no adverse event statement or date. It should not go to MLR before the edits below are made.",
  confidence: 82,
  confidenceReasons: [
    {
      effect: "raises",
      text: "Verdicts of this level were exactly right on 84 of 100 practice materials that nothing was learnt from.",
    },
    { effect: "lowers", text: "References were not opened, so claims could not be compared with their sources." },
  ],
  materialType: { value: "detail-aid", detected: true },
  clauses: CLAUSE_TITLES.map(clause),
  matters: MATTERS,
  cases: [
    {
      id: "auth-3211",
      caseNumber: "AUTH/3211/6/19",
      title: "Complainant v Company: claims in a leavepiece",
      description: "An unqualified claim that a medicine was safe was ruled to be in breach.",
      similarity: 71,
      band: "close",
      outcome: "breach",
      url: "https://www.pmcpa.org.uk/cases/completed-cases/",
      codeYear: 2019,
      clauses: { asRuled: ["7.2", "7.9"], in2024: ["6.1", "6.4"], breach: ["7.2", "7.9"], noBreach: [] },
      why: "The same word, “safe”, in a printed piece for health professionals.",
    },
    {
      id: "auth-3532",
      caseNumber: "AUTH/3532/7/21",
      title: "Health professional v Company: tolerability",
      description: "A qualified statement on tolerability with rates was ruled not to be in breach.",
      similarity: 48,
      band: "counter-example",
      outcome: "no breach",
      codeYear: 2021,
      clauses: { asRuled: ["6.4"], in2024: ["6.4"] },
      why: "A tolerability claim that gave the rates beside it.",
    },
  ],
  recommendations: {
    highPriority: [
      "Replace “safe and well tolerated” by “generally well tolerated; the most frequent adverse reactions were [give them with their rates]”.",
      "Replace “THE BEST CHOICE” by “A TREATMENT OPTION”.",
      "Complete the prescribing information.",
    ],
    bestPractices: ["Add “Date of preparation: [month and year]”."],
    legalReview: true,
    legalReviewReason: "A misleading safety claim can bring Clause 2 into question.",
  },
  engine: {
    reviewers: ["rules"],
    rulesVersion: "2026-11",
    codeEdition: "ABPI Code of Practice 2024",
    caseLibrary: "PMCPA cases 2006 to 2024",
    notices: ["AI review did not run: no model is configured. The rules looked at every clause."],
  },
  coverage: {
    format: "pdf",
    pages: 2,
    words: 96,
    ocrUsed: false,
    ocrConfidence: null,
    unread: [{ page: 3, reason: "a picture without text that could be recognised" }],
    hidden: [{ page: 1, where: "white text on white", quote: "approved draft 2" }],
  },
};

export const demoUser: PublicUser = {
  id: 7,
  email: "demo-7@demo.invalid",
  username: "Demo",
  isDemo: true,
  role: "user",
};

export const user: PublicUser = {
  id: 9,
  email: "anna@example.com",
  username: "Anna Whitfield",
  isDemo: false,
  role: "user",
};

export const account: Account = {
  ...user,
  createdAt: "2026-10-02T09:00:00.000Z",
  emailVerified: true,
  pendingEmail: null,
};

/** Two places where the account is signed in; this one first. */
export const sessions: AccountSession[] = [
  {
    id: "a1",
    device: "Firefox on Windows",
    createdAt: "2026-11-20T09:00:00.000Z",
    lastSeenAt: "2026-11-20T14:00:00.000Z",
    expiresAt: "2026-12-20T09:00:00.000Z",
    isCurrent: true,
  },
  {
    id: "b2",
    device: null,
    createdAt: "2026-11-18T09:00:00.000Z",
    lastSeenAt: "2026-11-19T10:00:00.000Z",
    expiresAt: "2026-12-18T09:00:00.000Z",
    isCurrent: false,
  },
];

export const usage: UsageLimits = {
  used: 1,
  limit: 3,
  remaining: 2,
  allowed: true,
  resetDate: "2026-12-01T00:00:00.000Z",
  tier: "free",
};

export const listItem: AssessmentListItem = {
  id: "41",
  filename: "relvantis-leavepiece-final.pdf",
  riskLevel: "HIGH",
  createdAt: "2026-11-20T14:05:00.000Z",
  audience: "hcp",
  channel: "print",
  materialType: "detail-aid",
  summary: result.summary,
};

export const detail: AssessmentDetail = {
  ...result,
  id: "41",
  filename: "relvantis-leavepiece-final.pdf",
  createdAt: "2026-11-20T14:05:00.000Z",
  audience: "hcp",
  channel: "print",
  context: "Second round, after comments from medical affairs.",
};

const DAY_S = 86_400;
/** 28 November 2026, in unix seconds. */
const TRIAL_END = Date.UTC(2026, 10, 28, 12) / 1000;

/** A trial of the Standard plan without a card. */
export const trial: SubscriptionInfo = {
  ...{ subscriptionStatus: "trialing", cancelAtPeriodEnd: false, currentPeriodEnd: TRIAL_END, tier: "standard" },
  ...{ plan: "standard", trialEnd: TRIAL_END, hasCard: false, canAddCard: true, graceEnd: null },
};

/** A paid month of the Standard plan. */
export const paidMonth: SubscriptionInfo = {
  ...{ ...trial, subscriptionStatus: "active", trialEnd: null, hasCard: true, canAddCard: false },
  currentPeriodEnd: TRIAL_END + 30 * DAY_S,
};

export const noSubscription: SubscriptionInfo = {
  ...{ subscriptionStatus: "none", cancelAtPeriodEnd: false, currentPeriodEnd: null, tier: "free" },
  ...{ plan: null, trialEnd: null, hasCard: false, canAddCard: false, graceEnd: null },
};
