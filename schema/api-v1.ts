import { z } from "zod";
import { assessmentDetail, assessmentListItem, pageQuery } from "./assessment.ts";
import { MAX_REFERENCES } from "./limits.ts";
import { PRE_MLR_NOTICE } from "./risk.ts";
import { MAX_TEXT_CHARS, submissionFields, TEXT_FILE_NAME, TEXT_MESSAGES } from "./submission.ts";

/** Longest time that an answer on progress is held, in seconds. */
const MAX_WAIT_S = 20;
/** Longest name that a program may give to a submission, in characters. */
const MAX_KEY_CHARS = 255;

const notice = z
  .literal(PRE_MLR_NOTICE)
  .describe("What the check is and is not. Show it wherever the result is shown.");

/** Body of `POST /api/v1/analyses` as JSON: the words of a material in the place of a file. */
export const textSubmission = submissionFields.extend({
  text: z
    .string()
    .regex(/\S/, TEXT_MESSAGES.missing)
    .max(MAX_TEXT_CHARS, TEXT_MESSAGES.size)
    .describe("The words of the material"),
  fileName: z
    .string()
    .trim()
    .regex(/^[^/\\]{1,251}\.txt$/i, "The file name has to end in .txt")
    .default(TEXT_FILE_NAME)
    .describe("Name to list it under"),
});
export type TextSubmission = z.infer<typeof textSubmission>;

/** Body of `POST /api/v1/analyses` as a form: the same fields as the upload on the checker page. */
export const fileSubmission = submissionFields.extend({
  file: z.string().meta({
    override: { type: "string", format: "binary" },
    description: "PDF, Word, plain text or image, 50 MB at most; after the other fields",
  }),
  smpc: z
    .string()
    .optional()
    .meta({ override: { type: "string", format: "binary" }, description: "An SmPC to compare the material with" }),
  reference: z
    .array(z.string())
    .max(MAX_REFERENCES)
    .optional()
    .meta({
      override: { type: "array", items: { type: "string", format: "binary" }, maxItems: MAX_REFERENCES },
      description: "References that the material cites; a number at the start of a file's name is that of the list",
    }),
});

/** Header of a submission that may be sent again without being analysed twice. */
export const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]+$/, "The Idempotency-Key has to be of plain letters, digits and signs")
    .max(MAX_KEY_CHARS, `The Idempotency-Key may have ${MAX_KEY_CHARS} characters`)
    .optional()
    .describe(
      "Any name of your choice. For 24 hours the same key with the same body gets the same answer, and another body 422.",
    ),
});

export const analysisIdParam = z.object({ id: z.string().describe("Id of the analysis") });

export const waitQuery = z.object({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_WAIT_S, `An answer is held for ${MAX_WAIT_S} seconds at most`)
    .default(0)
    .describe("Seconds to hold the answer while the analysis runs"),
});

/** Answer of `POST /api/v1/analyses`. */
export const submittedAnalysis = z.object({ id: z.string() });

const analysisStatus = z.enum(["running", "complete", "failed"]);

/** How far an analysis is. */
export const apiAnalysis = z.object({
  id: z.string(),
  status: analysisStatus,
  progress: z.int().min(0).max(100).describe("Percent"),
  stage: z.string().describe("What is being done, for people to read"),
  error: z
    .string()
    .nullable()
    .describe("Why it failed, and what to do; null otherwise. A failed analysis is not counted."),
});
export type ApiAnalysis = z.infer<typeof apiAnalysis>;

/** What was submitted and the whole result. */
export const apiResult = assessmentDetail.extend({ notice });
export type ApiResult = z.infer<typeof apiResult>;

export const apiListQuery = pageQuery;

export const apiList = z.object({ items: z.array(assessmentListItem) });
export type ApiList = z.infer<typeof apiList>;

/** The rule book in outline. */
export const apiRuleBook = z.object({
  rulesVersion: z.string(),
  codeEdition: z.string(),
  clauses: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      summary: z.string(),
      requirements: z.array(
        z.object({ id: z.string(), subclause: z.string(), looksFor: z.string().describe("What is looked at") }),
      ),
    }),
  ),
});
export type ApiRuleBook = z.infer<typeof apiRuleBook>;

export const requirementParam = z.object({
  requirement: z.string().min(1).max(120).describe("Id of a requirement, such as 6.hanging-comparison"),
});

export const caseNumberParam = z.object({
  number: z.string().min(1).max(80).describe("Number of a case with hyphens, such as AUTH-2114-4-08"),
});
