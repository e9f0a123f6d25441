// Free of the validation library: pages read these before any rules are fetched.

export const DECISION_KINDS = ["fix", "keep", "discuss"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why a matter is kept as it is. `rule-wrong` also goes to the administrators. */
export const KEEP_REASONS = {
  reference: "A quotation or reference supports it",
  licence: "Within the licence (SmPC)",
  elsewhere: "Shown elsewhere in the piece",
  "not-ours": "Not our material",
  "rule-wrong": "The rule is wrong here",
  other: "Other",
} as const;
export type KeepReason = keyof typeof KEEP_REASONS;

/** What a kept matter covers: the quoted words, or whatever falls under its requirement in this document and its later
 * versions. */
export const KEEP_SCOPES = { place: "This place", requirement: "This requirement in this document" } as const;
export type KeepScope = keyof typeof KEEP_SCOPES;

/** Longest words of a decision, in characters. */
export const MAX_DECISION_CHARS = 200;
/** Longest name that an assessment can be given, in characters. */
export const MAX_NAME_CHARS = 120;

/** Stands for all second-look items of an assessment at once. */
export const SECOND_LOOK = "second-look";

/** How long a shared link works, in days: the choices, and the usual one. */
export const SHARE_DAYS = [1, 7, 30] as const;
export const DEFAULT_SHARE_DAYS = 7;
/** Links to one assessment that can be open at once. */
export const MAX_SHARES = 20;
