import { z } from "zod";
import { documentKind } from "./document.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "./submission-options.ts";

export * from "./submission-options.ts";

function oneOf<T extends Record<string, string>>(labels: T) {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];
}

export const audience = z.enum(oneOf(AUDIENCES), { error: "Please select an audience type" });
export const channel = z.enum(oneOf(CHANNELS), { error: "Please select a distribution channel" });
export const materialType = z.enum(oneOf(MATERIAL_TYPES), { error: "Please select a material type from the list" });

/** Longest additional context that is stored, in characters. */
const MAX_CONTEXT_CHARS = 4000;

/** The text fields of `POST /api/analyze`; an empty context or material type counts as not given. */
export const submissionFields = z.object({
  audience,
  channel,
  context: z
    .string()
    .trim()
    .max(MAX_CONTEXT_CHARS, `Please keep the additional context under ${MAX_CONTEXT_CHARS} characters`)
    .optional()
    .transform((text) => text || undefined),
  materialType: z.preprocess(
    (value) => (value === "" || value === "auto" ? undefined : value),
    materialType.optional(),
  ),
  /** What the user says the document is, where it was taken for something else. */
  documentKind: z.preprocess((value) => value || undefined, documentKind.optional()),
  /** The assessment of an earlier version of the same material. */
  revises: z.preprocess((value) => value || undefined, z.uuid("This is no assessment of yours").optional()),
  /** `rules`: the material is not to be shown to the AI reviewer. */
  reviewers: z.preprocess((value) => value || undefined, z.enum(["all", "rules"]).optional()),
});
export type SubmissionFields = z.infer<typeof submissionFields>;

export const submitResponse = z.object({ progressId: z.string() });
export type SubmitResponse = z.infer<typeof submitResponse>;
