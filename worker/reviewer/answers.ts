import { z } from "zod";
import { documentAuthor, documentKind, documentReaders } from "#schema/document.ts";
import { IMPRESSIONS, keysOf, OBJECTIONS, REASONS } from "./checks/parts.ts";

/* What a model may answer: numbers of sentences, ids that it was given, entries of closed lists, and notes of a few words. No
 * overall risk, no case, no quotation has a place here. Lists hold anything, so that one bad entry does not cost the good
 * ones beside it: each entry is checked against its own schema. */

const MOST_SENTENCES = 20;
const LONGEST_TEXT = 2_000;

const requirement = z.string().max(80);
const sentences = z.array(z.int().min(1)).max(MOST_SENTENCES);
const confidence = z.number().min(0).max(100);
const grave = z.enum(["HIGH", "MEDIUM", "LOW"]);
const reason = z.enum(keysOf(REASONS));
const note = z.string().max(LONGEST_TEXT).nullable();

/** What the document is: the first thing that is asked. `medicine`: the sentence that names it. */
export const gateItem = z.object({
  kind: documentKind,
  author: documentAuthor,
  readers: documentReaders,
  medicine: z.int().min(1).nullable(),
});
export type GateItem = z.infer<typeof gateItem>;

export const addedItem = z.object({
  requirement,
  sentences,
  reason,
  severity: grave,
  note,
  rewrite: z.string().max(LONGEST_TEXT).nullable(),
  confidence,
});

export const missingItem = z.object({ requirement, severity: grave, note, confidence });

export const confirmedItem = z.object({ finding: z.string().max(10), confidence });
export const disputedItem = z.object({
  finding: z.string().max(10),
  sentences,
  reason: z.enum(keysOf(OBJECTIONS)),
  note,
  confidence,
});

export const impressionItem = z.object({ impression: z.enum(keysOf(IMPRESSIONS)), sentences, confidence });

export const comparedItem = z.object({
  claim: z.int().min(1),
  reference: sentences,
  verdict: z.enum(["supported", "overstated", "contradicted"]),
  note,
  confidence,
});

export const pictureItem = z.object({ requirement, reason, severity: grave, note, confidence });

export const secondItem = z.object({ item: z.string().max(10), isThere: z.enum(["yes", "no", "unsure"]), confidence });

/** Entries that are looked at; a model that gives more has lost its way. */
export const MOST_ITEMS = 60;

/** What the schema sent to the model says of an entry that is checked by itself. */
function described<T>(item: z.ZodType<T>) {
  const { $schema: _, ...schema } = z.toJSONSchema(item);
  return z.unknown().meta(schema);
}

/** A list of entries that are each checked later; the schema sent to the model describes them in full. */
const tolerant = <T>(item: z.ZodType<T>) => z.array(described(item)).meta({ maxItems: MOST_ITEMS }).default([]);

export const reviewAnswer = z.object({
  document: described(gateItem).default(null),
  added: tolerant(addedItem),
  missing: tolerant(missingItem),
  confirmed: tolerant(confirmedItem),
  disputed: tolerant(disputedItem),
  impression: tolerant(impressionItem),
});
export const referenceAnswer = z.object({ compared: tolerant(comparedItem) });
export const pictureAnswer = z.object({ shows: z.string().max(LONGEST_TEXT), added: tolerant(pictureItem) });
export const secondAnswer = z.object({ answers: tolerant(secondItem) });

export type ReviewAnswer = z.infer<typeof reviewAnswer>;
export type ReferenceAnswer = z.infer<typeof referenceAnswer>;
export type PictureAnswer = z.infer<typeof pictureAnswer>;
export type SecondAnswer = z.infer<typeof secondAnswer>;
