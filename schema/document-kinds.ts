// Free of the validation library: pages show these.

/** What the Code speaks of, in words for the top of a result: "This reads as …". */
const KINDS_IN_SCOPE = {
  "promotion-hcp": "promotion to health professionals",
  "promotion-public": "promotion to the public",
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
export type KindOutside = keyof typeof KINDS_OUTSIDE;

/** Whether the Code leaves documents of the kind alone. */
export const isOutside = (kind: DocumentKind): kind is KindOutside => kind in KINDS_OUTSIDE;
