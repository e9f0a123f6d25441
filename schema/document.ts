import { z } from "zod";

/* What a file is taken for: the first question that is put to it. Free of anything that the engine knows. */

/** What the Code speaks of, in words for the top of a result: "This reads as …". */
export const KINDS_IN_SCOPE = {
  "promotion-hcp": "promotion to health professionals",
  "promotion-public": "promotion that the public can see",
  "patient-material": "material for people who are prescribed the medicine",
  "disease-awareness": "disease awareness",
  "meeting-paper": "a meeting paper",
  "press-release": "a press release or announcement",
  corporate: "a corporate page or paper",
  "internal-briefing": "an internal briefing or training paper",
  disclosure: "a paper on dealings with health professionals or organisations",
} as const;

/** What the Code leaves alone unless a company supplies it as part of promotion. */
export const KINDS_OUTSIDE = {
  smpc: "a Summary of Product Characteristics",
  leaflet: "a package leaflet",
  label: "the text of a label or pack",
  "assessment-report": "a regulator’s assessment report",
  "prescribing-information": "prescribing information alone",
  guideline: "a guideline",
  formulary: "a formulary page",
  "regulator-or-nhs": "a text of a regulator or the NHS",
  ruling: "a ruling of a regulator",
  "journal-article": "a journal article",
  news: "a news item",
  charity: "a charity’s or patient group’s text",
  "job-advertisement": "a job advertisement or description",
  "not-medicines": "a text that is not about medicines",
} as const;

export const DOCUMENT_KINDS = { ...KINDS_IN_SCOPE, ...KINDS_OUTSIDE } as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export type KindInScope = keyof typeof KINDS_IN_SCOPE;
export type KindOutside = keyof typeof KINDS_OUTSIDE;

const [FIRST_KIND, ...OTHER_KINDS] = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];
export const documentKind = z.enum([FIRST_KIND, ...OTHER_KINDS]);

/** Whether the Code leaves documents of the kind alone. */
export const isOutside = (kind: DocumentKind): kind is KindOutside => kind in KINDS_OUTSIDE;

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
