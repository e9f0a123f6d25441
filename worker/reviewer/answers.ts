import { z } from "zod";

/* What a model may answer: numbers of sentences, ids that it was given, and short texts. No overall risk, no case, no
 * quotation has a place here. Lists hold anything, so that one bad entry does not cost the good ones beside it: each
 * entry is checked against its own schema. */

const sentences = z.array(z.int().min(1)).max(20);
const confidence = z.number().min(0).max(100);
const grave = z.enum(["HIGH", "MEDIUM", "LOW"]);

export const addedItem = z.object({
  requirement: z.string().max(80),
  sentences,
  severity: grave,
  issue: z.string().max(2_000),
  rewrite: z.string().max(2_000).nullable(),
  confidence,
});
export type AddedItem = z.infer<typeof addedItem>;

export const confirmedItem = z.object({ finding: z.string().max(10), confidence });
export const disputedItem = z.object({
  finding: z.string().max(10),
  sentences,
  reason: z.string().max(2_000),
  confidence,
});

export const comparedItem = z.object({
  claim: z.int().min(1),
  reference: sentences,
  verdict: z.enum(["supported", "overstated", "contradicted"]),
  reason: z.string().max(2_000),
  confidence,
});

export const pictureItem = z.object({
  requirement: z.string().max(80),
  severity: grave,
  issue: z.string().max(2_000),
  confidence,
});

const MOST_ITEMS = 60;

/** A list of entries that are each checked later; the schema sent to the model describes them in full. */
function loosely<T>(item: z.ZodType<T>) {
  const { $schema: _, ...described } = z.toJSONSchema(item);
  return z.array(z.unknown().meta(described)).max(MOST_ITEMS).default([]);
}

export const clauseAnswer = z.object({
  added: loosely(addedItem),
  confirmed: loosely(confirmedItem),
  disputed: loosely(disputedItem),
});
export const referenceAnswer = z.object({ compared: loosely(comparedItem) });
export const pictureAnswer = z.object({ shows: z.string().max(2_000), added: loosely(pictureItem) });
export const summaryAnswer = z.object({ impression: z.string().max(2_000), sentences });

export type ClauseAnswer = z.infer<typeof clauseAnswer>;
export type ReferenceAnswer = z.infer<typeof referenceAnswer>;
export type PictureAnswer = z.infer<typeof pictureAnswer>;
export type SummaryAnswer = z.infer<typeof summaryAnswer>;
