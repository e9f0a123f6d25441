import { z } from "zod";
import { casePreview, caseQuery } from "#schema/precedent.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { findCases } from "#worker/cases/register/find-cases.ts";
import type { RegisterSource } from "#worker/cases/register/register.ts";

/** Cases told at once. */
const MOST = 20;

const OUTCOMES =
  "“not seen” says that no ruling was seen, never that there was no breach; null says the same of a field. Read the case at the PMCPA before relying on it.";

const { q, ruling, outcome } = caseQuery.shape;

export const precedentInput = z.object({
  query: q,
  // Assistants send 26.1 as a number too.
  clause: z.coerce.string().trim().max(80).optional().describe("Clause or sub-clause of the 2024 Code: 26 or 26.1"),
  ruling,
  outcome,
  page: z.int().min(1).max(1000).optional().describe(`Which ${MOST} of those found; the first where left out`),
});

const { caseNumber, title, respondent, matter, completed, codeYear, ruled, in2024 } = casePreview.shape;

export const precedents = z.object({
  notice: z.string(),
  /** What an outcome says and what it does not. */
  outcomes: z.string(),
  /** All that were found, and all cases that were searched. */
  total: z.int(),
  of: z.int(),
  page: z.int(),
  cases: z.array(
    z.object({
      ...{ caseNumber, title, respondent, matter, completed, codeYear, outcome: casePreview.shape.outcome },
      ...{ ruled, in2024, summary: z.string().nullable(), url: z.string().nullable() },
    }),
  ),
});

/** Cases of the whole register that hold all the words, or have the number, and were ruled as asked; best match first, the
 * newest first without words. */
export async function findPrecedents(
  source: RegisterSource,
  { query, page = 1, ...filters }: z.output<typeof precedentInput>,
): Promise<z.infer<typeof precedents>> {
  const { cases, register } = await findCases(source, { q: query, ...filters });
  return {
    ...{ notice: PRE_MLR_NOTICE, outcomes: OUTCOMES, total: cases.length, of: register.entries.length, page },
    cases: cases.slice((page - 1) * MOST, page * MOST).map(({ preview, entry }) => {
      const { alsoCaseNumbers: _also, complainant: _by, received: _received, ...told } = preview;
      return { ...told, summary: entry.summary, url: entry.url };
    }),
  };
}
