import { z } from "zod";
import { MAX_SEARCH_CHARS, PAGE_SIZE, RECENT_COUNT } from "./history.ts";
import { analysisResult, riskLevel } from "./result.ts";
import { audience, channel, materialType } from "./submission.ts";

/** One row of a list of assessments; the lists answer with a bare array of these, newest first. */
export const assessmentListItem = z.object({
  id: z.string(),
  filename: z.string(),
  /** Given by the user in place of the file's name. */
  name: z.string().optional(),
  riskLevel,
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  audience,
  channel,
  materialType,
  summary: z.string(),
});
export type AssessmentListItem = z.infer<typeof assessmentListItem>;

/** Answer of `GET /api/assessment/{id}`: what was submitted, and the whole result. */
export const assessmentDetail = analysisResult.extend({
  id: z.string(),
  filename: z.string(),
  createdAt: z.iso.datetime(),
  audience,
  channel,
  context: z.string().optional(),
  /** What tells the file that was checked from any other; absent where it was not recorded. */
  file: z.object({ sha256: z.string(), bytes: z.int() }).optional(),
  /** Given by the user in place of the name of the file. */
  name: z.string().optional(),
});
export type AssessmentDetail = z.infer<typeof assessmentDetail>;

const MAX_PAGE_SIZE = 100;

const wholeNumber = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

export const userIdQuery = z.object({ userId: z.coerce.number().int().positive() });
export const recentQuery = userIdQuery.extend({ limit: wholeNumber(RECENT_COUNT, MAX_PAGE_SIZE) });

/** Query of `GET /api/assessments/user/{userId}`. `asOf` (ISO 8601; send the `createdAt` of the first page's first
 * item) leaves out what came later, so that pages do not shift while new assessments arrive. `q` looks for words in
 * file name and summary, in any case; `risk` keeps one level. An empty `q` or `risk` filters nothing. */
export const pageQuery = z.object({
  page: wholeNumber(1, 100_000),
  limit: wholeNumber(PAGE_SIZE, MAX_PAGE_SIZE),
  asOf: z.iso.datetime().optional(),
  q: z.string().trim().max(MAX_SEARCH_CHARS, `Please search for at most ${MAX_SEARCH_CHARS} characters`).optional(),
  risk: z.preprocess((value) => value || undefined, riskLevel.optional()),
});
export type PageQuery = z.infer<typeof pageQuery>;
