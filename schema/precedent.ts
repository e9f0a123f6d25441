import { z } from "zod";
import { CASE_OUTCOMES } from "./result.ts";

// The precedent explorer: every case of the PMCPA's register as facts, public and the same for everybody.

/** Cases on a page of the list. */
export const CASES_PAGE_SIZE = 25;

/** "matching" sorts by how well the words searched for match, and is the order of a search by words unless another is asked for. */
export const CASE_SORTS = ["newest", "oldest", "number", "matching"] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

const value = z.string().trim().max(80, "This is longer than any value of the register").optional();
/** An empty field of a form is the same as none. */
const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((given) => (given === "" ? undefined : given), z.enum(values).optional());

/** Query of `GET /api/cases` and `GET /api/cases.csv`; all of it may be left out. */
export const caseQuery = z.object({
  q: z
    .string()
    .trim()
    .max(200, "Please search with at most 200 characters")
    .optional()
    .describe("A case number in any spelling, or words of parties, matter and summary"),
  clause: value.describe("Clause or sub-clause of the 2024 Code: 26 or 26.1"),
  ruled: value.describe("Clause or sub-clause as it was ruled under, by the numbers of its day"),
  ruling: choice(["breach", "no breach"]).describe("With a clause: how it was ruled"),
  outcome: choice(CASE_OUTCOMES).describe("What was ruled; “not seen” where no ruling was seen"),
  year: value.describe("Year in which the case was completed"),
  code: value.describe("Year of the edition of the Code"),
  complainant: value,
  material: value,
  appeal: value,
  sanction: value,
  sort: choice(CASE_SORTS),
  page: z.coerce.number({ error: "The page has to be a number" }).int().min(1).max(1000).optional(),
});
export type CaseQuery = z.infer<typeof caseQuery>;

const clauseLists = z.object({ breach: z.array(z.string()).nullable(), noBreach: z.array(z.string()).nullable() });

/** A case as lists show it. Null says that a thing was not seen, never that there was none. */
export const casePreview = z.object({
  caseNumber: z.string(),
  alsoCaseNumbers: z.array(z.string()),
  title: z.string().nullable(),
  respondent: z.string().nullable(),
  complainant: z.string().nullable(),
  matter: z.string().nullable(),
  /** ISO 8601 days. */
  received: z.string().nullable(),
  completed: z.string().nullable(),
  codeYear: z.int().nullable(),
  outcome: z.enum(CASE_OUTCOMES),
  /** By the numbers of the edition ruled under. */
  ruled: clauseLists,
  /** The same in the numbers of the 2024 Code, where the map between editions is verified. */
  in2024: clauseLists,
});
export type CasePreview = z.infer<typeof casePreview>;

/** Answer of `GET /api/cases/:number`, whose number is written AUTH-2114-4-08. */
export const caseDetail = casePreview.extend({
  summary: z.string().nullable(),
  /** Every clause ruled upon, with its place in the 2024 Code; none where the map between editions does not know it. */
  clauses: z.array(
    z.object({ number: z.string(), ruling: z.enum(["breach", "no breach"]), in2024: z.array(z.string()) }),
  ),
  /** What was said of an appeal. */
  appeal: z.string().nullable(),
  /** Sanctions beyond the undertaking; empty where none was seen. */
  additionalSanctions: z.array(z.string()),
  materialType: z.string().nullable(),
  channel: z.string().nullable(),
  audience: z.string().nullable(),
  themes: z.array(z.string()),
  note: z.string().nullable(),
  /** The case at the regulator's, and the page on which its facts were seen. */
  url: z.string().nullable(),
  seenAt: z.string().nullable(),
  /** `summary`: read on pages and told in our own words; `facts`: clauses or matter seen; `index`: number, parties and dates alone. */
  knownBy: z.enum(["summary", "facts", "index"]),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const caseAnswer = z.object({ case: caseDetail, alike: z.array(casePreview.extend({ why: z.string() })) });
export type CaseAnswer = z.infer<typeof caseAnswer>;

/** Values of one filter with how many cases of the list have each, all other filters holding. */
export const facet = z.array(z.object({ value: z.string(), count: z.int().min(1) }));
export type Facet = z.infer<typeof facet>;

export const FACETS = ["clause", "outcome", "year", "code", "complainant", "material", "appeal", "sanction"] as const;
export type FacetName = (typeof FACETS)[number];

/** Answer of `GET /api/cases`. */
export const caseList = z.object({
  total: z.int().min(0),
  /** All cases that there are. */
  of: z.int().min(0),
  page: z.int().min(1),
  pages: z.int().min(1),
  sort: z.enum(CASE_SORTS),
  cases: z.array(casePreview),
  facets: z.record(z.enum(FACETS), facet),
});
export type CaseList = z.infer<typeof caseList>;

/** Answer of `GET /api/cases/by-year`: of the cases that the filters leave, how many were ruled in breach and not in breach of each
 * clause of 2024, by the year of completion. */
export const clauseYears = z.object({
  years: z.array(z.string()),
  clauses: z.array(
    z.object({
      clause: z.string(),
      /** One for each year. */
      breach: z.array(z.int()),
      noBreach: z.array(z.int()),
    }),
  ),
  /** Cases with a ruling that these figures rest on. */
  cases: z.int().min(0),
});
export type ClauseYears = z.infer<typeof clauseYears>;
