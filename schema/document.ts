import { z } from "zod";
import { DOCUMENT_KINDS, type DocumentKind } from "./document-kinds.ts";

export * from "./document-kinds.ts";

/* What a file is taken for: the first question that is put to it. Free of anything that the engine knows. */

const [FIRST_KIND, ...OTHER_KINDS] = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];
export const documentKind = z.enum([FIRST_KIND, ...OTHER_KINDS]);

/** Who speaks. `seller`: an online pharmacy, clinic or shop. */
export const documentAuthor = z.enum([
  "company",
  "nhs",
  "regulator",
  "press",
  "charity",
  "seller",
  "academic",
  "other",
]);
export type DocumentAuthor = z.infer<typeof documentAuthor>;

/** Who is spoken to. `prescribed`: people who take the medicine. */
export const documentReaders = z.enum([
  "hcp",
  "prescribed",
  "public",
  "payers",
  "media",
  "investors",
  "staff",
  "unknown",
]);
export type DocumentReaders = z.infer<typeof documentReaders>;

/** Longest words of the document that a sign quotes, in characters. */
export const MAX_SIGN_CHARS = 120;
/** No more signs are told than that. */
export const MAX_SIGNS = 6;

/** One ground for taking a document for what it is: its exact words, or null for a fact of its build. */
export const documentSign = z.object({ quote: z.string().max(MAX_SIGN_CHARS).nullable(), means: z.string() });
export type DocumentSign = z.infer<typeof documentSign>;

export const documentMedicine = z.object({
  name: z.string(),
  /** Non-proprietary name, where it is known or stands beside the name. */
  inn: z.string().nullable(),
  /** Only as a source gives it; null where none was seen. */
  legal: z.enum(["POM", "P", "GSL"]).nullable(),
});
export type DocumentMedicine = z.infer<typeof documentMedicine>;

/** What a file was taken for. */
export const documentRead = z.object({
  kind: documentKind,
  author: documentAuthor,
  readers: documentReaders,
  medicine: documentMedicine.nullable(),
  /** The text is a part of something longer, so that what is missing may stand elsewhere. */
  excerpt: z.boolean(),
  excerptWhy: z.string().nullable(),
  signs: z.array(documentSign).max(MAX_SIGNS),
  /** How sure the kind is, from 0 to 1. */
  sure: z.number().min(0).max(1),
  /** The Code leaves it alone, and only promotion attached to it was looked for. */
  outside: z.boolean(),
});
export type DocumentRead = z.infer<typeof documentRead>;
