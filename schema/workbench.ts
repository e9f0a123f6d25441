import { z } from "zod";
import { analysisResult, MAX_QUOTE_CHARS, matter, riskLevel } from "./result.ts";
import { audience, channel } from "./submission.ts";
import {
  DECISION_KINDS,
  DEFAULT_SHARE_DAYS,
  KEEP_REASONS,
  KEEP_SCOPES,
  type KeepReason,
  type KeepScope,
  MAX_DECISION_CHARS,
  MAX_NAME_CHARS,
  SECOND_LOOK,
  SHARE_DAYS,
} from "./workbench-options.ts";

/* What people do about a result: their decisions, kept beside the assessment and deleted with it. */

const keepReason = z.enum(Object.keys(KEEP_REASONS) as [KeepReason, ...KeepReason[]], {
  error: "Please choose a reason",
});
const keepScope = z.enum(Object.keys(KEEP_SCOPES) as [KeepScope, ...KeepScope[]]);

/** A decision on a matter. `subject` is the matter's id, or `second-look` for all second-look items at once. */
export const decision = z.object({
  subject: z.string(),
  kind: z.enum(DECISION_KINDS),
  /** Of a kept matter only. */
  reason: keepReason.nullable(),
  words: z.string().nullable(),
  scope: keepScope,
  /** Name of whoever decided. */
  by: z.string(),
  at: z.iso.datetime(),
  /** The assessment of an earlier version that it was carried over from. */
  carriedFrom: z.string().nullable(),
});
export type Decision = z.infer<typeof decision>;

/** Body of `POST /api/assessment/{id}/decisions`, answered by all decisions of the assessment. */
export const decisionBody = z
  .object({
    subject: z.string().min(1).max(300),
    kind: z.enum(DECISION_KINDS),
    reason: keepReason.optional(),
    words: z
      .string()
      .trim()
      .max(MAX_DECISION_CHARS, `Please keep the reason under ${MAX_DECISION_CHARS} characters`)
      .optional()
      .transform((words) => words || undefined),
    scope: keepScope.default("place"),
  })
  .superRefine(({ subject, kind, reason, words }, context) => {
    if (kind !== "keep" || subject === SECOND_LOOK) return;
    if (!reason) context.addIssue({ code: "custom", path: ["reason"], message: "Please choose a reason" });
    if (reason === "other" && !words)
      context.addIssue({ code: "custom", path: ["words"], message: "Please say why it can stay" });
  });
export type DecisionBody = z.infer<typeof decisionBody>;

/** Query of `DELETE /api/assessment/{id}/decisions`. */
export const decisionQuery = z.object({ subject: z.string().min(1).max(300) });

/** Body of `PATCH /api/assessment/{id}`; an empty name gives the file's name back. */
export const assessmentName = z.object({
  name: z.string().trim().max(MAX_NAME_CHARS, `Please keep the name under ${MAX_NAME_CHARS} characters`),
});

/** Answer of `GET /api/assessment/{id}/versions`: a bare array of these, the first version first. One that was never checked
 * again is alone in it. */
export const assessmentVersion = z.object({
  id: z.string(),
  version: z.int().min(1),
  filename: z.string(),
  name: z.string().optional(),
  riskLevel,
  createdAt: z.iso.datetime(),
});
export type AssessmentVersion = z.infer<typeof assessmentVersion>;

/** Answer of `GET /api/assessment/{id}/changes`: what became of the matters of the version before, or of the one that `against`
 * names. `open` and `new` name matters of this version; `kept` those of `open` that were kept before. */
export const assessmentChanges = z.object({
  against: assessmentVersion,
  isSameFile: z.boolean(),
  fixed: z.array(matter),
  open: z.array(
    z.object({
      id: z.string(),
      isChanged: z.boolean(),
      /** The words in the earlier version. */
      was: z.array(z.string()),
    }),
  ),
  kept: z.array(z.string()),
  new: z.array(z.string()),
});
export type AssessmentChanges = z.infer<typeof assessmentChanges>;

/** Body of `POST /api/assessment/{id}/try`: the matters whose edits are to be made. */
export const trialBody = z.object({
  matters: z.array(z.string().max(300)).min(1, "Please choose an amendment").max(500),
});

/** Its answer: the text with the edits made, and what became of the matters in it. Nothing of it is kept. */
export const editTrial = z.object({
  /** Edits made. */
  edits: z.int().min(0),
  text: z.string(),
  riskLevel,
  /** Ids of matters that are gone, and of those still there. */
  closes: z.array(z.string()),
  stays: z.array(z.string()),
  /** Matters that were not there before. */
  opens: z.array(matter),
});
export type EditTrial = z.infer<typeof editTrial>;

/** Body of `POST /api/assessment/{id}/shares`. */
export const shareBody = z.object({
  days: z.union(SHARE_DAYS.map((days) => z.literal(days))).default(DEFAULT_SHARE_DAYS),
  /** Whether the reader is told the name of the file. */
  showsName: z.boolean().default(false),
});
export type ShareBody = z.infer<typeof shareBody>;

/** Answer of `GET /api/assessment/{id}/shares`: a bare array of these, the newest first; expired ones are not in it. */
export const share = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opened: z.int().min(0),
  showsName: z.boolean(),
});
export type Share = z.infer<typeof share>;

/** Answer of `POST /api/assessment/{id}/shares`: the token is told this once and kept as a hash. */
export const newShare = share.extend({ token: z.string() });
export type NewShare = z.infer<typeof newShare>;

/** Answer of `GET /api/shared/{token}`: a result with its quotations and decisions, without the text and anything of the account. */
export const sharedResult = z.object({
  /** Null unless it is shared too. */
  filename: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  audience,
  channel,
  result: analysisResult,
  decisions: z.array(decision),
});
export type SharedResult = z.infer<typeof sharedResult>;

/** Query of `GET /api/assessment/{id}/changes`. */
export const changesQuery = z.object({ against: z.uuid().optional() });

/** Answer of `GET /api/admin/rule-reports`: a bare array of these, the newest first: rules that a user says are wrong at
 * certain words. */
export const ruleReport = z.object({
  id: z.int(),
  check: z.string(),
  quote: z.string().max(MAX_QUOTE_CHARS).nullable(),
  words: z.string().nullable(),
  rulesVersion: z.string(),
  at: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type RuleReport = z.infer<typeof ruleReport>;

/** Answer of `GET /api/admin/rule-report-counts`: a bare array, the check with the most open reports first. */
export const ruleReportCount = z.object({ check: z.string(), open: z.int().min(0), all: z.int().min(1) });
export type RuleReportCount = z.infer<typeof ruleReportCount>;
