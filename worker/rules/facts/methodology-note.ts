import { standsIn } from "#worker/text/may-match.ts";
import type { BaseFacts } from "./types.ts";

/** How the sums were arrived at, or where that is told. */
const METHOD =
  /\bmethodolog|\bmethods? note|\bnotes? on (?:the )?(?:figures|method)|\bVAT\b|\bexchange rates?\b|\baccru|\bbasis (?:of|on)\b|\bpayment dates?\b|\bdate of payment\b/i;
const IN_WORDS =
  /\bhow (?:we|these|the|it|they|this|each|sums|figures|values|amounts)\b[^.\n]{0,60}\b(?:count\w*|calculat\w*|work(?:ed)?|compil\w*|prepared|drawn|put together|value\w*|reckon\w*|record\w*|dated|arrived)\b/i;

/** Whether a list of payments or of support says how it was drawn up. Pure. */
export const tellsMethod = ({ view }: Pick<BaseFacts, "view">): boolean =>
  standsIn(METHOD, view.text) || standsIn(IN_WORDS, view.text);
