import { standsIn } from "#worker/text/may-match.ts";
import { FEWEST_LINES } from "./edges.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/* What a piece says of itself: what kind of paper it is, whom it is for, that it is not meant. */

const OF_ITSELF =
  /\b(?:(?:this|the) (?:document|text|piece|material|item|paper|page|product|medicine|advertisement|statements?|claims?|message|content)\b|(?:this is|these are|it is) (?:an?|the|no|not)\b|(?:fictitious|fictional|imaginary|invented|not real|accidental)\b|examples?\b|(?:non|not)[- ]promotional|\bdrafts?\b|for (?:training|internal|information|review|research|discussion|education\p{L}*|test\p{L}*)\b|(?:internal|training) \p{L}+\b|(?:clinical )?(?:trial|study) protocol|protocols?\b|questionnaire|surveys?\b|market research|certificate|certified\b|(?:supply|safety|recall) (?:notice|update|information|letter|communication)|notice\b|communication\b|price list|(?:reply|answer|response) to|your (?:enquiry|question)|agreement|contract\b|parties\b|disclosure|transparency|methodolog|advisory board|consultants?\b|budgetary|summary of product characteristics|package leaflet|assessment report|job description|apply by|press release|note for|minutes\b|invoice|risk minimi[sz]ation|not licensed|unlicensed|must not be (?:said|used)|speaker notes|false\b|case study|recruitment|prescribed this|nobody outside|compliance|deliberate|not for (?:use|distribution|circulation)|do not use|confidential)/iu;

/** Lines on top and at the foot that may be a declaration, so many of each. */
const MOST_LINES = 2;

const namesAny = ({ products }: BaseFacts, { start, end }: Line): boolean =>
  products.some(({ mentions }) => mentions.some((m) => start <= m.start && m.start < end));

/** The lines on top and at the foot that only say what the piece is, and name no medicine. Pure. */
export function declaredSpans(facts: BaseFacts): Span[] {
  const { lines, view } = facts;
  if (lines.length < FEWEST_LINES) return [];
  const edges = [...lines.slice(0, MOST_LINES), ...lines.slice(-MOST_LINES)];
  return edges
    .filter((line) => OF_ITSELF.test(view.text.slice(line.start, line.end)) && !namesAny(facts, line))
    .map(({ start, end }) => ({ start, end }));
}

/** How the sums were arrived at, or where that is told. */
const METHOD =
  /\bmethodolog|\bmethods? note|\bnotes? on (?:the )?(?:figures|method)|\bVAT\b|\bexchange rates?\b|\baccru|\bbasis (?:of|on)\b|\bpayment dates?\b|\bdate of payment\b/i;
const IN_WORDS =
  /\bhow (?:we|these|the|it|they|this|each|sums|figures|values|amounts)\b[^.\n]{0,60}\b(?:count\w*|calculat\w*|work(?:ed)?|compil\w*|prepared|drawn|put together|value\w*|reckon\w*|record\w*|dated|arrived)\b/i;

/** Whether a list of payments or of support says how it was drawn up. Pure. */
export const tellsMethod = ({ view }: Pick<BaseFacts, "view">): boolean =>
  standsIn(METHOD, view.text) || standsIn(IN_WORDS, view.text);
