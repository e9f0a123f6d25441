import type { Clause } from "../types.ts";
import { alteredQuotation } from "./altered-quotation.ts";
import { privateWords } from "./private-words.ts";
import { testimoniesOf } from "./quotes.ts";
import { twisted } from "./twisted.ts";
import { unnamedSource } from "./unnamed-source.ts";

const BARRED =
  /\b(?:safe(?:st|ly)?|best|miracle|no side effects|every patient|all my patients|unlicensed|off[- ]label|better than|gold standard|breakthrough|life[- ]changing)\b/i;
const PERSONAL = /\b(?:I|my|me|I've|I'm)\b/;

/** Clause 7: Use of Quotations. */
export const clause07: Clause = {
  number: 7,
  engaged: (facts) => testimoniesOf(facts).length > 0,
  checks: [alteredQuotation, unnamedSource, privateWords, twisted],
  human: [
    {
      requirement: "7.no-borrowed-breach",
      engaged: (facts) => testimoniesOf(facts).some((quote) => BARRED.test(quote.said)),
      look: "A quotation uses words that the company could not use itself: check that it does not bring in a claim that the Code bars.",
    },
    {
      requirement: "7.testimonial-label",
      engaged: (facts) =>
        facts.submission.audience === "patients" && testimoniesOf(facts).some((quote) => PERSONAL.test(quote.said)),
      look: "Check that the personal story is labelled as one person’s experience and does not speak for a medicine.",
    },
  ],
};
