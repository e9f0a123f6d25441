import { z } from "zod";
import type { ApiAnalysis, ApiResult } from "#schema/api-v1.ts";
import { caseResult, coverage, matter, riskLevel } from "#schema/result.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";

/** An analysis as assistants are told of it: each matter once, in the exact words of the material, without the ledger of 31
 * clauses and the offsets that only pages need. */
export const toldResult = z.object({
  id: z.string(),
  status: z.enum(["running", "complete", "failed"]),
  notice: z.string(),
  /** Why it failed, or what to do while it runs. */
  message: z.string().nullable(),
  riskLevel: riskLevel.nullable(),
  summary: z.string().nullable(),
  matters: z.array(
    matter.pick({ number: true, headline: true, reason: true, severity: true, clause: true, also: true }).extend({
      /** Exact substrings of the material; empty where something is missing from it. */
      quotations: z.array(z.object({ quote: z.string(), page: z.int().nullable() })),
      whereDue: z.string().nullable(),
      whatToDo: z.string(),
      edits: z.array(z.object({ before: z.string(), after: z.string(), where: z.string().optional() })),
      precedents: z.array(z.string()),
    }),
  ),
  /** What a document alone cannot show. */
  onlyAPersonCanCheck: z.array(z.object({ clause: z.string(), check: z.string() })),
  cases: z.array(caseResult.pick({ caseNumber: true, title: true, outcome: true, why: true, url: true })),
  /** What could not be read: nothing is said of it. */
  unread: coverage.shape.unread,
  reviewers: z.array(z.string()),
});
export type ToldResult = z.infer<typeof toldResult>;

const NOTHING = {
  ...{ riskLevel: null, summary: null, matters: [], onlyAPersonCanCheck: [], cases: [], unread: [], reviewers: [] },
};

const STILL_RUNNING = "It is still running. Ask for it again with get_result.";

/** An analysis without a result, yet or at all. */
export function toldProgress({ id, status, error }: ApiAnalysis): ToldResult {
  return { id, status, notice: PRE_MLR_NOTICE, message: error ?? STILL_RUNNING, ...NOTHING };
}

function toldMatter({ places, due, action, ...rest }: NonNullable<ApiResult["matters"]>[number]) {
  const { number, headline, reason, severity, clause, also, precedents } = rest;
  return {
    ...{ number, headline, reason, severity, clause, also },
    quotations: places.map(({ quote, page }) => ({ quote, page })),
    whereDue: due?.where ?? null,
    whatToDo: action.text,
    edits: action.edits.map(({ before, after, where }) => ({ before, after, ...(where && { where }) })),
    precedents,
  };
}

/** A finished analysis. */
export function toldWhole(result: ApiResult): ToldResult {
  return {
    ...{ id: result.id, status: "complete", notice: PRE_MLR_NOTICE, message: null },
    ...{ riskLevel: result.riskLevel, summary: result.summary },
    matters: (result.matters ?? []).map(toldMatter),
    onlyAPersonCanCheck: result.clauses.flatMap(({ id, humanCheck }) =>
      humanCheck ? [{ clause: id, check: humanCheck }] : [],
    ),
    cases: result.cases.map(({ caseNumber, title, outcome, why, url }) => ({
      ...{ caseNumber, title, outcome, why },
      ...(url && { url }),
    })),
    unread: result.coverage.unread,
    reviewers: result.engine.reviewers,
  };
}
